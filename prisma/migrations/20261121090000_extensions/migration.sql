-- All three are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- English stems, accents folded: 'Café' finds 'cafe'.
CREATE TEXT SEARCH CONFIGURATION plaza (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION plaza
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
