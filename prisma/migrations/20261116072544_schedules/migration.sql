-- CreateTable
CREATE TABLE "schedule" (
    "id" UUID NOT NULL,
    "club_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "rule_set_version_id" UUID NOT NULL,
    "created_by" UUID NOT NULL,
    "start_date" TEXT NOT NULL,
    "start_time" TEXT NOT NULL,
    "duration_minutes" INTEGER NOT NULL,
    "rrule" TEXT,
    "seats_from" INTEGER NOT NULL,
    "seats_to" INTEGER NOT NULL,
    "who" TEXT NOT NULL,
    "talk" TEXT NOT NULL,
    "lobby_minutes" INTEGER NOT NULL,
    "grace_minutes" INTEGER NOT NULL,
    "on_short" TEXT NOT NULL,
    "bot_level" TEXT,
    "reminders" INTEGER[],
    "listed" BOOLEAN NOT NULL DEFAULT false,
    "ended_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "schedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "occurrence" (
    "id" UUID NOT NULL,
    "schedule_id" UUID NOT NULL,
    "date" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ NOT NULL,
    "moved" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'planned',
    "cancel_reason" TEXT,
    "table_id" UUID,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "changed_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "occurrence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "occurrence_answer" (
    "occurrence_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "answer" TEXT NOT NULL,
    "since" TIMESTAMPTZ NOT NULL,
    "attended" BOOLEAN,

    CONSTRAINT "occurrence_answer_pkey" PRIMARY KEY ("occurrence_id","user_id")
);

-- CreateTable
CREATE TABLE "calendar_feed" (
    "secret_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "club_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_read_at" TIMESTAMPTZ,

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("secret_hash")
);

-- CreateIndex
CREATE INDEX "schedule_club_id_idx" ON "schedule"("club_id");

-- CreateIndex
CREATE INDEX "occurrence_starts_at_idx" ON "occurrence"("starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "occurrence_schedule_id_date_key" ON "occurrence"("schedule_id", "date");

-- CreateIndex
CREATE INDEX "occurrence_answer_user_id_idx" ON "occurrence_answer"("user_id");

-- CreateIndex
CREATE INDEX "calendar_feed_user_id_idx" ON "calendar_feed"("user_id");

-- AddForeignKey
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_rule_set_version_id_fkey" FOREIGN KEY ("rule_set_version_id") REFERENCES "rule_set_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_schedule_id_fkey" FOREIGN KEY ("schedule_id") REFERENCES "schedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence_answer" ADD CONSTRAINT "occurrence_answer_occurrence_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "occurrence"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence_answer" ADD CONSTRAINT "occurrence_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE CASCADE ON UPDATE CASCADE;


