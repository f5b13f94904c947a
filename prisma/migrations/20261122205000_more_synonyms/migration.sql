-- Everyday words that the first table lacked, a group a line as there; what somebody needs done finds who does it.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '),
  coalesce(string_to_array(nullif(btrim(split_part(line, '>', 2)), ''), ', '), '{}')
FROM unnest(string_to_array(btrim($$
notebook > laptop, notebook
4x4, 4wd, awd, all wheel drive, four wheel drive, off roader > suv, pickup truck
pickup truck > half-ton pickup
farm equipment, farm machinery, agricultural equipment > tractor
sink, garbage disposal, shower head, toilet, pipe, clogged pipe, plumbing work, plumbing service, sewer > plumbing repairs, faucet installation, drain clearing
hot water, no hot water, tankless water heater > water heater replacement
rewire, rewire house, breaker, breaker box, fuse box, circuit breaker, power outage, electrical repair, electric panel > panel upgrades, electrical safety check, licensed electrician
light installation, install lights, chandelier installation, ceiling fan installation > lighting installation
mow, mow lawn, lawn mowing, cut grass, grass cutting, lawn > lawn care, garden maintenance
weeding, weeds, mulching, planting, prune, pruning > garden maintenance, hedge and tree trimming, landscape design and planting
paint house, paint room, paint walls, paint cabinets > interior painting, whole-house painting, cabinet painting, exterior painting
move furniture, furniture movers, furniture moving, move apartment, help moving > local moving, apartment moving, piano and furniture moving, two movers and a truck
fix door, door repair, window repair, fix window, screen door > door and window repairs
shelf installation, hang shelves, hang pictures > tv mounting and shelves, handyman
website developer, website design, build website, make website, create website, new website, homepage design > website design, online shop setup, website refresh, logo and website package, website care plan
online store, web shop, ecommerce, e-commerce > online shop setup
tax help, do taxes, tax season, file taxes > tax preparation
exercise class, fitness class, bootcamp, gym trainer, gym > personal training, strength coaching, outdoor group training, yoga
watch dog, someone to watch dog, dog boarding, pet boarding > pet sitting, dog walking
wedding > wedding planning, wedding photography, bridal hair, day-of coordination
gift, birthday gift, birthday present, gift idea, gift ideas, anniversary gift > bouquet, watch, cake, teddy bear, ring
camping > tent, sleeping bag
hiking > hiking boots, backpack
knitting, crochet > yarn, wool
car repair, car trouble, car maintenance > brake service, oil change, diagnostics and repair
$$, E'\n'), E'\n')) AS line;
