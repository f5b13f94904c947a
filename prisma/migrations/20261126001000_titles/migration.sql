-- Words of titles have an index of their own: the other one holds no weights, so that each listing with a word anywhere was
-- read to see whether its title has it.
CREATE INDEX listing_search_titles ON listing_search USING gin (ts_filter(tsv, '{a,b}')) WITH (fastupdate = off);
