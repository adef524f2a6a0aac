-- CreateTable
CREATE TABLE "game_table" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "club_id" UUID,
    "host_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "rules" JSONB NOT NULL,
    "timing" JSONB NOT NULL,
    "settings" JSONB NOT NULL,
    "rule_set_version_id" UUID,
    "status" TEXT NOT NULL,
    "seats" JSONB NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "deadline_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "table_event" (
    "table_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "command_id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "table_event_pkey" PRIMARY KEY ("table_id","seq")
);

-- CreateTable
CREATE TABLE "round_secret" (
    "table_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "deal_id" TEXT NOT NULL,
    "server_seed" BYTEA NOT NULL,
    "commitment" TEXT NOT NULL,

    CONSTRAINT "round_secret_pkey" PRIMARY KEY ("table_id","round")
);

-- CreateTable
CREATE TABLE "server_heartbeat" (
    "id" INTEGER NOT NULL,
    "last_seen" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "server_heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "game_table_code_key" ON "game_table"("code");

-- CreateIndex
CREATE UNIQUE INDEX "game_table_link_key" ON "game_table"("link");

-- CreateIndex
CREATE INDEX "game_table_status_created_at_idx" ON "game_table"("status", "created_at");

-- CreateIndex
CREATE INDEX "game_table_club_id_idx" ON "game_table"("club_id");

-- CreateIndex
CREATE INDEX "game_table_seats_idx" ON "game_table" USING GIN ("seats" jsonb_path_ops);

-- CreateIndex
CREATE UNIQUE INDEX "table_event_table_id_command_id_key" ON "table_event"("table_id", "command_id");

-- AddForeignKey
ALTER TABLE "round_secret" ADD CONSTRAINT "round_secret_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "game_table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Each move updates its table's row: with room on the page the new version needs no new index entries.
ALTER TABLE "game_table" SET (fillfactor = 50);

