-- What part of its section a listing belongs to: 'electronics/laptops' in its details, two lexemes in listing_search.
--   xsc_electronics xsc_electronics_laptops

CREATE OR REPLACE FUNCTION fact_lexemes(details jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[
  'xbd_' || replace(details ->> 'beds', '.', '_'),
  'xba_' || replace(details ->> 'baths', '.', '_'),
  'xcon_' || (details ->> 'condition'),
  'xfu_' || CASE details ->> 'furnished' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END,
  'xpe_' || CASE details ->> 'pets' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END,
  CASE details ->> 'delivery' WHEN 'true' THEN 'xdl_1' END,
  CASE details ->> 'pickup' WHEN 'true' THEN 'xpu_1' END,
  'xbr_' || nullif(brand_key(details ->> 'brand'), ''),
  'xpg_' || (details ->> 'pricing'),
  'xsc_' || translate(split_part(details ->> 'subcategory', '/', 1), '-', '_'),
  CASE WHEN strpos(details ->> 'subcategory', '/') > 0
    THEN 'xsc_' || translate(details ->> 'subcategory', '-/', '__') END];

-- Existing listings get theirs by their titles: the last word that tells, of what the thing is before what it comes with.
CREATE TEMP TABLE subcategory_words (category category, path text, words text);
INSERT INTO subcategory_words VALUES
  ('products', 'electronics/laptops', 'laptop|notebook computer|macbook|chromebook|desktop computer|computer'),
  ('products', 'electronics/phones', 'phone|smartphone|iphone|tablet|ipad'),
  ('products', 'electronics/cameras', 'camera|camcorder|lens|telescope|binoculars|refractor|spotting scope'),
  ('products', 'electronics/audio', 'headphone|earbud|headset|speaker|microphone|mic|radio|boombox|turntable|amplifier'),
  ('products', 'electronics/gaming', 'controller|gamepad|console|joystick|video game'),
  ('products', 'electronics/tv', 'tv|television|monitor|projector'),
  ('products', 'home-garden/furniture', 'chair|armchair|sofa|couch|loveseat|table|desk|bookshelf|bookcase|dresser|cabinet|wardrobe|bed|stool|bench|sideboard'),
  ('products', 'home-garden/kitchen', 'teapot|kettle|mug|bowl|plate|pan|skillet|cookware|knife|blender'),
  ('products', 'home-garden/decor', 'vase|mirror|clock|lamp|rug|basket|candle|cushion|curtain|urn|painting'),
  ('products', 'home-garden/plants', 'plant|houseplant|planter|fern|monstera|succulent|mower|garden tool'),
  ('products', 'home-garden/tools', 'tool|toolbox|toolkit|drill|saw|wrench|ladder|hammer'),
  ('products', 'fashion/shoes', 'shoe|sneaker|trainer|boot|sandal|heel|loafer'),
  ('products', 'fashion/clothing', 'coat|overcoat|jacket|parka|dress|shirt|sweater|jeans|hoodie'),
  ('products', 'fashion/bags', 'bag|handbag|purse|tote|backpack|rucksack|daypack|suitcase|carry-on|luggage|wallet'),
  ('products', 'fashion/jewelry', 'ring|necklace|bracelet|earring|watch|wristwatch|chronograph'),
  ('products', 'fashion/accessories', 'sunglasses|glasses|hat|scarf|belt|glove'),
  ('products', 'sports/bikes', 'bicycle|bike|road bike|mountain bike|cruiser'),
  ('products', 'sports/camping', 'tent|sleeping bag|camping stove|hammock'),
  ('products', 'sports/skates', 'skateboard|longboard|skate|roller skate|kick scooter|folding scooter|push scooter'),
  ('products', 'sports/games', 'racket|racquet|basketball|soccer ball|football|golf club|bat|ball'),
  ('products', 'sports/fitness', 'dumbbell|treadmill|weights|yoga mat|kettlebell'),
  ('products', 'vehicles/cars', 'car|sedan|suv|hatchback|coupe|convertible|minivan|wagon|crossover'),
  ('products', 'vehicles/trucks', 'pickup|pickup truck|truck|van'),
  ('products', 'vehicles/motorcycles', 'motorcycle|motor scooter|moped|scooter'),
  ('products', 'vehicles/farm', 'tractor|trailer|harvester'),
  ('products', 'music/guitars', 'guitar|bass|ukulele|banjo'),
  ('products', 'music/keyboards', 'keyboard|piano|synth|synthesizer'),
  ('products', 'music/drums', 'drum|snare|cymbal'),
  ('products', 'music/orchestra', 'violin|fiddle|cello|saxophone|sax|trumpet|flute|clarinet'),
  ('products', 'hobbies/toys', 'bear|teddy|toy|doll|plush|puzzle|board game'),
  ('products', 'hobbies/books', 'book|novel|cookbook|paperback|hardcover|comic'),
  ('products', 'hobbies/crafts', 'yarn|wool|skein|fabric|knitting kit'),
  ('products', 'hobbies/flowers', 'bouquet|flowers|roses|posy'),
  ('products', 'hobbies/food', 'cake|honey|chocolate|jam|cookies'),
  ('services', 'home/cleaning', 'cleaning|cleaner|maid|housekeeping|janitorial'),
  ('services', 'home/plumbing', 'plumbing|plumber|drain|faucet|water heater|leak|pipe|toilet'),
  ('services', 'home/electrical', 'electrical|electrician|wiring|lighting|outlet|panel upgrade|ceiling fan'),
  ('services', 'home/painting', 'painting|painter|wallpaper'),
  ('services', 'home/gardening', 'gardening|gardener|garden|lawn|landscaping|hedge|yard|tree|pruning'),
  ('services', 'home/moving', 'moving|mover|packing|relocation|hauling'),
  ('services', 'home/repairs', 'handyman|carpentry|carpenter|assembly|repair|drywall|fence|mounting|shelves'),
  ('services', 'beauty/hair', 'hair|haircut|cut|barber|color|blowout|stylist|balayage'),
  ('services', 'beauty/spa', 'massage|facial|spa|manicure|nails|skin'),
  ('services', 'beauty/fitness', 'training|trainer|yoga|pilates|strength|coaching'),
  ('services', 'lessons/tutoring', 'tutoring|tutor|math|algebra|homework|sat|reading|essay|chemistry|language'),
  ('services', 'lessons/music', 'piano|guitar|violin|singing|voice|drum|music'),
  ('services', 'events/photography', 'photography|photographer|photo|portrait|headshot'),
  ('services', 'events/catering', 'catering|caterer|buffet|chef|dinner|lunch|brunch'),
  ('services', 'events/planning', 'event|wedding|party|planning|decoration|coordination'),
  ('services', 'pets/walking', 'dog|walking|pet sitting|cat|boarding|pet'),
  ('services', 'pets/grooming', 'grooming|groomer'),
  ('services', 'business/web', 'website|web|logo|online|seo|store'),
  ('services', 'business/bookkeeping', 'bookkeeping|bookkeeper|tax|payroll|accounting|invoice|books'),
  ('services', 'auto/auto-repair', 'brake|oil|engine|tune-up|tire|battery|car|auto|vehicle|transmission|diagnostic'),
  ('services', 'auto/detailing', 'detailing|car wash');

CREATE TEMP TABLE subcategory_of AS
  SELECT l.id, found.path
  FROM (
    SELECT id, category, title,
      regexp_replace(title, '(,\s|;|\(|–|—|\s-\s|\s(with|for|by|in|on|near|from|at|to|plus|including|without)\s).*$', '', 'i')
        AS head
    FROM listings WHERE category <> 'realestate'
  ) l
  CROSS JOIN LATERAL (
    SELECT w.path FROM subcategory_words w
    CROSS JOIN LATERAL (VALUES (l.head, 1), (l.title, 2)) AS said (text, place)
    CROSS JOIN LATERAL regexp_match(said.text, '^.*\m(' || w.words || ')(e?s)?\M', 'i') AS found
    WHERE w.category = l.category AND found IS NOT NULL
    ORDER BY said.place,
      length(substring(said.text FROM '(?i)^.*\m(?:' || w.words || ')(?:e?s)?\M')) DESC, length(found[1]) DESC, w.path
    LIMIT 1
  ) found;

-- The text index is written anew below, at once for all.
ALTER TABLE listings DISABLE TRIGGER USER;
UPDATE listings l SET details = l.details || jsonb_build_object('subcategory', s.path)
  FROM subcategory_of s WHERE s.id = l.id AND NOT l.details ? 'subcategory';
ALTER TABLE listings ENABLE TRIGGER USER;

DROP TABLE subcategory_of, subcategory_words;

DO $$ BEGIN
  IF EXISTS (SELECT FROM listings) THEN
    PERFORM rebuild_listing_search();
    DELETE FROM search_builds;
  END IF;
END $$;
