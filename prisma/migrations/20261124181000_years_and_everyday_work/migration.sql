-- The year a building was built as a fact, and more that people say. Lexemes in listing_search:
--   xyb_1987 xyd_198     built in 1987, in the 1980s

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
    THEN 'xsc_' || translate(details ->> 'subcategory', '-/', '__') END,
  CASE WHEN details ->> 'parking' !~* '^\s*(street|none|no |n/a|$)' THEN 'xpk_1' END,
  CASE WHEN details ->> 'parking' ~* 'garage' AND details ->> 'parking' !~* '^\s*no ' THEN 'xpk_garage' END,
  CASE WHEN details ->> 'yearBuilt' ~ '^\d{4}$' THEN 'xyb_' || (details ->> 'yearBuilt') END,
  CASE WHEN details ->> 'yearBuilt' ~ '^\d{4}$' THEN 'xyd_' || left(details ->> 'yearBuilt', 3) END];

UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state, l.description,
    l.category, l.property_type, l.listing_type, l.details)
  FROM listings l WHERE l.id = s.listing_id AND l.category = 'realestate' AND l.details ? 'yearBuilt';
-- How often the new facts stand there is counted with the next start.
DELETE FROM search_builds;

-- Who leaves a dog overnight has nobody walk it.
UPDATE search_synonyms SET words = array_remove(words, 'dog boarding') WHERE 'dog boarding' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'pet boarding') WHERE 'pet boarding' = ANY (words);

INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '),
  coalesce(string_to_array(nullif(btrim(split_part(line, '>', 2)), ''), ', '), '{}')
