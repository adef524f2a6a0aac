-- A table's row changes with each of its moves. With room in its page the new version stays beside the old one, and
-- none of the nine indexes is touched; without, one move in ten wrote to all of them.
ALTER TABLE "game_table" SET (fillfactor = 60);
