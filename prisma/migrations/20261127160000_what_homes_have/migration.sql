-- What homes have that is one thing in two words: looked for side by side, and named whole where no listing has it. Each of a
-- line finds the others.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(line), ', '), '{}'
FROM unnest(string_to_array(btrim($$
hot tub, hot tubs, jacuzzi, jacuzzis, whirlpool tub, whirlpool tubs
fire pit, fire pits, firepit, firepits
tennis court, tennis courts
basketball court, basketball courts
pickleball court, pickleball courts
bowling alley, bowling alleys, bowling lane
wine cellar, wine cellars, wine room
steam room, steam rooms
game room, games room, rec room, recreation room
home theater, home theatre, home theaters, movie room, screening room, theater room
home gym, home gyms, exercise room
mud room, mudroom
sun room, sunroom, sunrooms
solar panel, solar panels
putting green, putting greens
boat dock, boat docks, boat slip, boat slips
$$, E'\n'), E'\n')) AS line;
