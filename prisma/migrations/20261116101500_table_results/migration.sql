-- CreateTable
CREATE TABLE "table_result" (
    "table_id" UUID NOT NULL,
    "seat" INTEGER NOT NULL,
    "user_id" UUID,
    "club_id" UUID,
    "game" TEXT NOT NULL,
    "rule_set_version_id" UUID,
    "players" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,
    "rounds" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "won" BOOLEAN NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "table_result_pkey" PRIMARY KEY ("table_id","seat")
);

-- CreateIndex
CREATE INDEX "table_result_user_id_finished_at_idx" ON "table_result"("user_id", "finished_at");

-- CreateIndex
CREATE INDEX "table_result_club_id_finished_at_idx" ON "table_result"("club_id", "finished_at");

-- AddForeignKey
ALTER TABLE "table_result" ADD CONSTRAINT "table_result_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
