-- CreateTable
CREATE TABLE "simulation_run" (
    "id" UUID NOT NULL,
    "club_id" UUID NOT NULL,
    "rule_set_version_id" UUID,
    "rule_set_id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "rules" JSONB NOT NULL,
    "players" INTEGER NOT NULL,
    "games" INTEGER NOT NULL,
    "engine" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "played" INTEGER NOT NULL DEFAULT 0,
    "summary" JSONB,
    "requested_by" UUID NOT NULL,
    "heard_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ,

    CONSTRAINT "simulation_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "simulation_run_club_id_created_at_idx" ON "simulation_run"("club_id", "created_at");

-- CreateIndex
CREATE INDEX "simulation_run_state_created_at_idx" ON "simulation_run"("state", "created_at");

-- CreateIndex
CREATE INDEX "simulation_run_key_idx" ON "simulation_run"("key");

-- AddForeignKey
ALTER TABLE "simulation_run" ADD CONSTRAINT "simulation_run_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE CASCADE ON UPDATE CASCADE;


