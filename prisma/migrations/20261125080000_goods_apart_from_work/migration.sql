-- Words for goods that others sell stood among words for work: whoever looks for a buffet, for curtain rods or for outdoor
-- lights was shown caterers, handymen and electricians. What somebody names who wants it mended ('commode', 'breaker box')
-- still leads to who does that.
UPDATE search_synonyms SET words = array_remove(words, 'scrub') WHERE 'scrub' = ANY (words) AND 'sanitize' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'buffet') WHERE 'buffet' = ANY (words) AND 'wedding buffet' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'quads') WHERE 'quads' = ANY (words) AND 'derby skates' = ANY (words);
UPDATE search_synonyms SET words = array_remove(array_remove(words, 'curtain rods'), 'floating shelves')
  WHERE 'hang curtains' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'dog shampoo') WHERE 'dog shampoo' = ANY (words) AND 'groomer' = ANY (words);
UPDATE search_synonyms SET words = ARRAY(
    SELECT word FROM unnest(words) WITH ORDINALITY AS w (word, place)
    WHERE word <> ALL ('{power outlet,power outlets,electrical outlet,electrical outlets,plug,dimmer,light switches,can lights,recessed lights,outdoor lights,outside lights}'::text[])
    ORDER BY place)
  WHERE 'lights installed' = ANY (words) AND 'fan install' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'light switch') WHERE words @> '{outlet,socket,light switch}'::text[];
UPDATE search_synonyms SET finds = array_append(finds, 'watch') WHERE words @> '{clock,timepiece}'::text[] AND NOT 'watch' = ANY (finds);

-- Regional and older words; whoever types one before the sign finds what stands behind it.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
divan, davenport sofa, daybed sofa, parlor sofa > sofa, loveseat
valise, weekender, weekender bag, overnight bag, overnighter, portmanteau > carry-on suitcase, suitcase
tennies, tenny shoes, tenners, court shoes, gutties > sneakers, running shoes
slicker, rain slicker, mackintosh, greatcoat, duster coat > coat, trench coat
sunspecs, wayfarers, aviators, aviator sunglasses > sunglasses
pocket watch, men's watch, ladies watch, womens watch, mens watch > watch, wristwatch
ghetto blaster, wireless set, tabletop radio, shortwave radio > radio
ragtop, four door, daily driver, hooptie, beater car > car
half ton truck, half ton, farm pickup, hauler > pickup truck, half-ton pickup, work truck
scoot, motor bike scooter, step through scooter > motor scooter
day pack, hiking pack, hydration pack > backpack, daypack
satchel, doctor bag, tote purse > handbag, top-handle bag
hoop, basketballs, game ball > basketball
bruin, bear plush, stuffed bears, build a bear > teddy bear, plush bear
nosegay, corsage flowers, flower bunch, arrangement of flowers, flowers in a vase > bouquet, flower bouquet
sheet cake, bundt, torte, layer cakes > cake, layer cake, birthday cake
commode, loo, john repair, toilet wont flush, toilet replacement > faucet and toilet installation, plumbing repairs
spigot, hose bib, outdoor faucet, tap repair > faucet and toilet installation, plumbing repairs
sewer smell, gurgling drain, standing water in sink, garbage disposal, garbage disposal repair > drain clearing, plumbing repairs
power outlet repair, outlet repair, electrical outlet repair, dead outlet, wall plug repair > outlet and lighting installation, outlet installation, licensed electrician, electrical safety check
fuse box, breaker box, breaker tripping, circuit breaker, power keeps going out, flickering lights > panel upgrades, electrical safety check, licensed electrician
cabinet refinishing, cabinets refinished, refinish cabinets, refinish kitchen cabinets, kitchen cabinet refinishing, cabinet refacing, spray cabinets > cabinet painting
bedroom painting, living room painting, dining room painting, kitchen painting, bathroom painting, nursery painting, ceiling painting, paint a room > interior painting
fence painting, deck staining, porch painting, shutters painting, siding painting > exterior painting
weed pulling, pull weeds, leaf cleanup, rake leaves, leaf raking, spring cleanup, fall cleanup, yard clean up > garden maintenance, lawn care
move a couch, move a piano, move heavy furniture, move out help, move in help > piano and furniture moving, local moving, two movers and a truck
cleaning after move, after move cleaning, apartment turnover, end of lease cleaning, end of tenancy cleaning, move in cleaning > move-out cleaning
used car check, car check before buying, mobile car inspection, prebuy inspection, pre buy inspection > pre-purchase car inspection
dog bathing, bathe dog, dog haircut, nail trim dog, puppy bath, pet washing > dog grooming
potty train, potty train puppy, house train puppy, housebreaking, crate training > puppy training
check on my cat, watch my cat, visit my cat > cat visits, pet sitting
linkedin pictures, linkedin photography, work headshots, company headshots, corporate headshots, team photos, yearbook photos > headshots and portraits
cook for party, cook for us, cook at home, dinner cooked at home > private chef for dinners, cooking class at your home
cut and color, wash and cut, wash cut and dry, trim and style > haircut and styling, color and highlights
lunch catering, staff lunch, team lunch, working lunch > office lunches
$$, E'\n'), E'\n')) AS line;
