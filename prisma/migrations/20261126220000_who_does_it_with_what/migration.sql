-- Who does something, by the thing that it is done with; needs that name neither the work nor the thing; and what shops are
-- asked for beside their work. Whoever types one before the sign finds what stands behind it.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
cyclist, cyclists, bicyclist, bike rider > bike, bicycle, city bike, commuter bike, seven-speed bicycle
drummer, drummers, percussionist, drumming > snare drum, drum
violinist, violinists, fiddler, violin player > violin
guitarist, guitarists, guitar player > electric guitar, solid-body guitar, guitar
pianist, pianists, keyboardist, piano player > keyboard, digital piano
saxophonist, saxophonists, sax player, saxophone player > saxophone
skateboarder, skateboarders, skateboarding > skateboard
roller skater, roller skating, rollerskating > roller skates
basketball player, hooper > basketball
tennis player, tennis players > tennis racket
knitter, knitters, crocheter > knitting yarn, yarn, wool
hiker, hikers, backpacker, backpackers > hiking boots, daypack, backpack
stargazers, astronomer, moon and saturn, kids moon, kids the moon, moon and stars, moon and planets, saturn, jupiter > telescope
podcaster, podcasters, start recording podcast, start podcast, record podcast, recording podcast, start a podcast, record a podcast, recording a podcast, start recording a podcast > podcast microphone, studio microphone, microphone
asking her to marry me, asking her to marry, ask her to marry me, ask her to marry, her to marry me, asking marry, ask marry, marry me, marry her, will you marry me > engagement ring, solitaire ring, diamond ring
kitchen cupboards, kitchen cupboard, cupboards look new, cabinets look new, kitchen cabinets look new, kitchen cupboards look new, old cupboards, old cabinets, old kitchen cupboards, old kitchen cabinets, outdated cabinets, dated cabinets > cabinet painting
tired to cook, too tired to cook, tired of cooking, sick of cooking, hate cooking, no time to cook, no energy to cook, tired cook, time to cook > private chef for dinners, meal prep for the week
knee surgery, hip surgery, back surgery, shoulder surgery, after surgery, knee replacement, hip replacement, torn acl, acl surgery, sports injury > post-injury training
shape after knee surgery, shape after surgery, shape after injury, shape after an injury, shape after hip surgery, back in shape after knee surgery, back in shape after surgery, back in shape after injury, back in shape after an injury > post-injury training
file taxes, filed taxes, filing taxes, filed my taxes, unfiled taxes, late taxes, taxes in years > tax preparation
open late, late hours, late night hours, open evenings, open after work, after work hours > evening hours, evening appointments
open sundays, open on sunday, open on sundays, open weekends, open on weekends, open saturdays, open on saturday > weekends too
$$, E'\n'), E'\n')) AS line;

UPDATE search_synonyms SET finds = array_remove(finds, 'teddy bear')
WHERE words @> ARRAY['gift', 'anniversary gift'];
-- A bear is for a child, and for a mother where nothing else is.
UPDATE search_synonyms SET words = array_remove(words, 'mothers day gift')
WHERE words @> ARRAY['mothers day gift', 'valentines gift'];
INSERT INTO search_synonyms (words, finds)
VALUES (ARRAY['mothers day gift', 'mother day gift'], ARRAY['bouquet', 'ring', 'watch', 'teapot', 'vase', 'cake']);
