-- Ratings, seasons and leagues are of one game. The game of an event is that of the rules it has pinned.
ALTER TABLE "tournament" ADD COLUMN "game" TEXT;
UPDATE "tournament" SET "game" = split_part("rule_set_version"."game", '@', 1)
  FROM "rule_set_version" WHERE "rule_set_version"."id" = "tournament"."rule_set_version_id";
UPDATE "tournament" SET "game" = '' WHERE "game" IS NULL;
ALTER TABLE "tournament" ALTER COLUMN "game" SET NOT NULL;

-- So far there was one game, so what a club has is of the game it has played.
ALTER TABLE "league" ADD COLUMN "game" TEXT;
UPDATE "league" SET "game" = COALESCE(
  (SELECT "game" FROM "tournament" WHERE "tournament"."club_id" = "league"."club_id" LIMIT 1),
  (SELECT split_part("game", '@', 1) FROM "rule_set_version" LIMIT 1),
  '');
ALTER TABLE "league" ALTER COLUMN "game" SET NOT NULL;

ALTER TABLE "rating_season" ADD COLUMN "game" TEXT;
UPDATE "rating_season" SET "game" = COALESCE(
  (SELECT "game" FROM "tournament" WHERE "tournament"."club_id" = "rating_season"."club_id" LIMIT 1),
  (SELECT split_part("game", '@', 1) FROM "rule_set_version" LIMIT 1),
  '');
ALTER TABLE "rating_season" ALTER COLUMN "game" SET NOT NULL;
ALTER TABLE "rating_season" DROP CONSTRAINT "rating_season_pkey",
  ADD CONSTRAINT "rating_season_pkey" PRIMARY KEY ("club_id", "game", "starts_on");
