-- Words that lead astray where they stand alone: needs said in words that goods are described by, gifts by their occasion, and
-- things by what they are used for. Whoever types one before the sign finds what stands behind it; without a sign each finds
-- the others.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
getting in shape, stay in shape, staying in shape, keep in shape, keeping in shape, back into shape, getting into shape, getting fit, stay fit, staying fit, keep fit, love handles, muffin top, dad bod, bikini body, wedding body, couch potato, get in shape, get into shape, back in shape, out of shape, get fit, fit again > personal training, strength coaching, outdoor group training, yoga at home
unwind, destress, de stress, stress relief, stressed out, threw back out, threw out back, pulled muscle, knot in neck, knots in back, pamper myself, treat myself, day of pampering > therapeutic massage, hot stone massage
drowning in receipts, drowning in paperwork, drowning in invoices, shoebox of receipts, box of receipts, pile of receipts, receipts everywhere, receipts piling up, invoices piling up, paperwork piling up, finances are mess, behind on paperwork > books catch-up, bookkeeping for small businesses, quarterly bookkeeping
sense of taxes, taxes are nightmare, taxes are mess, head around taxes, afraid of taxes > tax preparation
hair is mess, hair looks terrible, hair looks awful, bad hair day, bad haircut, hair grew out, hair too long, frizzy hair, new hairstyle, new hairdo, change of hair, hair makeover > haircut and styling, color and highlights
tying knot, tie knot, tied knot, getting hitched, get hitched, getting married, get married, got engaged, just engaged, said yes, walk down aisle > wedding planning, day-of coordination, wedding photography
pigsty, pig sty, disaster zone, house is disaster, kitchen is disaster, apartment is disaster, place is mess, apartment is mess, room is mess, kitchen is mess, filthy house, filthy apartment, filthy kitchen, dust bunnies, guests coming over, company coming over > deep cleaning, house cleaning
lawn is jungle, yard is jungle, yard is mess, garden is mess, knee high grass, grass too long, grass too high, grass is long, grass is high, weeds everywhere, weeds taking over, lawn looks dead, brown lawn, patchy lawn > lawn care, garden maintenance
hand over keys, handing over keys, hand in keys, handing in keys, return keys, returning keys, moving out cleaning, keys cleaning, lease cleaning > move-out cleaning, deep cleaning
leaking toilet, leaky toilet, toilet leaking, toilet leak > leak detection and repair, plumbing repairs, faucet and toilet installation
leaking kitchen sink, leaking bathroom sink, leaking pipe, leaky pipe, leaking pipes, leaking bath, leaking bathtub, leaking drain, leaking faucet, leaking tap, leaking ceiling, leaking roof pipe, leaking radiator pipe, pipe leak, sink leak, shower leak, bathtub leak, ceiling leak > leak detection and repair, plumbing repairs
surgery training, knee surgery training, injury training, operation training, accident training > post-injury training
wedding gift, wedding shower gift, bridal shower gift, engagement gift, housewarming gift, new home gift, hostess gift > vase, mantel clock, shelf clock, mirror, teapot, picnic basket, cookbook bundle, bouquet
christmas gift, xmas gift, holiday gift, hanukkah gift, easter gift, secret santa gift, stocking gift > watch, teddy bear, honey, cookbook bundle, teapot, bouquet
mothers day gift, valentines gift, valentines day gift, valentine gift > bouquet, ring, watch, cake, teddy bear
fathers day gift > watch, cookbook bundle, radio, tool set
graduation gift, prom gift > watch, bouquet, book bundle
retirement gift, farewell gift, teacher gift, thank you gift, get well gift > bouquet, honey, mantel clock, watch, cake, teapot
kids gift, kids birthday gift, kids christmas gift, toddler gift > teddy bear, plush bear
see moon, look at moon, watch moon, see stars, watch stars, see planets, look at planets, watch planets, see saturn, stargazing, star gazing, stargazer > telescope
glasses > sunglasses
film camera, 35mm camera, 35 mm camera, 35mm film camera, analog camera, analogue camera, takes film, shoots film, shoot on film > rangefinder camera, film camera
pick up truck, pick up trucks, pickup trucks, half ton truck > half-ton pickup, pickup truck, work truck
trainers > personal training, strength coaching, outdoor group training
podcasting mic, podcasting microphone, podcast microphone, streaming mic, streaming microphone, gaming mic, gaming microphone, singing microphone, karaoke microphone, youtube mic, zoom mic > microphone
engagement ring > sapphire ring
dinner party cook, party cook, dinner cook, anniversary dinner cook, birthday dinner cook, family dinner cook, holiday dinner cook, birthday cook, birthday party cook, guests cook, date night cook > private chef for dinners, event catering
dog sitter > pet sitting, pet sitting at your home, dog walking
dog sitting > pet sitting, pet sitting at your home, dog walking
cat sitter > pet sitting, pet sitting at your home, cat visits
cat sitting > pet sitting, pet sitting at your home, cat visits
$$, E'\n'), E'\n')) AS line;

-- Reading glasses are no other ones, and who minds dogs visits no cats.
UPDATE search_synonyms SET words = array_remove(words, 'glasses') || ARRAY['eye glasses', 'reading glasses', 'prescription glasses']
WHERE words @> ARRAY['glasses', 'eyeglasses'];
UPDATE search_synonyms
SET words = array(SELECT word FROM unnest(words) WITH ORDINALITY AS said (word, place)
  WHERE word NOT IN ('dog sitter', 'dog sitting', 'cat sitter', 'cat sitting') ORDER BY place)
WHERE words @> ARRAY['pet sitter', 'dog sitter', 'cat sitter'];
UPDATE search_synonyms
SET words = array(SELECT word FROM unnest(words) WITH ORDINALITY AS said (word, place)
  WHERE word <> 'dog watching' ORDER BY place)
WHERE words @> ARRAY['cat watching', 'dog watching'];
