-- How many cars a garage holds as a fact, and more that people say. Lexemes in listing_search:
--   xpk_garage_2         a garage for two cars; xpk_garage_3 for three and more

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
  CASE WHEN details ->> 'parking' ~* '[2-9][- ]?car garage'
    THEN 'xpk_garage_' || least(substring(details ->> 'parking' FROM '(?i)([2-9])[- ]?car garage')::int, 3) END,
  CASE WHEN details ->> 'yearBuilt' ~ '^\d{4}$' THEN 'xyb_' || (details ->> 'yearBuilt') END,
  CASE WHEN details ->> 'yearBuilt' ~ '^\d{4}$' THEN 'xyd_' || left(details ->> 'yearBuilt', 3) END];

UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state, l.description,
    l.category, l.property_type, l.listing_type, l.details, l.price_cents, l.place_id)
  FROM listings l
  WHERE l.id = s.listing_id AND l.category = 'realestate' AND l.details ->> 'parking' ~* '[2-9][- ]?car garage';
-- How often the new facts stand there is counted with the next start.
DELETE FROM search_builds;

-- Whoever types one of the words before the sign finds what stands behind it.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '),
  coalesce(string_to_array(nullif(btrim(split_part(line, '>', 2)), ''), ', '), '{}')
FROM unnest(string_to_array(btrim($$
tool chest, tool cabinet, toolchest, tool case > toolbox, tool box
mechanic tools, mechanic tool set, ratchet, ratchet set, wrench, wrenches, sockets, screwdriver, screwdrivers, pliers, spanner > tool set, tool kit, toolbox
scope, astronomical telescope, astronomy scope, stargazing scope, star scope, star gazer > telescope
ten speed, 10 speed, ten speed bike, 10 speed bike, 7 speed, seven speed, geared bike > seven-speed bicycle, commuter bike, city bike
b-ball, bball, hoops, basketball ball, street ball > basketball
roller skate, rollerskate, derby skates, quads, roller shoes > roller skates, quad skates
runners, running sneakers, cross trainers, cross trainer shoes, sneaks, walking shoes, walking sneakers, workout sneakers, sports shoes, running shoe, jogging sneakers, trail runners > running shoes, training shoes, sneakers
trail boots, trail shoes, mountain boots, outdoor boots, trekking shoes > hiking boots
outerwear, long coat, wool coat, rain jacket, spring jacket, fall jacket > coat, trench coat
timepiece, timepieces, dress watch, chronograph > watch
promise ring, proposal ring, bridal ring, bridal jewelry, bling, solitaire, diamonds, diamond jewelry, anniversary ring > ring, engagement ring, diamond ring, solitaire ring
wedding jewelry, fine jewelry > ring
eyewear, sunnies, sun shades, sunglass, designer glasses, polarized glasses > sunglasses
roller suitcase, spinner, spinner luggage, trolley bag, trolley suitcase, rolling luggage, travel luggage, travel suitcase, hard case luggage, hardside luggage, hard shell luggage, luggage bag, cabin suitcase, check in luggage, checked bag > suitcase, carry-on suitcase
hand luggage, overhead bag > carry-on suitcase
crossbody, crossbody bag, hobo bag, satchel purse, designer bag, designer purse, evening bag, leather purse > handbag, top-handle bag
kitchen chair, kitchen chairs, wooden chairs, wood chair, side chair, side chairs, dinner chair, dining room chair, dining room chairs, seating > chair, dining chair
chesterfield, sofa set, couch set, living room set, living room furniture, two seater, 2 seater, two seater sofa, 2 seater sofa, 2 seat sofa, small couch, love couch > sofa, loveseat
sit on, something to sit on, place to sit > chair, sofa
pottery, ceramics, ceramic, earthenware > vase, urn, teapot
clay pot, flower pot, planter pot, flower jar, jug, ceramic vase, pottery vase > vase, urn
wicker, wicker basket, picnic set, storage basket, woven hamper, market basket > basket
mantle clock, mantelpiece clock, fireplace clock, table clock, desk clock, old clock > mantel clock, shelf clock, clock
hanging mirror, framed mirror, bathroom mirror, makeup mirror, bedroom mirror, entryway mirror, decorative mirror, antique mirror, hallway mirror > mirror
greenery, foliage, rubber tree, ficus, tropical plant, indoor tree, live plant, green plant, office plant, desk plant > indoor plant, houseplant, rubber plant
woodwind, wind instrument, horn, brass instrument, jazz instrument > saxophone
percussion, percussion instrument, drumset, marching drum > snare drum
stringed instrument, string instrument, orchestra instrument > violin, guitar
electronic keyboard, digital keyboard, midi controller, casio keyboard, music synthesizer, piano keyboard > keyboard, midi keyboard, portable keyboard, mini keyboard
razor scooter, kids scooter, childs scooter, foot scooter, stunt scooter > kick scooter, folding scooter, commuter scooter
stuffie, stuffies, stuffed teddy, plush animal, plush animals, cuddle toy, cuddly bear, teddybear, baby shower gift, new baby gift, baby gift, newborn gift > teddy bear, plush bear
mysteries, fiction books, fiction novels, storybook, reading material, something to read, used books, paperbacks, hardcovers, literature, book set, book lot, box of books > novel bundle, book bundle, books
recipes, recipe books, cookery book, cookery books, cook books > cookbook
florist, blooms, bunch of roses, valentine flowers, sympathy flowers, anniversary flowers, floral, floral bouquet, flower shop, cut flowers, flower gift > bouquet
sweetener, jar of honey, wildflower honey, natural honey, pure honey, unfiltered honey, local honey > honey
custom cake, party cake, kids birthday cake, cake delivery, pastry, pastries, baked goods, chocolate cake, anniversary cake > birthday cake, celebration cake, layer cake, cake
merino, merino wool, crochet yarn, knitting wool, wool yarn, yarn ball, ball of yarn, skeins, knit yarn, fiber arts > yarn, wool
crew cab, work trucks, farm truck, pick up truck, pick up trucks, used truck, ranch truck, four door truck > pickup truck, work truck
family car, family vehicle, all wheel drive car, awd car > suv
compact tractor, farm vehicle, small tractor, utility tractor, ranch tractor, garden tractor > tractor
ultrabook, ultra book, thin laptop, light laptop, school laptop, business laptop, home laptop, portable pc, work computer, student computer, school computer > laptop
photo camera, still camera, travel camera, old camera, vintage camera, analog camera, retro camera > camera
point and shoot, pocket camera > compact camera
space telescope, moon viewer > telescope
vocal mic, vocal microphone, recording mic, streaming microphone, podcast mic, karaoke mic, studio mic, singing mic, voice recorder mic > microphone
kitchen radio, am fm radio, am/fm radio, old radio, retro radio, vintage radio, portable stereo, tuner, transistor radio, music player > radio
wireless headset, bluetooth headphones, bluetooth headset, gaming headset, over ear, over-ear, noise canceling, noise cancelling, noise canceling headphones, ear muffs headphones > headphones
pc controller, video game controller, gaming pad, wireless gamepad > controller, gamepad
camp tent, camping shelter, backpacking tent, family tent, 2 man tent, two man tent > tent, camping tent
tennis raquet, tennis paddle, tennis set > tennis racket
street board, cruiser board, skate deck, complete skateboard, sk8, sk8board > skateboard
vintage decor, house decor, shelf decor, mantel decor > vase, clock, mirror
clog, clogged, blocked pipe, backed up drain, backed up sink, slow sink, slow draining sink, kitchen drain, shower drain, tub drain > drain clearing, plumbing repairs
dripping faucet, faucet dripping, faucet leak, running toilet, broken pipe, broken pipes, frozen pipes, pipe burst, water leaking > plumbing repairs, leak detection, faucet and toilet installation
cold shower, water heater broken, hot water repair, water heater leak > water heater replacement, plumbing repairs
level 2 charger, home charging, home charging station, car charging station, ev charging, ev station, charge station, wallbox, electric car charging > ev charger installation
power outlet, power outlets, electrical outlet, electrical outlets, plug, dimmer, light switches, fan install, ceiling fan installer, lights installed, light installation, can lights, recessed lights, outdoor lights, outside lights > outlet and lighting installation, outlet installation, lighting installation
sparky, fuses, tripped breaker, electrical problem, electrical issue, faulty wiring, old wiring, wiring repair, electrical contractor, power problem > licensed electrician, electrical safety check, panel upgrades
outside painting, outdoor painting, exterior house paint, exterior house painting, exterior house painter, exterior home painting, house exterior painting, trim painting > exterior painting, whole-house painting
wall painting, wall painter, walls painting, room painter, inside painting, interior house painting, interior home painting, apartment painting, hallway painting, accent wall > interior painting, whole-house painting
paint colors, color help, paint consultant > color consultation
mulch, mulching, weeding, sod, flower planting, plant flowers, garden planting, planting, new garden, backyard design, backyard makeover, front yard design > landscape design and planting, garden maintenance
raised bed, raised beds, garden box, garden boxes, planter boxes, garden bed > raised bed building
lawn guy, lawn person, lawn mower guy, yard guy, yard man, yard help, mow my yard, mow yard, yard mowing, lawn mowed, grass mowing, grass cut > lawn care, garden maintenance
shrubs, shrub pruning, bush pruning, prune, pruning, prune trees, tree trimmer, tree cutter, trees trimmed, hedges > hedge and tree trimming
moving crew, moving guys, moving men, moving labor, movers with truck, truck and movers, load truck, loading help, unload truck, unloading help, heavy lifting, relocate, relocation service > two movers and a truck, local moving, packing and moving, apartment moving
pack my house, packers, pack and move, packing service, pack boxes, packing boxes > packing and moving
honey do, honey do list, odd job, odd job man, mr fix it, fix stuff, fix things, jack of all trades, house fixes, minor repairs, little repairs, home maintenance, house maintenance, maintenance man > handyman, small repairs
curtain rods, hang curtains, curtain hanging, mirror hanging, hang mirror, hang picture, picture frames hanging, shelf hanging, shelves hanging, shelves installation, shelf install, floating shelves, mount shelves > tv mounting and shelves, handyman
assemble desk, assemble bed, assemble bookshelf, assemble dresser, desk assembly, wardrobe assembly, cabinet assembly, table assembly, chair assembly, couch assembly, grill assembly, furniture put together > furniture assembly
sticking door, squeaky door, door wont close, broken window, window fix, door fix, door installation, door hanging, window installation > door and window repairs
fade, fade haircut, buzz cut, beard trim, beard, mens cut, men haircut, boys haircut, shave and haircut, hot shave > barber cut and shave, haircut and styling
updo, wedding updo, prom hair, wedding hairstylist, wedding hair stylist, bridal hairstyle > bridal hair
blowout, hairdo, hair do, beauty salon, beauty parlor, hair place, womens haircut, ladies haircut, perm, layers, bangs > haircut and styling
curly cut, curls, curly haircut, natural hair, curly hair stylist > curly hair specialist
dye, hair dye job, roots touch up, ombre, hair tint, blonde highlights, hair colorist, hair coloring > color and highlights
sore muscles, muscle pain, back pain, back pain massage, sore back, tight shoulders, knots in back, deep massage, body rub, relaxation massage, foot massage, spa treatment > therapeutic massage, hot stone massage, couples massage
pregnant, pregnancy, expecting mom, pregnant massage, pregnancy spa, massage for pregnant women, mom to be massage > prenatal massage
hot rock massage, hot rocks massage, stone massage > hot stone massage
massage for couples, massage for two, couple massage, date night massage > couples massage
lose weight, weight loss, weight loss coach, get in shape, get fit, get strong, muscle building, build muscle, weight training, weightlifting, lifting coach, strength coach, exercise coach, fit coach > strength coaching, outdoor group training
yoga class, yoga classes, yoga teacher, yoga instructor, yoga lessons, private yoga, yoga at my house > yoga
boot camp, group fitness, fitness classes, outdoor workout, exercise group > outdoor group training
injury rehab, rehab training, knee rehab, training after injury, recovery training > post-injury training
sat class, sat classes, sat course, sat coach, sat help, college entrance, college test > sat prep, sat preparation
reading help, reading lessons, learn to read, writing help, english help, literacy > reading and writing tutoring, homework help
spanish, espanol, spanish classes, spanish language, speak spanish, spanish conversation, learn to speak spanish > spanish lessons
maths, math, math homework, math lesson, math coach, geometry tutor, fractions > math tutoring, homework help
help with homework, homework tutor, after school tutor, grade school tutor, elementary tutor > homework help
learn instrument, learn an instrument, instrument lessons, kids music lessons, music for kids, music instructor > beginner music lessons, music lessons
piano classes, beginner piano, kids piano, play piano, piano instructor, piano coach > piano lessons, beginner music lessons
violin classes, fiddle lessons, play violin, violin instructor, violin tutor > violin lessons
saxophone classes, sax class, play saxophone, saxophone instructor > saxophone lessons
senior pictures, senior photos, senior portraits, graduation photos, graduation pictures, passport photo, passport photos, resume photo, dating profile photos > headshots and portraits
engagement photos, engagement pictures, engagement shoot, wedding pics, wedding shoot, bridal photos > wedding photography
family pics, family shoot, baby photos, baby pictures, holiday photos, christmas photos, christmas card photos, kids pictures > family photography
photog, camera man, cameraman, picture taker, photo taker > photography, headshots and portraits
real estate photos, real estate pictures, house pictures, airbnb photos, mls photos > real estate photography
product pictures, catalog photos, ecommerce photos, etsy photos > product photography
food for party, food for a party, feed guests, party platters, buffet, wedding buffet, catered lunch, catered dinner > event catering
cook dinner, cook dinner for us, cook for me, cook at my house, dinner party chef, in home chef, home chef, dinner chef > private chef for dinners
meal prepping, weekly meals, prepped meals, meals for the week, healthy meals, food prep > meal prep for the week
learn to cook, learn cooking, cooking teacher, cooking lesson, cooking classes > cooking class
office party, company party, work party, corporate party, company event, corporate events, corporate event, team event, conference planning > corporate event planning
kids birthday, birthday party planner, birthday organizer, plan birthday, plan a birthday, throw a party, sweet sixteen, baby shower planning > birthday party planning, party decoration
balloon decor, balloon arch, decorator for party, birthday decorations, party decorations, birthday decor, event decor, event decorator > party decoration
day of coordinator, wedding day coordinator, wedding help, month of coordinator > day-of coordination
bachelorette party, engagement party, anniversary party > birthday party planning, party decoration, event planning
wedding organiser, plan my wedding, plan wedding, wedding consultant > wedding planning, day-of coordination
feed my cat, cat feeding, check on cat, cat minder, catsitter > cat visits, pet sitting
dogwalker, dogwalking, walk dogs, dog exercise, dog runner, walk my puppy > dog walking
pet minder, animal sitter, petsitter, dogsitter, pet watcher, overnight dog sitter, vacation pet care > pet sitting
groomer, wash my dog, dog shampoo, dog bather, poodle grooming, trim dog nails > dog grooming
teach puppy, potty training, train my puppy, train my dog, train dog, puppy class, leash training, puppy trainer > puppy training
landing page, wordpress, wordpress site, squarespace, wix, one page website, business website, company website, restaurant website > website design, website refresh, logo and website package
redesign website, website redesign, redesign my website, update my website, fix my website, old website > website refresh, website care plan
sell online, start online store, online shop, woocommerce, etsy shop setup, store website > online shop setup
business logo, company logo, logo maker, brand design, brand identity, graphic artist > logo and website package
irs help, irs, 1040, tax man, cpa near me, tax filer, file taxes, tax forms, tax expert, tax pro, tax office, back taxes > tax preparation
payroll company, payroll help, pay my employees, employee payroll, run payroll > payroll service
accounting firm, accounting services, ledger, reconcile accounts, do my books, clean up my books, messy books, balance my books > bookkeeping for small businesses, books catch-up, quarterly bookkeeping
squeaky brakes, squealing brakes, brake noise, brake fix, brake change, brake pads replacement, brake rotor replacement, brake pad replacement > brake service
auto garage, auto repair shop, car doctor, car shop, engine repair, transmission repair, car problems, car work, fix car, fix my car > car repair and service, diagnostics and repair
oil changes, change oil, change my oil, lube job, synthetic oil change > oil change
car wont start, engine light on, car making noise, scan car codes, code reader > diagnostics and repair, car repair and service
inspect used car, inspect a used car, check a used car, inspect car before buying, car buying inspection, pre purchase inspection, ppi > pre-purchase car inspection
scrub, tidy up, clean up my house, clean my place, sanitize, disinfect, cleaning people, cleaning help, clean kitchen, clean bathroom > house cleaning, deep cleaning, apartment cleaning
office cleaners, clean my office, commercial cleaner, business cleaning, janitor service > office cleaning
moving out cleaning, clean apartment before moving out, deposit cleaning, vacate cleaning > move-out cleaning
$$, E'\n'), E'\n')) AS line;
