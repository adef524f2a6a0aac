-- École is found by ecole, Łukasz by lukasz, Straße by strasse. Decomposed letters lose their marks; the few that do not
-- decompose are named. `unaccent` would do the same, but not every server lets a program create an extension.
-- What is typed is folded alike in apps/gateway/src/platform/database/list-sql.ts.
CREATE FUNCTION "plain_text"("value" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(translate(
  regexp_replace(normalize(lower("value" COLLATE "und-x-icu"), NFD), '[\u0300-\u036F]', '', 'g'),
  'øłđħı', 'oldhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

-- A search looks into every row, and plain letters cost more than everything else of it: they are made once, when a
-- name is written.
ALTER TABLE "user" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (plain_text("name")) STORED;
ALTER TABLE "club" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (plain_text("name")) STORED;
ALTER TABLE "tournament" ADD COLUMN "search_text" TEXT
  GENERATED ALWAYS AS (plain_text("name" || ' ' || "venue")) STORED;
