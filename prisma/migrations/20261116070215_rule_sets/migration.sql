-- CreateTable
CREATE TABLE "rule_set" (
    "id" UUID NOT NULL,
    "club_id" UUID,
    "preset" TEXT,
    "name" TEXT NOT NULL,
    "archived_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rule_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rule_set_version" (
    "id" UUID NOT NULL,
    "rule_set_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "game" TEXT NOT NULL,
    "rules" JSONB NOT NULL,
    "timing" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "published_by" UUID,
    "published_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rule_set_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rule_set_draft" (
    "rule_set_id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "rules" JSONB NOT NULL,
    "timing" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "rule_set_draft_pkey" PRIMARY KEY ("rule_set_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "rule_set_preset_key" ON "rule_set"("preset");

-- CreateIndex
CREATE INDEX "rule_set_club_id_idx" ON "rule_set"("club_id");

-- CreateIndex
CREATE UNIQUE INDEX "rule_set_version_rule_set_id_number_key" ON "rule_set_version"("rule_set_id", "number");

-- AddForeignKey
ALTER TABLE "rule_set" ADD CONSTRAINT "rule_set_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_set_version" ADD CONSTRAINT "rule_set_version_rule_set_id_fkey" FOREIGN KEY ("rule_set_id") REFERENCES "rule_set"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_set_draft" ADD CONSTRAINT "rule_set_draft_rule_set_id_fkey" FOREIGN KEY ("rule_set_id") REFERENCES "rule_set"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- A table that pinned a version must find the same rules in ten years.
CREATE TRIGGER "rule_set_version_immutable" BEFORE UPDATE ON "rule_set_version"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
