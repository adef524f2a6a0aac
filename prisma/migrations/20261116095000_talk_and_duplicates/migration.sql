-- AlterTable
ALTER TABLE "game_table" ADD COLUMN     "announce_tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "announced_at" TIMESTAMPTZ(3),
ADD COLUMN     "deal_id" TEXT,
ADD COLUMN     "rematch_of" UUID;

-- CreateTable
CREATE TABLE "duplicate_deal" (
    "id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "duplicate_deal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duplicate_secret" (
    "deal_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "server_seed" BYTEA NOT NULL,

    CONSTRAINT "duplicate_secret_pkey" PRIMARY KEY ("deal_id","round")
);

-- CreateTable
CREATE TABLE "talk_line" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "command_id" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "talk_line_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "talk_block" (
    "user_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "talk_block_pkey" PRIMARY KEY ("user_id","blocked_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "game_table_rematch_of_key" ON "game_table"("rematch_of");

-- CreateIndex
CREATE INDEX "game_table_deal_id_idx" ON "game_table"("deal_id");

-- CreateIndex
CREATE INDEX "game_table_announced_at_status_idx" ON "game_table"("announced_at", "status");

-- CreateIndex
CREATE UNIQUE INDEX "talk_line_table_id_user_id_command_id_key" ON "talk_line"("table_id", "user_id", "command_id");

-- CreateIndex
CREATE INDEX "talk_line_table_id_at_idx" ON "talk_line"("table_id", "at");

-- CreateIndex
CREATE INDEX "talk_line_user_id_idx" ON "talk_line"("user_id");

-- CreateIndex
CREATE INDEX "talk_line_at_idx" ON "talk_line"("at");

-- CreateIndex
CREATE INDEX "talk_block_blocked_id_idx" ON "talk_block"("blocked_id");

-- AddForeignKey
ALTER TABLE "duplicate_secret" ADD CONSTRAINT "duplicate_secret_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "duplicate_deal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talk_line" ADD CONSTRAINT "talk_line_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "game_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talk_line" ADD CONSTRAINT "talk_line_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talk_block" ADD CONSTRAINT "talk_block_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talk_block" ADD CONSTRAINT "talk_block_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
