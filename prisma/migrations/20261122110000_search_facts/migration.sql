-- What a title says the thing is, the facts of a listing, and everyday words.
--
-- tsv from here on: the nouns that the title is about A, its other words B; vendor and place C; description D.
-- More pseudo-lexemes beside those of the first versions:
--   xbd_2 xba_1_5         bedrooms (0 is a studio) and bathrooms, the point as an underscore
--   xcon_used             condition
--   xfu_0 xfu_1           furnished or not
--   xpe_0 xpe_1           pets or none
--   xdl_1 xpu_1           delivered, picked up
--   xbr_gripgauge         the brand, letters and digits alone
--   xpg_hourly            how the price of a service is meant

-- What a title is about: the last word before what it comes with, is for, is by or is in. 'Walnut chair by Old Mill' →
-- 'chair', 'Toolbox with tools' → 'Toolbox', 'Car repair and service' → 'repair service', 'Jar of honey' → 'Jar honey',
-- 'Piano and furniture moving' is about moving only.
CREATE FUNCTION title_heads(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(substring(
      regexp_replace(part, '(\s+(\S*\d\S*|inch|inches|set|kit|bundle|outfit|pack|pair|new|used))+\s*$', '', 'i')
      FROM '(\S+)\s*$'), ' ')
  FROM (
    SELECT part, place = count(*) OVER () AS is_last,
      last_value(part) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last_part
    FROM regexp_split_to_table(
      coalesce(nullif(btrim(regexp_replace(title,
        '(,\s|;|\(|\[|\||–|—|\s-\s|\s(with|for|by|in|on|near|from|at|to|around|plus|that|which|including|without)\s).*$', '', 'i')), ''),
        title),
      '\s+(?:and|or|of)\s+|\s*[&/]\s*', 'i') WITH ORDINALITY AS split (part, place)
  ) parts
  WHERE is_last OR part ~ '\S\s+\S' OR last_part !~ '\S\s+\S'
$$;

CREATE FUNCTION brand_key(brand text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(regexp_replace(lower(brand), '[^a-z0-9]', '', 'g'), 60);

CREATE FUNCTION fact_lexemes(details jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[
  'xbd_' || replace(details ->> 'beds', '.', '_'),
  'xba_' || replace(details ->> 'baths', '.', '_'),
  'xcon_' || (details ->> 'condition'),
  'xfu_' || CASE details ->> 'furnished' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END,
  'xpe_' || CASE details ->> 'pets' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END,
  CASE details ->> 'delivery' WHEN 'true' THEN 'xdl_1' END,
  CASE details ->> 'pickup' WHEN 'true' THEN 'xpu_1' END,
  'xbr_' || nullif(brand_key(details ->> 'brand'), ''),
  'xpg_' || (details ->> 'pricing')];

CREATE FUNCTION listing_tsv(seq bigint, title text, vendor_name text, location text, city text, state text,
  description text, category category, property_type text, listing_type listing_type, details jsonb) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(setweight(to_tsvector('plaza', search_text(title)), 'B'), 'A',
      tsvector_to_array(to_tsvector('plaza', search_text(coalesce(title_heads(title), '')))))
    || setweight(to_tsvector('plaza', search_text(concat_ws(' ', vendor_name, location,
         CASE WHEN strpos(location, city) = 0 THEN city END,
         CASE WHEN strpos(location, ', ' || state) = 0 THEN state END,
         us_state_name(state)))), 'C')
    || setweight(to_tsvector('plaza', search_text(description)), 'D')
    || array_to_tsvector(array_remove(ARRAY[
         'xcat_' || category,
         'xst_' || lower(state),
         'xci_' || place_key(city, location),
         'xpt_' || replace(property_type, '-', '_'),
         'xlt_' || listing_type,
         'xa_' || (seq >> 10),
         'xr_' || (seq >> 13),
         'xw_' || (seq >> 16)] || fact_lexemes(details), NULL))
$$;

CREATE OR REPLACE FUNCTION search_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_search (seq, listing_id, tsv)
    SELECT s.seq, s.id, listing_tsv(s.seq, s.title, s.vendor_name, s.location, s.city, s.state, s.description,
      s.category, s.property_type, s.listing_type, s.details)
    FROM (
      SELECT nextval('listing_search_seq_seq') AS seq, n.*
      FROM (SELECT * FROM new_rows WHERE status = 'approved' ORDER BY created_at, id) n
    ) s;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_seq bigint;
BEGIN
  IF NEW.status <> 'approved' THEN
    DELETE FROM listing_search WHERE listing_id = NEW.id;
  ELSIF OLD.status <> 'approved' THEN
    new_seq := nextval('listing_search_seq_seq');
    INSERT INTO listing_search (seq, listing_id, tsv)
      VALUES (new_seq, NEW.id, listing_tsv(new_seq, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state,
        NEW.description, NEW.category, NEW.property_type, NEW.listing_type, NEW.details));
  ELSE
    UPDATE listing_search s SET tsv = listing_tsv(s.seq, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state,
        NEW.description, NEW.category, NEW.property_type, NEW.listing_type, NEW.details)
      WHERE s.listing_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

-- Of the details only what is searched for: how many are left in stock changes often and costs the search nothing.
DROP TRIGGER listings_search_update ON listings;
CREATE TRIGGER listings_search_update
  AFTER UPDATE OF status, title, vendor_name, location, city, state, description, category, property_type, listing_type,
    details
  ON listings
  FOR EACH ROW
  WHEN ((OLD.status = 'approved') <> (NEW.status = 'approved') OR (NEW.status = 'approved' AND (
    (OLD.title, OLD.vendor_name, OLD.location, OLD.city, OLD.state, OLD.description, OLD.category, OLD.property_type,
      OLD.listing_type, fact_lexemes(OLD.details))
    IS DISTINCT FROM
    (NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category, NEW.property_type,
      NEW.listing_type, fact_lexemes(NEW.details)))))
  EXECUTE FUNCTION search_update();

CREATE OR REPLACE FUNCTION rebuild_listing_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE listing_search RESTART IDENTITY;
  DROP INDEX listing_search_tsv_idx;
  INSERT INTO listing_search (seq, listing_id, tsv)
    SELECT s.seq, s.id, listing_tsv(s.seq, s.title, s.vendor_name, s.location, s.city, s.state, s.description,
      s.category, s.property_type, s.listing_type, s.details)
    FROM (
      SELECT nextval('listing_search_seq_seq') AS seq, n.*
      FROM (SELECT * FROM listings WHERE status = 'approved' ORDER BY created_at, id) n
    ) s;
  CREATE INDEX listing_search_tsv_idx ON listing_search USING gin (tsv) WITH (fastupdate = off);
END $$;

DROP FUNCTION listing_tsv(bigint, text, text, text, text, text, text, category, text, listing_type);

-- With the next start, not with the next night: how often the facts stand there sizes the windows of a search.
DO $$ BEGIN
  IF EXISTS (SELECT FROM listings) THEN
    PERFORM rebuild_listing_search();
    DELETE FROM search_builds;
  END IF;
END $$;

ALTER TABLE search_lexemes
  ADD COLUMN product_heads INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN service_heads INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN realestate_heads INTEGER NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION rebuild_search_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Before the first row is read: whatever commits later is newer than this, and found among the changes.
  complete_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
BEGIN
  -- One at a time; who comes second has nothing left to do.
  IF NOT pg_try_advisory_xact_lock(hashtext('rebuild_search_tables')) THEN
    RETURN;
  END IF;

  CREATE TEMP TABLE fresh_lexemes ON COMMIT DROP AS
    SELECT word AS lexeme, sum(ndoc)::int AS documents,
      coalesce(sum(ndoc) FILTER (WHERE category = 1), 0)::int AS products,
      coalesce(sum(ndoc) FILTER (WHERE category = 2), 0)::int AS services,
      coalesce(sum(ndoc) FILTER (WHERE category = 3), 0)::int AS realestate,
      coalesce(sum(heads) FILTER (WHERE category = 1), 0)::int AS product_heads,
      coalesce(sum(heads) FILTER (WHERE category = 2), 0)::int AS service_heads,
      coalesce(sum(heads) FILTER (WHERE category = 3), 0)::int AS realestate_heads
    FROM (
      SELECT 1 AS category, word, ndoc, 0 AS heads
        FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_products''::tsquery')
      UNION ALL
      SELECT 2, word, ndoc, 0 FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_services''::tsquery')
      UNION ALL
      SELECT 3, word, ndoc, 0 FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_realestate''::tsquery')
      UNION ALL
      SELECT 1, word, 0, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_products''::tsquery', 'a')
      UNION ALL
      SELECT 2, word, 0, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_services''::tsquery', 'a')
      UNION ALL
      SELECT 3, word, 0, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_realestate''::tsquery', 'a')
    ) counted
    WHERE word !~ '^x[arw]_[0-9]+$' AND char_length(word) <= 120
    GROUP BY word;

  CREATE TEMP TABLE fresh_words ON COMMIT DROP AS
    SELECT word, lexemes[1] AS lexeme, documents
    FROM (
      SELECT word, count(*)::int AS documents, tsvector_to_array(to_tsvector('plaza', word)) AS lexemes
      FROM listing_search s
      JOIN listings l ON l.id = s.listing_id
      CROSS JOIN unnest(search_words_of(concat_ws(' ', l.title, l.vendor_name, l.city, us_state_name(l.state)))) AS word
      WHERE char_length(word) BETWEEN 2 AND 40
      GROUP BY word
    ) counted
    WHERE cardinality(lexemes) = 1;

  CREATE TEMP TABLE fresh_phrases ON COMMIT DROP AS SELECT * FROM fresh_search_phrases(200000, 150000);

  INSERT INTO search_lexemes AS old (lexeme, documents, products, services, realestate, product_heads, service_heads,
      realestate_heads)
    SELECT lexeme, documents, products, services, realestate, product_heads, service_heads, realestate_heads
    FROM fresh_lexemes
    ON CONFLICT (lexeme) DO UPDATE SET documents = excluded.documents, products = excluded.products,
      services = excluded.services, realestate = excluded.realestate, product_heads = excluded.product_heads,
      service_heads = excluded.service_heads, realestate_heads = excluded.realestate_heads
    WHERE (old.documents, old.products, old.services, old.realestate, old.product_heads, old.service_heads,
        old.realestate_heads)
      <> (excluded.documents, excluded.products, excluded.services, excluded.realestate, excluded.product_heads,
        excluded.service_heads, excluded.realestate_heads);
  DELETE FROM search_lexemes old WHERE NOT EXISTS (SELECT FROM fresh_lexemes f WHERE f.lexeme = old.lexeme);

  INSERT INTO search_words AS old (word, lexeme, documents)
    SELECT word, lexeme, documents FROM fresh_words
    ON CONFLICT (word) DO UPDATE SET documents = excluded.documents WHERE old.documents <> excluded.documents;
  DELETE FROM search_words old WHERE NOT EXISTS (SELECT FROM fresh_words f WHERE f.word = old.word);

  INSERT INTO search_phrases AS old (phrase, documents, samples)
    SELECT phrase, documents, samples FROM fresh_phrases
    ON CONFLICT (phrase) DO UPDATE SET documents = excluded.documents, samples = excluded.samples
    WHERE old.documents <> excluded.documents OR old.samples <> excluded.samples;
  DELETE FROM search_phrases old WHERE NOT EXISTS (SELECT FROM fresh_phrases f WHERE f.phrase = old.phrase);

  INSERT INTO search_builds (id, revision, built_at) VALUES (1, complete_to, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, built_at = excluded.built_at;
  -- Instances that have not read the new tables yet still need the changes of the last day.
  DELETE FROM search_changes WHERE revision < complete_to AND changed_at < now() - interval '1 day';
END $$;

CREATE TABLE search_synonyms (
  id SERIAL NOT NULL,
  words TEXT[] NOT NULL,
  finds TEXT[] NOT NULL DEFAULT '{}',
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT search_synonyms_pkey PRIMARY KEY (id)
);

-- One group a line; words after '>' are found one way: who types 'maid' finds cleaning, who types 'cleaning' no maid.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '),
  coalesce(string_to_array(nullif(btrim(split_part(line, '>', 2)), ''), ', '), '{}')
FROM unnest(string_to_array(btrim($$
couch, sofa, settee, davenport > loveseat, sectional, sofa bed, futon
loveseat, love seat > two-seat sofa, sofa
sectional > sectional sofa
sleeper sofa, sofa bed, pull-out couch, futon > sofa, loveseat
armchair, arm chair, easy chair, lounge chair > accent chair, recliner
recliner, lazy boy, reclining chair
chair, seat > stool
stool, barstool, bar stool
furniture, furnishings > sofa, loveseat, chair, table, desk, dresser, bookshelf, bed frame, cabinet, wardrobe
table > desk, nightstand
coffee table, cocktail table
desk, writing table > workstation
dresser, chest of drawers, bureau
wardrobe, armoire, clothes cabinet
bookshelf, bookcase, book shelf > shelves, shelving unit
nightstand, bedside table, night table
bed, bedstead, bed frame
mattress, bed mattress
rug, carpet > area rug
curtain, drapes > blinds
lamp, light fixture > floor lamp, table lamp, desk lamp
looking glass, wall mirror, mirror
clock, timepiece > wall clock, mantel clock, shelf clock
vase, urn, flower vase, flowerpot > amphora
plant, houseplant, house plant, indoor plant, potted plant
home decor, decoration, decor > vase, mirror, clock, wall art, rug
painting, artwork, wall art > art print
teapot, tea pot, tea kettle > kettle
mug, cup > tea cup
dishes, dinnerware, tableware, crockery > plates, teapot, bowl, mug
silverware, cutlery, flatware
cookware, pots and pans, pots > pan, skillet
fridge, refrigerator, icebox > freezer
stove, oven, range, cooker
washer, washing machine, clothes washer > washer and dryer
dryer, clothes dryer, tumble dryer
dishwasher, dish washer
vacuum, vacuum cleaner, hoover
microwave, microwave oven
air conditioner, ac unit, aircon > window unit
heater, space heater
fan, ventilator > ceiling fan
coffee maker, coffee machine, espresso machine
blender, mixer > food processor
appliance, home appliance > refrigerator, washer, dryer, oven, dishwasher, microwave
grill, barbecue, bbq, barbeque > smoker
patio furniture, outdoor furniture, garden furniture
lawn mower, lawnmower, mower, grass cutter
basket, hamper > picnic basket, willow basket, woven basket
picnic hamper > picnic basket
tool, hand tool, tool kit, toolkit, tool set, tool box, toolbox
wrench, spanner
drill, power drill > cordless drill
saw > circular saw, table saw, chainsaw
flashlight, torch
ladder, step ladder
car, automobile, auto > sedan, suv, coupe, hatchback, convertible, minivan, station wagon, pickup truck, work truck
vehicle, motor vehicle > car, suv, truck, pickup, motorcycle, motor scooter, scooter, van, sedan, tractor
sedan, saloon car
suv, sport utility, sport utility vehicle, crossover, jeep, four by four
minivan, mini van, family van > van
truck, pickup, pick-up, pickup truck, lorry
van, cargo van > minivan
motorcycle, motorbike, motor bike, motor cycle > motor scooter
moped, vespa, motor scooter, 125cc scooter > retro scooter
scooter > motor scooter, kick scooter
kick scooter, push scooter, folding scooter
rv, motorhome, motor home, camper van, campervan, recreational vehicle
trailer > utility trailer, travel trailer
boat, motorboat > canoe, kayak, sailboat
kayak, canoe
tractor, farm tractor > utility tractor
tire, tyre
wheels, rims
car parts, auto parts
bike, bicycle, cycle, pushbike, push bike, two-wheeler
mountain bike, mtb
road bike, racing bike
ebike, e-bike, electric bike, electric bicycle
kids bike, childrens bike
skateboard, skate board, longboard
rollerblades, inline skates, roller blades, roller skates, rollerskates, quad skates > skates
skates > roller skates, quad skates, ice skates
tent, camping tent, canopy > ridge tent, three-season tent
camping gear, camping equipment, camping > tent, sleeping bag, backpack
racket, racquet, tennis racket, tennis racquet
basketball, basket ball, hoops ball
soccer ball, football
ball > basketball, soccer ball, tennis ball
gym equipment, exercise equipment, fitness equipment, workout equipment > dumbbells, treadmill, weights, exercise bike
treadmill, running machine
dumbbells, weights, barbell
golf clubs, golf set
sporting goods, sports equipment > racket, basketball, skateboard, skates, bicycle, tent
purse, handbag, hand bag, pocketbook, shoulder bag, clutch > top-handle bag
bag > handbag, top-handle bag, backpack, tote
tote, tote bag
wallet, billfold
rucksack, backpack, back pack, knapsack, school bag, book bag, schoolbag, bookbag > daypack
luggage, suitcase, suit case, baggage, travel bag, travel case, trolley case > carry-on
carry-on, carry on, cabin bag, hand luggage > carry-on suitcase
sneakers, trainers, tennis shoes, running shoes, gym shoes, athletic shoes, sport shoes, training shoes, kicks, joggers
shoes, footwear > sneakers, running shoes, training shoes, boots, sandals, hiking boots
boots > hiking boots, work boots, cowboy boots
hiking boots, hiking shoes, walking boots, trekking boots, hikers
heels, high heels, pumps
sandals, flip flops
coat, overcoat, trench coat, trenchcoat, topcoat, winter coat > jacket
jacket, blazer > coat
raincoat, rain coat, mac > trench coat
sweater, jumper, pullover > cardigan, hoodie
hoodie, hooded sweatshirt > sweatshirt
pants, trousers, slacks > jeans
jeans, denim pants
shirt, blouse > t-shirt
t-shirt, tee, tshirt, tee shirt
dress, gown, frock
clothes, clothing, apparel, garment > coat, jacket, dress, shirt, jeans, sweater
glasses, eyeglasses, spectacles
shades, sunglasses, sun glasses, sunnies, dark glasses
watch, wristwatch, wrist watch
jewelry, jewellery, jewels > ring, necklace, bracelet, earrings
ring > engagement ring, diamond ring, wedding band
wedding ring, wedding band, engagement ring, diamond ring > solitaire ring
necklace, pendant > chain
earrings, ear rings
laptop, notebook computer, notebook pc, laptop computer, portable computer, lap top, macbook, chromebook
computer, pc > laptop, desktop computer
desktop, desktop computer, desktop pc
monitor, computer screen
tablet, tablet computer
tv, television, telly, flat screen, flatscreen
phone, cell phone, cellphone, mobile phone, smartphone, smart phone, cellular phone, handset
headphones, head phones, headset, head set, earphones, ear phones, cans > earbuds
earbuds, ear buds, in-ear headphones > headphones
speaker, loudspeaker > bluetooth speaker
mic, mike, microphone
radio, boombox, transistor > table radio, portable radio, fm radio
stereo, hi-fi, hifi, sound system > speakers, amplifier
record player, turntable
camera, cam > film camera, compact camera, mirrorless camera, digital camera
dslr, slr, digital camera > mirrorless camera
camcorder, video camera
telescope, spyglass > refractor telescope
gamepad, game controller, joystick, game pad, joypad, wireless controller > controller
controller > gamepad
video game, video games > game
game console, gaming console, console
printer, ink printer
keyboard > midi keyboard, portable keyboard
music keyboard, synth, synthesizer, midi keyboard, electric piano, digital piano > portable keyboard, mini keyboard, piano keyboard
electronics, gadgets > laptop, camera, headphones, radio, microphone, controller, telescope
piano, upright piano > piano keyboard
guitar, electric guitar, acoustic guitar > six-string electric guitar, solid-body guitar
violin, fiddle
sax, saxophone, alto sax
drum, drums, drum kit, drum set, snare > snare drum
instrument, musical instrument > guitar, violin, saxophone, drum, keyboard, piano
toy, toys > teddy bear, plush bear, game
teddy, teddy bear, stuffed animal, plush toy, plushie, stuffed toy, soft toy, plush bear, stuffed bear, cuddly toy, plush
doll, baby doll
board game, tabletop game
book, novel, paperback, hardcover, reading > cookbook, novel bundle, book bundle
novels, fiction > novel bundle, book bundle, books
recipe book, cookbook, cook book
stroller, pram, baby carriage, pushchair, buggy
crib, cot, baby bed
car seat, baby seat
baby stuff, baby things, baby gear > stroller, crib, high chair, car seat
yarn, wool, knitting wool, knitting yarn, skein > merino yarn
fabric, cloth
flowers, bouquet, flower bouquet, floral arrangement, posy, roses, bunch of flowers
cake, birthday cake, gateau > celebration cake, layer cake
honey, raw honey
sweets, dessert, candy, treats > cake, honey, chocolate
groceries, food > honey, cake
gift, present > bouquet, teddy bear, cake, watch
pet food, dog food
dog crate, dog cage, kennel
aquarium, fish tank
antique, antiques, vintage
firewood, logs
maid, maid service, housekeeper, housekeeping, cleaning lady, house cleaner, cleaning service, cleaner, cleaning woman, domestic help > house cleaning, deep cleaning, apartment cleaning, move-out cleaning, cleaning
janitor, janitorial, office cleaner, commercial cleaning > office cleaning, cleaning
house cleaning, home cleaning > apartment cleaning, deep cleaning, move-out cleaning
deep clean, spring cleaning > deep cleaning
window washing, window cleaner, window cleaning
carpet cleaning, rug cleaning, carpet cleaner
plumber, plumbing, pipe fitter, pipes, leaky pipe, burst pipe > plumbing repairs, drain clearing, leak detection, faucet installation, toilet installation, water heater replacement, water heater, drain, leak, faucet
clogged drain, blocked drain, drain cleaning, unclog, clogged toilet, blocked toilet, clogged sink > drain clearing, plumbing repairs
leak, leaking pipe, water leak, leaky faucet, leaking faucet > leak detection, plumbing repairs
faucet, tap, toilet repair > faucet installation, toilet installation
water heater, hot water heater, boiler > water heater replacement
electrician, electrical, electric work, electrical work, wiring, rewiring > electrical safety check, outlet installation, lighting installation, panel upgrades, panel upgrade, ev charger, outlet and lighting installation
ev charger, car charger, charging station > ev charger installation
outlet, socket, light switch > outlet installation, outlet and lighting installation
painter, house painter, house painting, decorator, painting contractor, paint job > interior painting, exterior painting, whole-house painting, cabinet painting, painting
painting > color consultation
wallpaper, wallpapering
handyman, handy man, repairman, repair man, odd jobs, fix-it, fixer, handywoman, home repair, home repairs, house repairs, small repairs > furniture assembly, tv mounting, door and window repairs
ikea assembly, flat pack, furniture assembler, assemble furniture, furniture assembly
tv mounting, hang tv, tv installation, wall mount, tv installer, mount tv > mounting and shelves
carpenter, carpentry, woodworker, joiner > handyman, cabinet painting
roofer, roofing, roof repair
contractor, builder, remodeling, renovation, remodel, general contractor
hvac, air conditioning repair, heating repair, furnace repair
locksmith, lock smith, lock change
pest control, exterminator
mover, movers, moving, moving company, removal, removals, removal company, movers and packers, relocation, moving help, moving truck > local moving, apartment moving, packing and moving, two movers and a truck, piano moving
piano mover, piano movers > piano and furniture moving
junk removal, hauling, trash removal, haul away
courier, delivery service
gardener, gardening, yard work, yardwork, garden work, landscaper, landscaping, lawn service, groundskeeper, garden service > lawn care, garden maintenance, hedge trimming, hedge and tree trimming, landscape design
lawn mowing, mow lawn, grass cutting, mowing, lawn care, cut grass, lawn maintenance > garden maintenance
tree trimming, tree service, arborist, tree surgeon, tree cutting, hedge trimming > hedge and tree trimming
landscape architect, garden design, garden designer, landscape design
snow removal, snow plowing
pool cleaning, pool service
mechanic, auto mechanic, car mechanic, auto repair, car repair, car service, garage, auto shop, vehicle repair, car maintenance > oil change, brake service, diagnostics, car inspection, pre-purchase car inspection
oil change, lube
brakes, brake repair, brake pads, brake service
car inspection, vehicle inspection
car wash, detailing, auto detailing, car detailing, car cleaning
towing, tow truck, roadside assistance
dog walker, dog walking, walk my dog, dog walkers > pet sitting
pet sitter, pet sitting, dog sitter, dog sitting, cat sitter, cat sitting, pet care, petsitting, house sitter > cat visits, dog walking
cat sitter, cat care > cat visits
dog groomer, dog grooming, pet grooming, pet groomer, dog wash, dog bath > grooming
dog trainer, dog training, puppy training, obedience training, puppy school
vet, veterinarian, animal doctor
babysitter, baby sitter, nanny, childcare, child care, daycare, day care, sitter
elder care, senior care, caregiver, home care, home health aide
tutor, tutoring, private teacher, private tutor, homework helper, tuition > homework help, math tutoring, sat preparation, spanish lessons
math tutor, math teacher, maths tutor, math help, algebra, calculus tutor > math tutoring, homework help
sat prep, test prep, sat tutor, exam preparation, college prep > sat preparation
homework > homework help
spanish teacher, spanish tutor, spanish class, learn spanish > spanish lessons
language lessons, language teacher, language class, foreign language > spanish lessons
lesson, class, course > lessons
teacher, instructor > lessons, tutoring
music teacher, music lessons, music school, music class, learn music, music tutor > piano lessons, violin lessons, saxophone lessons, guitar lessons
piano teacher, piano tutor, learn piano, piano class > piano lessons
violin teacher, violin class, learn violin > violin lessons
saxophone teacher, sax lessons, sax teacher > saxophone lessons
guitar teacher, guitar lessons > music lessons
singing lessons, voice lessons, vocal coach > music lessons
driving lessons, driving school, driving instructor
swimming lessons, swim lessons
photographer, photography, photo shoot, photoshoot, picture taking, photos, portrait photographer, photo session > headshots, wedding photography, family photography, product photography, headshots and portraits
headshots, headshot, portrait, portraits > headshots and portraits
wedding photographer, wedding photos, wedding pictures > wedding photography
family photos, family portrait, family pictures, family photographer > family photography
real estate photographer, property photos > real estate photography
product photos, product photographer > product photography
videographer, video production, video editor, wedding video
massage, masseuse, masseur, massage therapist, massage therapy, body work, bodywork, back rub > couples massage, hot stone massage, therapeutic massage, prenatal massage
pregnancy massage, prenatal massage
spa, spa day, wellness > massage, facial treatment
facial, skin care, skincare, esthetician, beautician, cosmetician, beauty treatment > facial treatment
manicure, pedicure, nails, nail salon
makeup artist, make-up, makeup
hairdresser, hair dresser, hair stylist, hairstylist, hair salon, hair cut, haircut, hair cutting, stylist, haircutter, salon > haircut and styling, barber cut and shave, bridal hair, curly hair specialist, highlights, color and highlights
barber, barbershop, barber shop, shave, mens haircut > barber cut and shave
hair color, hair coloring, highlights, hair dye, colorist, balayage > color and highlights
bridal hair, wedding hair, bride hair
personal trainer, fitness trainer, trainer, fitness coach, gym coach, workout coach, fitness instructor, fitness training, personal training, workout, strength training > strength coaching, outdoor group training, post-injury training
yoga, yoga teacher, yoga class, yoga instructor, yoga lessons > yoga at home
physical therapy, physio, physiotherapist, rehab > post-injury training
coach, coaching > strength coaching
caterer, catering, catering service, party food, food service > event catering, office lunches, private chef, meal prep
private chef, personal chef, chef, home cook, cook > private chef for dinners, meal prep, cooking class
cooking lessons, cooking class, cookery, cooking school, cooking course > cooking class
meal prep, meal delivery, meal planning, prepared meals
baker, bakery > cake
wedding planner, wedding planning, wedding coordinator, wedding organizer > day-of coordination
event planner, event planning, event organizer, event coordinator, event management > party planning, corporate event planning, birthday party planning, wedding planning, day-of coordination
party planner, party planning, party organizer, birthday planner > birthday party planning, party decoration, event planning
birthday party, kids party > birthday party planning, party decoration
party decoration, party decor, balloon, balloons, party supplies, party decorator
dj, disc jockey, band
accountant, accounting, cpa, bookkeeper, bookkeeping, book keeping, book keeper > tax preparation, payroll service, books catch-up, quarterly bookkeeping
tax, taxes, tax preparer, tax return, tax accountant, tax help, tax filing, tax advisor > tax preparation
payroll, payroll processing > payroll service
lawyer, attorney, legal advice, legal help, solicitor
notary, notary public
web designer, web design, website designer, web developer, web development, website builder, website development, webmaster, site builder > website design, website refresh, website care plan, logo and website package, online shop setup
website, web site, webpage, homepage > website design, website refresh, logo and website package
logo, logo design, logo designer, branding, graphic designer, graphic design > logo and website package
online store, web shop, webshop, ecommerce, e-commerce, shopify > online shop setup
seo, search engine optimization, digital marketing
it support, computer repair, tech support, computer help, pc repair
phone repair, screen repair
fix, repair, mend, fixing, repairs
appliance repair, washer repair, fridge repair
tailor, alterations, seamstress, sewing
interior designer, interior design, interior decorator
real estate agent, realtor, estate agent
storage, storage unit, self storage
translator, translation, interpreter
security guard, security service
$$, E' \n'), E'\n')) AS line;
