-- 'Sunnies' has the stem of 'sunny', shelves are mounted more often than sold, and of 'weights' little else than 'weighted' is found.
UPDATE "search_synonyms" SET "words" = array_remove("words", 'sunnies') WHERE 'sunnies' = ANY ("words");
UPDATE "search_synonyms" SET "finds" = array_remove("finds", 'shelves') WHERE 'bookcase' = ANY ("words");
UPDATE "search_synonyms" SET "words" = array_replace("words", 'weights', 'free weights') WHERE 'dumbbells' = ANY ("words");
INSERT INTO "search_synonyms" ("words", "updated_at") VALUES
  ('{yard,backyard,back yard}', now()),
  ('{washer dryer,washer and dryer,in unit laundry,laundry in unit}', now());
