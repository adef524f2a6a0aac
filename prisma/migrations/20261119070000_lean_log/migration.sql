-- A move writes its row of the log and nothing else: the running clock stands in the row, and where the log ends is where
-- its rows end. Commands that are sent again are known to whoever reads the log, which everybody has to who writes.
-- Gateways of before write in another way: stop all of them first.
ALTER TABLE "table_event" ADD COLUMN "deadline_at" TIMESTAMPTZ(3);
UPDATE "table_event" e SET "deadline_at" = t."deadline_at"
FROM "game_table" t WHERE t."deadline_at" IS NOT NULL AND e."table_id" = t."id" AND e."seq" = t."seq";
DROP INDEX "table_event_table_id_command_id_key";

-- What was the deadline is now only a time that is not after it, which seldom has to change.
ALTER TABLE "game_table" RENAME COLUMN "deadline_at" TO "wake_at";
ALTER TABLE "game_table" ADD COLUMN "given_for" TIMESTAMPTZ(3), ADD COLUMN "given_until" TIMESTAMPTZ(3);
ALTER TABLE "game_table" DROP COLUMN "seq";
