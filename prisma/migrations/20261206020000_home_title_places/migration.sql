-- A place in the title of a home begins with a capital or a digit behind 'in', 'on', 'near', or 'at', and ends at punctuation or
-- a word like 'with': '1 bed in Humboldt Park! Dogs welcome' is about dogs too, and 'in unit laundry' names no place.
CREATE OR REPLACE FUNCTION title_without_place(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(title,
  '^((?:(?!\s(?:[Ii]n|[Oo]n|[Nn]ear|[Aa]t|IN|ON|NEAR|AT)\s[[:upper:][:digit:]])[^,])*)'
  '\s(?:[Ii]n|[Oo]n|[Nn]ear|[Aa]t|IN|ON|NEAR|AT)\s(?=[[:upper:][:digit:]])'
  '(?:(?!(?<=\w{3})\.\s|\s-\s|\s(?:[Ww]ith|WITH|w/|[Ff]or|FOR|[Aa]nd|AND|[Pp]lus|PLUS)\s)[^,;:!?|()\[\]–—*~])*', '\1');

UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state, l.description,
    l.category, l.property_type, l.listing_type, l.details, l.price_cents, l.place_id)
  FROM listings l WHERE l.id = s.listing_id AND l.category = 'realestate';
