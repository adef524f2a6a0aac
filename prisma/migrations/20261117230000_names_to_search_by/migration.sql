-- A search looks into every name, and small letters by ICU cost more than everything else of it: they are made once,
-- when a name is written.
ALTER TABLE "user" ADD COLUMN "name_folded" TEXT
  GENERATED ALWAYS AS (lower("name" COLLATE "und-x-icu")) STORED;
