-- CreateTable
CREATE TABLE "tournament" (
    "id" UUID NOT NULL,
    "club_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "venue" TEXT NOT NULL DEFAULT '',
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "listed" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "registration_open" BOOLEAN NOT NULL,
    "cap" INTEGER,
    "entrants" INTEGER NOT NULL,
    "waiting" INTEGER NOT NULL,
    "rule_set_version_id" UUID NOT NULL,
    "secret" BYTEA NOT NULL,
    "names" JSONB NOT NULL DEFAULT '{}',
    "seq" INTEGER NOT NULL DEFAULT 0,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tournament_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tournament_command" (
    "tournament_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "last_seq" INTEGER NOT NULL,
    "command_id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tournament_command_pkey" PRIMARY KEY ("tournament_id","seq")
);

-- CreateTable
CREATE TABLE "tournament_entry" (
    "tournament_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" TEXT NOT NULL,

    CONSTRAINT "tournament_entry_pkey" PRIMARY KEY ("tournament_id","user_id")
);

-- CreateTable
CREATE TABLE "tournament_game" (
    "tournament_id" UUID NOT NULL,
    "stage" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "table_no" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "game_table_id" UUID NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "tournament_game_pkey" PRIMARY KEY ("tournament_id","stage","round","table_no","version")
);

-- CreateTable
CREATE TABLE "tournament_rehearsal" (
    "id" UUID NOT NULL,
    "tournament_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "trouble" TEXT[],
    "report" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tournament_rehearsal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rating_season" (
    "club_id" UUID NOT NULL,
    "starts_on" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "keep_percent" INTEGER NOT NULL,

    CONSTRAINT "rating_season_pkey" PRIMARY KEY ("club_id","starts_on")
);

-- CreateTable
CREATE TABLE "league" (
    "id" UUID NOT NULL,
    "club_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "tournaments" UUID[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "league_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tournament_club_id_starts_at_idx" ON "tournament"("club_id", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "tournament_command_tournament_id_command_id_key" ON "tournament_command"("tournament_id", "command_id");

-- CreateIndex
CREATE INDEX "tournament_entry_user_id_idx" ON "tournament_entry"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "tournament_game_game_table_id_key" ON "tournament_game"("game_table_id");

-- CreateIndex
CREATE INDEX "tournament_rehearsal_tournament_id_idx" ON "tournament_rehearsal"("tournament_id");

-- CreateIndex
CREATE INDEX "league_club_id_idx" ON "league"("club_id");

-- AddForeignKey
ALTER TABLE "tournament" ADD CONSTRAINT "tournament_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_command" ADD CONSTRAINT "tournament_command_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_game" ADD CONSTRAINT "tournament_game_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_rehearsal" ADD CONSTRAINT "tournament_rehearsal_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_season" ADD CONSTRAINT "rating_season_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league" ADD CONSTRAINT "league_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE CASCADE ON UPDATE CASCADE;
