-- Everyday names in two words, and needs, troubles and plans as people tell them in a sentence, by the trade or the things that
-- answer them. Whoever types one before the sign finds what stands behind it; without a sign each finds the others. Small words
-- ('the', 'my', 'too') are left out of what a sentence tells, so that 'grass long' is 'my grass is getting too long'.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
tool trunk, mechanic tools, mechanics tools, mechanic tool set, tool roll, diy tools > tool set, toolbox, tool kit, household tool kit
any tools, no tools, tools at home, tools for home, handy man tools > tool set, toolbox, household tool kit
soft toy, cuddly toy, cuddle toy, stuffed toy, stuffed bear, plush toy, plushie toy, soft bear, snuggle toy, stuffed animal, first birthday toy > teddy bear, plush bear
eye wear, sun shades, dark glasses, sun protection glasses, driving glasses, sun eyes, sun in eyes, sun hurts eyes, bright sun, blinded sun, sun glare, squinting sun > sunglasses
flower holder, flower vessel, flower jug, put flowers, hold flowers, holds flowers, display flowers > vase, urn
tea maker, tea pitcher, tea vessel, make tea, making tea, brew tea, brewing tea, steep tea, drink tea, loose leaf tea > teapot
vanity mirror, hallway mirror, entryway mirror, full mirror, see myself, check my outfit > mirror
something green, bit of green, more green, some greenery, indoor greenery, office greenery, home greenery, greenery for office > houseplant, indoor plant, rubber plant
time piece, time keeper, tell time, telling time, tells time, always late, being late, late everywhere, never on time > watch, clock
travel bag, travel case, roll aboard, wheelie bag, trolley bag, trolley case, luggage bag, pack clothes, packing clothes, clothes for trip, fly out, flying europe, flying home, flying abroad, catch a flight, long flight, carry my clothes > suitcase, carry-on suitcase, spinner suitcase
book bag, hiking pack, laptop bag > backpack, daypack
ladies bag, womens bag, evening bag, purse bag, shoulder purse > handbag, top-handle bag
warm coat, dress coat, warm to wear, wear in rain, wear in winter, warm rain, cold outside > trench coat, coat, double-breasted coat
jogging shoes, track shoes, marathon shoes, workout shoes, athletic shoes, exercise shoes, walking shoes, ladies shoes, womens shoes, mens shoes, train marathon, training marathon, run marathon, running marathon, run a 5k, start running, take up running, start jogging > running shoes, training shoes, sneakers
trail boots, trekking boots, mountain boots, long hikes, go hiking, going hiking, hike mountains, hiking trip > hiking boots, daypack
propose girlfriend, proposing girlfriend, going to propose, want to propose, pop question, popping question, get engaged, getting engaged, ask to marry, marry my girlfriend, bended knee > engagement ring, solitaire ring, diamond ring, sapphire ring
shoot hoops, shooting hoops, play hoops, shoot baskets, shooting baskets, pickup game, play basketball, playing basketball > basketball
push scooter, folding scooter > commuter scooter, kick scooter
ride to work, riding to work, bike to work, biking to work, cycle to work, cycling to work, commute to work, ride around town, get around town, ride campus, get around campus > city bike, commuter bike, seven-speed bicycle, commuter scooter, motor scooter, retro scooter
tow boat, tow my boat, tow trailer, tow a trailer, tow camper, towing trailer, towing boat, pull trailer, pull camper, haul lumber, haul dirt, haul mulch, haul stuff, haul furniture > pickup truck, half-ton pickup, work truck
first car, teen car, bigger car, reliable car, safe car, dependable car, roomy car, larger car, college car, car seats, three car seats, seats seven, kids in back, car for family, room for kids, new driver, teenage driver > suv, sedan, minivan, hatchback, station wagon, crossover
plow field, plow fields, plow my fields, plowing field, mow pasture, mow acreage, move hay, haul hay, work fields, work the land, till field, till soil > tractor
sit dining, sit dining room, dining seats, dining seating, table chairs, chairs for table > dining chair
place to sit, somewhere to sit, sit living room, sit front room, comfortable seat, comfy seat > sofa, loveseat, accent chair, armchair, chair
sleep camping, going camping, go camping, sleep outside, sleep outdoors, sleep in woods, sleeping outdoors, camping sleep, weekend camping, camping trip > camping tent, two-person tent, three-season tent, tent
watch stars, look stars, see stars, look at stars, look planets, see planets, night sky, look moon, see craters, interested in space, loves space, into astronomy > telescope, refractor telescope
read on vacation, read vacation, read on beach, read at beach, read in bed, read before bed, summer reading, good read, something to read, reading material, loves reading, loves to read > book, books, novel, set of three books, novel bundle, book bundle
take up knitting, learn knitting, start knitting, knit sweater, knit a sweater, knit scarf, knit a scarf, knit hat, knit blanket, knit socks, crochet blanket > knitting yarn, merino yarn, skein of wool, hand-dyed wool, yarn, wool
start podcast, own podcast, record my voice, record voice, record vocals, record songs, sing at home, voice over, voiceover > studio microphone, condenser microphone, microphone
computer for school, computer for college, computer school, computer college, school computer, type papers, write papers, write essays, do homework on, work from home, working from home, work remotely, take notes > laptop, student laptop, work laptop
play games, video games, play on tv, playing xbox, gamer son, loves gaming > gamepad, game controller, wireless controller
take better pictures, start photography, take up photography, learn photography, get into photography, shoot film > camera, mirrorless camera, compact camera, film camera, rangefinder camera
music while cooking, listen to music, listen music, block out noise, block noise, noisy office, noisy roommate, noisy neighbors > headphones, radio
listen to radio, ball game on, listen news, power outage radio, emergency radio, power goes out, hear news > radio, FM radio, table radio
turning sixty, turning fifty, turning forty, turning thirty, turning seventy, turns sixty, turns fifty, turns five, turns one, turning one, birthday tomorrow, birthday next week, blow out candles > birthday cake, celebration cake
sweet tooth, put on toast, sweeten tea, sweeten my tea, sore throat > honey, jar of honey
say sorry, forgot our anniversary, forgot anniversary, cheer her up, cheer up, brighten her day, brighten day, loves flowers, likes flowers, flowers for hospital, get well flowers > bouquet, seasonal bouquet, flower bouquet
picnic park, lunch in park, eat outside, eat outdoors, pack lunch > picnic basket
play violin, start violin, plays violin, school orchestra, joining orchestra, join orchestra > violin, student violin outfit
play guitar, start guitar, plays guitar, join band, joining band, start band, start a band, play rock > electric guitar, solid-body guitar, guitar
play drums, playing drums, start drums, plays drums > snare drum, marching snare drum
make beats, making beats, make music, play synth, produce music > keyboard, midi keyboard, mini keyboard
puddle sink, puddle under, water under sink, wet under sink, pool of water, water on floor, water everywhere, pipe burst, burst pipe, pipes burst, frozen pipe, frozen pipes, pipes froze, basement flooded, basement flooding, flooded basement, flooded bathroom, low water pressure, no water pressure, weak water pressure, water stain ceiling, ceiling stain, stain on ceiling, high water bill, water bill > plumbing repairs, leak detection and repair
toilet running, toilet keeps running, running toilet, toilet runs, toilet never stops, toilet wobbles, toilet rocks, toilet broke, toilet wont flush, toilet flush, change faucet, faucet drips, dripping faucet, faucet loose > faucet and toilet installation, plumbing repairs
wont drain, drains slowly, drains slow, slow drain, standing water, water backs up, water backing up, hair in drain, sink backed up, toilet backed up, toilet clogged, toilet plugged, clogged shower, clogged tub, clogged bathtub, clogged drain, blocked shower, smelly drain, drain smells > drain clearing, plumbing repairs
no hot water, cold shower, cold showers, shower cold, water never hot, water ice cold, water lukewarm > water heater replacement, plumbing repairs
lights flicker, lights flickering, flickering lights, lights keep flickering, lights flicker house, lights dim, lights dimming, lights went out, half house dark, no power, power out, lost power, outlets work, outlets dead, outlet dead, dead outlet, outlet sparks, outlet sparked, outlet hot, outlet smells, burning smell, smell burning, aluminum wiring > licensed electrician, electrical safety check, outlet and lighting installation
breaker trips, breaker tripping, breaker tripped, breaker pops, breakers trip, trips breaker, fuse blows, blow fuse, blown fuse, fuse keeps blowing, more amps, too few circuits > licensed electrician, electrical safety check, panel upgrades
hang chandelier, install chandelier, more outlets, add outlets, extra outlets, another outlet > outlet and lighting installation, licensed electrician
charge tesla, charge my tesla, charge car, charge car garage, charge ev, charge electric car, charge it garage, tesla charge, bought tesla, plug tesla, plug in car, plug in tesla, electric car home, electric car charge, bought electric car, got electric car > ev charger installation
hang tv, hang television, new tv wall, tv on wall, television on wall, tv wall, television wall, mount television, put tv up, hang shelves, hang shelf, put up shelves, hang pictures, hang mirror, hang heavy mirror > tv mounting and shelves, handyman by the hour
put together crib, put together bed, put together desk, put together dresser, put together bookcase, put together furniture, ikea furniture, furniture box, furniture in boxes, crib before baby, build crib, build my bed > furniture assembly, handyman by the hour
door sticks, door wont close, door wont lock, door hard, door drags, door squeaks, door jammed, window wont open, window stuck, window wont close, windows drafty, broken window, cracked window, broken door, door off hinges > door and window repairs, handyman by the hour
fix things house, few things fixed, fix few things, honey do list, to do list, list of repairs, little jobs, things around house, around house broken, hole in wall, hole in drywall, patch wall, patch drywall, loose railing, squeaky floor, fence gate, handy person > handyman by the hour, small repairs around the house
busy to clean, too busy clean, no time clean, time clean, hate cleaning, hate to clean, sick of cleaning, tired of cleaning, clean apartment, clean my apartment, cleans every week, help with cleaning, help around house, come clean, dust and vacuum, vacuum and dust > house cleaning, weekly apartment cleaning, deep cleaning
office dirty, dirty office, clean office, clean our office, office clean, office floors, empty trash, clean after hours > office cleaning
deposit back, get deposit back, getting deposit back, deposit when move, lease ends, lease is up, lease up, landlord inspection, clean before move > move-out cleaning, deep cleaning
house filthy, kitchen greasy, greasy kitchen, oven filthy, bathroom gross, gross bathroom, scrub bathroom, in laws coming, company coming, guests coming, smells like smoke, after renovation, construction dust, moldy bathroom, grimy kitchen > deep cleaning, house cleaning
heavy stuff, heavy things, carry couch, carry a couch, carrying couch, carry sofa, carry dresser, couch up stairs, couch stairs, sofa up stairs, sofa stairs, up the stairs, couch upstairs, dresser upstairs, lift furniture, heavy lifting, strong guys, strong backs, someone strong, muscle to move, truck to move, moving next month, moving next week, moving across town > two movers and a truck, apartment moving, local moving, piano and furniture moving, packing and moving
move piano, piano moved, piano move, piano stairs, piano upstairs, get piano, transport piano > piano and furniture moving
hate packing, packing boxes, pack boxes, pack my things, pack everything, pack kitchen, box everything up, pack house, wrap dishes > packing and moving
grass long, grass tall, grass high, grass getting long, grass overgrown, grass needs cut, grass cut, cut grass, cut my grass, lawn overgrown, lawn long, lawn brown, lawn dying, lawn weeds, mow my lawn, mow lawn, mow yard, mow grass, yard mowed, keep lawn, care of lawn > lawn care, garden maintenance
tree too big, tree big, big tree, tree tall, tree overgrown, branches roof, branch fell, branches hanging, branches over roof, tree limb, tree limbs, tree blocks, bushes overgrown, overgrown bushes, hedge overgrown, overgrown hedge, trim bushes, trim trees, trim hedge, cut back bushes, cut back tree > hedge and tree trimming
flowers planted, bushes planted, shrubs planted, plant flowers, plant bushes, plant shrubs, plant trees, flower bed, design garden, redo yard, redo backyard, landscaping front yard, boring yard, ugly yard, bare yard, nice front yard, make backyard nice, backyard makeover, dream garden > landscape design and planting, garden maintenance
weeds everywhere, pull weeds, pulling weeds, weed garden, rake leaves, raking leaves, leaves everywhere, clean up yard, yard cleanup, garden while old, water garden, keep garden nice, help in garden > garden maintenance, lawn care
cabinets white, cabinets painted, paint cabinets, kitchen cabinets white, cabinets look old, cabinets ugly, refresh cabinets, refinish cabinets, new look kitchen, kitchen outdated > cabinet painting
color paint, what color paint, which color, color for walls, wall color, wall colors, color bedroom, pick color, pick colors, pick paint, choose color, choose colors, choose paint, decide color, decide what color > color consultation and painting, interior painting
paint bedroom, paint nursery, paint living room, paint walls, walls dirty, walls scuffed, scuffed walls, walls boring, walls need paint, repaint room, repaint apartment > interior painting
outside looks old, outside house paint, paint outside, paint peeling, peeling paint, siding faded, faded siding, house faded, paint chipping, paint porch, paint shutters, house new coat > exterior painting, whole-house painting
stiff neck, muscles ache, sore muscles, muscles sore, tense shoulders, sit all day, stand all day, cant turn neck, need to relax, relax body > therapeutic massage, hot stone massage
pregnant back, pregnant hurts, pregnant sore, pregnant massage, expecting back, pregnancy pain, pregnancy massage, massage expecting, massage pregnant > prenatal massage
massage couple, massage for two, spa day couple, spa day two, spa day wife, spa day husband, spa date, massage anniversary, relax together > couples massage
skin dry, dry skin, skin breaking out, breaking out, clear skin, skin looks tired, glowing skin, skin glow, spa facial > facial treatment
beard trim, trim beard, beard shaped, beard long, clean shave, shave head, fade haircut, needs a fade, husbands hair, boys haircut, mens haircut > barber cut and shave
hair curly, my curls, curls frizzy, knows curly, cut curly > curly hair specialist
go blonde, going blonde, go blond, go red, go darker, be blonde, cover gray, cover grey, gray showing, roots showing, roots showing again, hair different color, dye my hair, hair dyed > color and highlights
hair wedding, hair for wedding, bride hair, hair big day, bridesmaids hair > bridal hair
get in shape, lose weight, lose belly, lose ten pounds, lose baby weight, baby weight, build muscle, get stronger, gain strength, tone up, get fit, summer body, dont like gyms, hate gyms, hate the gym, start exercising, start working out, exercise more > strength coaching, personal training, outdoor group training
exercise again, exercising again, work out again, working out again, back to gym, back to running, back to sports > post-injury training, strength coaching, outdoor group training
hurt knee, bad knee, knee hurts, knee injury, hurt back, hurt shoulder, hurt ankle, hurt hip, broke leg, broke ankle, broke arm, broken leg, sprained ankle, twisted ankle, torn ligament, tore ligament, recovering injury, recovering surgery, recovering accident, recover from injury, recover from surgery, after accident, after injury, after operation > post-injury training
calm down, more flexible, become flexible, stretch more, touch toes, stiff body, relax mind, meditate, stress at work, stressed at work > yoga at home, therapeutic massage
teach violin, learn violin, violin for kid, violin teacher > violin lessons, beginner music lessons
learn piano, teach piano, piano as adult, play piano, piano teacher > piano lessons, music lessons for adults, beginner music lessons
instrument adult, instrument as adult, learn instrument, pick up instrument, learn music adult, musical as adult, never learned instrument > music lessons for adults, beginner music lessons
algebra, geometry, fractions, calculus, trigonometry, long division, word problems > math tutoring, homework help
trouble algebra, trouble math, trouble with math, bad at math, struggles math, struggling math, struggling in math, failing math, failing algebra, failing geometry, hates math, help with fractions, behind in math, math grades, better at math > math tutoring, homework help
help with geometry, help with algebra, help with homework, homework every night, bad grades, better grades, grades slipping, grades dropping, behind in school, behind at school, trouble in school, failing class, failing school, struggling in school, struggles in school, struggles reading, trouble reading > homework help, math tutoring, reading and writing
sat score, better sat, sat test, take sat, taking sat, retake sat, college entrance, get into college, good college, college test > sat prep
speak spanish, some spanish, learn spanish, spanish before trip, spanish trip, going mexico, going to mexico, trip to mexico, moving to mexico, trip to spain, going spain, spanish speaking > spanish lessons
dog alone, dog home alone, dog bored, dog energy, dog needs exercise, walk my dog, walk dog, walk dogs, let dog out, dog during day, dog midday > dog walking, pet sitting at your home
cat while, cat alone, care of cat, take care cat, feed cat, feed my cat, feed cats, litter box, cat vacation, cat travel, cat while travel, cat trip > cat visits, pet sitting at your home
dog vacation, dog while travel, dog trip, watch my dog, watch dog, watch pets, watch my pets, take care dog, care of pets, dog for weekend, dog stay home, animals while > pet sitting at your home, dog walking
dog smells, dog stinks, stinky dog, dog dirty, dog muddy, dog rolled, dog bath, bathe dog, dog nails, dog fur, dog hair matted, matted fur, dog shedding, dog sheds, shedding everywhere, cut dogs hair, trim dogs nails > dog grooming
puppy chews, puppy bites, puppy barks, puppy pees, puppy jumps, puppy destroys, puppy listen, puppy behave, potty train puppy, house train, housebreak, new puppy, got a puppy, dog barks, dog listen, dog jumps, dog pulls, dog behave, train my dog, train dog, teach dog > puppy training
food party, food for party, food for wedding, food for guests, food for reception, food for funeral, food for birthday, feed guests, feed fifty people, feed people, feed crowd, bbq for guests, buffet party > event catering
cook at home, cook dinner, cook nice dinner, cook dinner anniversary, cook for us, cook for guests, dinner at home, chef at home > private chef for dinners
no time cook, time to cook, cook during week, cook all week, cooking every night, eat healthy, eat healthier, eating takeout, meals delivered, meals ready, dinners ready, lunches for week > meal prep for the week
learn to cook, cant cook, cook better, cook together, cook pasta, cooking together, date night cooking > cooking class at your home
lunch for office, lunch office, lunch for team, lunch staff, feed my team, feed team, food office, food meeting, catering office, office food, lunch for meeting > office lunches, event catering
our big day, big day, getting married, get married, got engaged, just engaged, plan our wedding, plan my wedding, married next year, married in june, organize wedding, organize my wedding, wedding stress, overwhelmed wedding > wedding planning, day-of coordination
photographer big day, photos big day, photographer wedding, pictures wedding, photograph wedding, photos of wedding > wedding photography
profile picture, profile photo, profile pic, picture for linkedin, photo linkedin, linkedin picture, linkedin photo, photo for resume, picture for website, professional picture, professional photo, actor photos > headshots and portraits
pictures with kids, pictures of kids, pictures of family, photos of family, pictures christmas card, christmas card picture, pictures of baby, newborn pictures, grandparents pictures > family photography
photos of house, pictures of house, photos for listing, sell house photos, sell house pictures, selling house photos, house good photos, airbnb photos, airbnb pictures > real estate photography
photos of products, pictures of products, photos for shop, photos of jewelry, photos for etsy > product photography
plan birthday, plan birthday party, birthday party planned, throw birthday, throw birthday party, birthday for daughter, daughters party, sons party, kids party, plan party, turning one party, fiftieth birthday, surprise party, birthday bash > birthday party planning, party decoration
company picnic, team event, staff party, corporate party, conference organized, company retreat, product launch > corporate event planning, event catering
decorate party, decorations party, balloons party, party balloons, baby shower decor, decorate hall, decorate for party > party decoration
business website, need website, needs website, need a website, website for business, small business website, found online, find us online > website design for small businesses, logo and website package
website old, website looks old, website ugly, website outdated, outdated website, old website, update website, website slow, redo website > website refresh, website design for small businesses
keep website updated, maintain website, look after website, website hacked, website down, website updates > website care plan
sell online, selling online, sell jewelry online, sell things online, sell crafts online, sell products online, take orders online, start online store, sell on internet, web shop > online shop setup
need logo, design logo, logo for business, brand my business > logo and website package
behind books, behind on books, behind bookkeeping, books mess, books are mess, receipts shoebox, receipts everywhere, never do books, months behind > books catch-up, bookkeeping for small businesses
do my taxes, do taxes, taxes due, file taxes, irs letter, letter irs, tax season, owe taxes, taxes this year, self employed taxes > tax preparation
pay employees, paying employees, pay my employees, pay workers, employee checks, first employee, hired first employee, pay my staff > payroll service
track expenses, money coming in, invoices and bills, keep books, someone books, do my books > bookkeeping for small businesses, quarterly bookkeeping
car start, wont start, car wont start, car starts, car dies, car died, car stalls, car shakes, car shaking, car smokes, car overheats, car leaks, car leaking oil, car makes noise, weird noise car, strange noise, check engine, engine light, engine light came, warning light, light on dashboard, dashboard light, transmission slips, car ac, truck wont start > car repair and service, diagnostics and repair
noise braking, noise brake, noise when braking, grinding stop > brake service, car repair and service, diagnostics and repair
used car good, car before buy, before buying car, car worth buying, check used car, check car before, look at car, inspect car, car inspected, lemon car > pre-purchase car inspection
change oil, change my oil, due oil change, oil light > oil change at your home, car repair and service
put together, putting together, assembled furniture, still in box, came in pieces > furniture assembly, handyman by the hour
get shocked, getting shocked, got shocked, electric shock, shocks me, no electricity, without electricity, without power, no power in, house no electricity, light wont turn, lights wont turn, lights buzz, lights buzzing, outlet loose, outlet wont work, plug wont work, wires showing, exposed wires, bare wires > licensed electrician, electrical safety check, outlet and lighting installation
smells like sewage, sewage smell, smells sewer, sewer smell, basement smells, sink smells, drain stinks, gurgling drain, toilet gurgles, toilet bubbles, roots in pipe > drain clearing, plumbing repairs
water coming through, water coming ceiling, water coming wall, dripping ceiling, ceiling drips, ceiling dripping, ceiling wet, wet ceiling, wet wall, wet carpet, damp wall, hear water running, meter keeps running > leak detection and repair, plumbing repairs
hook up dishwasher, dishwasher hooked up, dishwasher hook up, hook up washer, washer hooked up, connect dishwasher, connect washer, install dishwasher > plumbing repairs, handyman by the hour
cold air, let in cold, lets in cold, cold air windows, windows let cold, drafty house, house drafty, windows rattle, windows fog, foggy windows, lock broken, broken lock, key stuck, changed locks, lock stuck > door and window repairs, handyman by the hour
shelf fell, shelf crooked, hang curtains, gutter loose, loose tile, squeaky door, squeaky hinge, childproof, child proof > handyman by the hour, small repairs around the house
house is mess, house mess, place mess, house dirty, dirty house, dirty apartment, messy house, messy apartment, guests arrive, guests coming, guests friday, parents visiting, parents coming, company arriving, keep up cleaning, keep house clean, behind on cleaning, before baby arrives, clean bathroom, clean bathrooms, clean kitchen, mop floors, scrub floors > deep cleaning, house cleaning, weekly apartment cleaning
unload truck, unload my truck, load truck, load my truck, unload uhaul, load uhaul, unload container, load storage, two strong, move saturday, moving saturday, moving sunday, moving weekend, out of dorm, dorm move, move into dorm, change apartments, new apartment friday, get my stuff, get our stuff, stuff to storage, things into storage > two movers and a truck, apartment moving, local moving
dead tree, tree dead, dying tree, tree died, tree dying, tree leaning, tree fell, tree down, storm branches, branches down, trim palm, trees block, trees too tall, remove tree, tree removed, hedges tall, hedge too high > hedge and tree trimming
old mow, own lawn, mow every week, mow while away, allergic to grass, lawn every week, lawn weekly, lawn embarrassing, lawn patchy, water lawn, sprinkler lawn > lawn care, garden maintenance
paint peeling, peeling paint, hallway peeling, wall peeling, crayon walls, walls yellow, walls dirty, dark walls, ugly walls, brighten room, room dark, paint ceiling, paint hallway, paint kitchen, paint bathroom > interior painting, whole-house painting
slept wrong, cant turn head, turn my head, turn head, neck crick, stiff from driving, back out, pinched nerve, tight hips, tension headaches, sore after, sore from, legs sore, feet hurt, feet ache, feet sore, feet tired, tired legs > therapeutic massage, hot stone massage
tired pregnant, pregnant wife, pregnant sister, pregnant friend, mom to be, swollen feet pregnant, third trimester, second trimester > prenatal massage
bangs in eyes, bangs long, bangs too long, split ends, hair in eyes, hair in face, need a trim, shaggy hair, hair long, hair grown out, hair flat, thin hair, change my look > haircut and styling
look good wedding, hair wedding photos, wedding photos hair, hair makeup wedding, hair done wedding, flower girl hair > bridal hair, haircut and styling
gained weight, gained twenty pounds, gained pounds, twenty pounds, ten pounds, thirty pounds, put on weight, beach body, beach ready, fit into dress, fit in dress, wedding dress fit, stay active, get moving, get off couch > strength coaching, outdoor group training, personal training, yoga at home
math grade, raise math, failing test, pass math, pass algebra, hates school, homework fights, homework battles, essay writing, fell behind, falling behind, summer learning, catch up school > math tutoring, homework help
saxophone for kid, learn saxophone, play saxophone, teach saxophone > saxophone lessons, beginner music lessons
learn guitar, learn drums, learn trumpet, learn flute, learn instrument kid, learn an instrument > beginner music lessons, music lessons for adults
check on cat, cat over weekend, cat weekend, cat by herself, cat by himself, cat lonely, give cat medicine > cat visits, pet sitting at your home
nails cut, dogs nails, nails long dog, hates nails, hates baths, hates groomer, dog hates, long haired dog, poodle haircut, summer cut dog > dog grooming
stop biting, wont stop biting, biting kids, bites kids, wont stop barking, stop barking, chews shoes, eats shoes, pees inside, pees on floor, wont come, wont sit, wont listen, runs away dog, lunges dogs > puppy training
feed eighty people, feed hundred, feed forty, feed thirty, feed twenty, people at party, feed our guests, food retirement, food graduation, graduation party food, food open house, food memorial, cook for reunion > event catering
terrible cook, bad cook, horrible cook, burn everything, burn dinner, better cook, learn recipes, learn to bake, learn baking, knife skills > cooking class at your home
pictures newborn, pictures with newborn, newborn photos, pictures twins, pictures of twins, pictures pregnant, pictures grandkids, pictures with grandparents, pictures dog > family photography
photo resume, photo on resume, photo hate, picture hate, dating app, business photo, photo for work, work badge, author photo, picture for book > headshots and portraits
run wedding day, run our wedding, wedding day run, wedding day help, wedding day smooth, wedding timeline, manage wedding day > day-of coordination, wedding planning
find internet, find me internet, find bakery internet, find us internet, nobody finds, nobody can find, find my shop, no website, dont have website, first website, website restaurant, menu online, customers online, get more customers > website design for small businesses, logo and website package
done my taxes, done taxes, taxes two years, not done taxes, taxes years, behind on taxes, scared of irs, owe irs, irs notice, audit letter, being audited, 1099, w2, taxes late > tax preparation
truck shakes, truck shaking, truck dies, truck died, truck stalls, truck smokes, truck noise, truck overheats, suv shakes, suv noise, van noise, van died, steering wheel shakes, wheel shakes, vibrates highway, shakes highway, pulls to right, pulls to left, burning oil, leaks oil, oil leak, heater car, ac car, air conditioning car, car jerks, car hesitates, gears slip, hard to start > car repair and service, diagnostics and repair
not a lemon, sure used car, sure used, used suv, check suv before, check truck before, buying from stranger > pre-purchase car inspection
haul firewood, firewood haul, haul gravel, haul wood, haul motorcycle, haul bikes, carry lumber, carry plywood, dump runs, trips to dump, pull boat > pickup truck, half-ton pickup, work truck
safe with newborn, drive newborn, drive with newborn, new baby car, car with baby, haul kids, drive kids, carpool, soccer practice, drive in snow, drive snow > suv, minivan, station wagon, crossover
hang over fireplace, empty wall, blank wall, bare wall, fill wall, hang in hallway, room bigger > mirror
waking up, wakes me up, alarm no phone, clock for kitchen, sits on mantel, put on mantel > mantel clock, shelf clock, clock
carry food, carry the food, love picnics, loves picnics, food for picnic, carry groceries, groceries home, bring to market > picnic basket, willow basket, basket
laptop died, computer died, laptop broke, computer broke, computer slow, paper due, need computer, write my book, write novel, take classes online, do spreadsheets > laptop, work laptop, student laptop
record songs, record my songs, recording songs, own songs, record my band, record guitar, record interviews, home studio, sing songs, better sound videos, stream games > studio microphone, condenser microphone, microphone
carry books, carry my books, books to class, carry laptop, hike all day, carry water, hands free bag > backpack, daypack
loves stuffed animals, turning three, turning two, something to cuddle, cuddle at night > teddy bear, plush bear
tea for six, tea for guests, tea for two, tea every morning > teapot
order cake, cake for saturday, cake saturday, cake party, cake for office, cake by friday > birthday cake, celebration cake
fresh flowers, flowers every week, flowers weekly, flowers for table, flowers for mom, flowers on table, flowers delivered > bouquet, seasonal bouquet
more chairs, extra chairs, two more chairs, seats for guests, seat guests, chairs for thanksgiving, chairs thanksgiving > dining chair, walnut chair
$$, E'\n'), E'\n')) AS line;