FROM unnest(string_to_array(btrim($$
obedience, dog obedience, puppy obedience, obedience class, obedience school, dog class, puppy class, dog school, puppy kindergarten, dog behavior, dog behaviorist > puppy training, dog training
dog boarding, pet boarding, dog hotel, pet hotel, dog kennel, doggy daycare, dog daycare, overnight pet > pet sitting
dog haircut, dog trim, dog nails, nail trim, pet bath, dog spa > dog grooming
yard cleanup, yard clean up, yard cleaning, leaf removal, leaf cleanup, leaf raking, rake leaves, raking leaves, fall cleanup, spring cleanup, garden cleanup, yard waste, brush removal, weed removal, weed control, weed pulling > garden maintenance, lawn care
yard maintenance, yard care, yard service, landscape maintenance, grounds maintenance > garden maintenance, lawn care
lawn fertilizing, lawn treatment, lawn seeding, lawn aeration, edging > lawn care
bush trimming, shrub trimming, bush trimmer, hedge trimmer service, hedge cutting, trim hedges, trim bushes > hedge trimming, hedge and tree trimming
flower bed, vegetable bed, vegetable garden > raised bed building, landscape design and planting
airbnb cleaning, rental cleaning, turnover cleaning, vacation rental cleaning, domestic cleaner, home cleaner, house cleaners, cleaning crew, cleaning person, bathroom cleaning, kitchen cleaning > house cleaning, deep cleaning, apartment cleaning, move-out cleaning
move out cleaning, move in cleaning, end of tenancy cleaning, end of lease cleaning > move-out cleaning
drain unclogging, unclogging, drain snake, drain snaking, drain service, drain repair, slow drain, sink clog, toilet clog > drain clearing
toilet replacement, toilet install, toilet installation, new toilet, faucet replacement, sink faucet, kitchen faucet, bathroom faucet, new faucet > faucet installation, toilet installation, faucet and toilet installation
pipe repair, pipe leak, toilet leak, sink leak, slab leak > leak detection, plumbing repairs
water heater installation, water heater install, water heater repair, new water heater, hot water tank > water heater replacement
outlet replacement, new outlet, wire outlet, add outlet, light switch installation, light install, hang light, hang chandelier > outlet and lighting installation
home charger, car charger installation, car charger install, charger installation, tesla wall connector > ev charger installation
electrical inspection, wiring inspection, safety inspection > electrical safety check
living room painting, bedroom painting, room painting, ceiling painting, bathroom painting, paint bedroom, paint living room, interior painter > interior painting, whole-house painting
cabinet painter, cabinet refinishing, kitchen cabinet painting, cabinets painting, kitchen cabinets painting > cabinet painting
exterior painter, fence painting, deck painting, siding painting > exterior painting
hang tv wall, tv mount, mounting tv, tv mounter, mount television, television mounting > tv mounting and shelves
furniture setup, bed frame assembly, dresser assembly, crib assembly, ikea furniture assembly, ikea assembler > furniture assembly
house moving, home moving, moving house, apartment movers, local movers, moving service, moving services > local moving, apartment moving, packing and moving, two movers and a truck
packing help, packing service > packing and moving
brake pads, brake pad, car brakes, car brake, brake job, brake replacement, rotors, brake rotors, brake shop, brake check > brake service
check engine, check engine light, engine light, car diagnostic, engine diagnostics, car wont start > diagnostics and repair
mobile mechanic, car fix, car tune up, tune up, auto service, auto mechanics > car repair and service, brake service, diagnostics and repair, oil change
used car inspection, prepurchase inspection, car checkup > pre-purchase car inspection
full body massage, body massage, deep tissue massage, deep tissue, swedish massage, back massage, sports massage, relaxing massage, neck massage > therapeutic massage, hot stone massage, massage
couples spa, couples spa day > couples massage
wedding catering, wedding caterer, wedding food, party catering, birthday catering, event food, corporate catering > event catering
corporate lunch, corporate lunches, lunch catering, office catering, team lunch > office lunches
dinner chef, chef for dinner, hire chef > private chef for dinners
realtor photos, realtor photography, house photography, home photography, house photos, home photos, listing photos > real estate photography
linkedin photo, linkedin photos, linkedin headshot, profile photo, professional photo, business portrait, actor headshot > headshots and portraits
family portraits, maternity photos, newborn photos, kids photos > family photography, headshots and portraits
adult music lessons, music classes, music classes for adults > music lessons for adults
algebra, algebra tutor, statistics tutor, math lessons, arithmetic > math tutoring
reading tutor, writing tutor, english tutor, science tutor > homework help
act prep, college test prep > sat preparation
small business accounting, business accounting, small business accountant, quickbooks, quickbooks help > bookkeeping for small businesses, quarterly bookkeeping
tax services, tax service, tax prep > tax preparation
carryon, carryon bag, carry on bag, carry on luggage, carryon luggage, cabin luggage, rollaboard, roller bag, rolling bag, rolling suitcase, wheeled bag > carry-on suitcase, suitcase
cycling, biking, bicycling > bike, bicycle
stargazing, star gazing, astronomy > telescope
jogging, jogging shoes, workout shoes, exercise shoes, trainers shoes > running shoes, training shoes, sneakers
skating, roller skating > roller skates, quad skates, skates
skateboarding > skateboard
backpacking, camping trip, tent camping > tent, backpack, hiking boots
winter jacket, winter jackets, dress coat > coat, trench coat
potplant, pot plant, potted plant, house plant, houseplants, indoor plants > indoor plant, houseplant, rubber plant
motorscooter, gas scooter > motor scooter, retro scooter, 125cc scooter
photography gear, photography equipment > camera
audio gear, audio equipment > headphones, microphone, radio
recording gear, recording equipment, podcast equipment, podcasting, streaming mic > microphone
home decor, wall decor, home decoration > vase, mirror, clock, basket
kitchenware, tea set > teapot
craft supplies, arts and crafts, knitting supplies, crocheting > yarn, wool
tennis, tennis gear, tennis equipment > tennis racket
gaming, gamer gear, gaming gear > controller, gamepad
birthday flowers, funeral flowers, wedding flowers, mothers day flowers, flower arrangement > bouquet
physical trainer, physical training, body trainer > strength coaching, outdoor group training, post-injury training
website maintenance, website support, website updates, website help > website care plan, website refresh
ecommerce website, online store website, shop website > online shop setup
bday cake, bday > birthday cake, celebration cake, layer cake
bee honey, organic honey > honey
home tools, tools set, mechanics tools, household tools > tool set, toolbox, tool kit
$$, E'\n'), E'\n')) AS line;
