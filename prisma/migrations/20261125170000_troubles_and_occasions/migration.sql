-- Who pulls weeds designs no landscape.
UPDATE search_synonyms SET words = array_remove(array_remove(words, 'weeding'), 'weeds')
  WHERE 'weeding' = ANY (words) AND 'landscape design and planting' = ANY (finds);

-- What people say who have a trouble or an occasion and do not know what its remedy is called, by kind of work; and uses of
-- things. Whoever types one before the sign finds what stands behind it.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
water stain, water stains, water spot on ceiling, ceiling stain, ceiling leak, ceiling leaking, leaking ceiling, wet ceiling, wet spot on wall, damp wall, hidden leak, water bill went up, high water bill > leak detection and repair, plumbing repairs
low water pressure, no water pressure, weak water pressure, banging pipes, pipes banging, noisy pipes, burst pipes, leaky pipe, leaking pipe, leaky pipes, pipe froze, plumbing problem, plumbing issue, plumbing emergency, water in basement, basement flooding, flooded basement > plumbing repairs, leak detection and repair
no hot water, not enough hot water, run out of hot water, rusty water, pilot light wont stay lit > water heater replacement, plumbing repairs
drain backs up, sink wont drain, tub wont drain, shower wont drain, slow drains, stopped up sink, stopped up drain, stopped up toilet, plugged toilet, plugged drain, plugged sink, backed up toilet, sewer backup, sewage smell, main line clog, snake a drain > drain clearing, plumbing repairs
install a faucet, change faucet, swap faucet, swap toilet, toilet runs, toilet rocks, wobbly toilet, toilet leaking > faucet and toilet installation, plumbing repairs
lights repair, light repair, lights flicker, lights flickering, lights dim, lights went out, no power, lost power, outlet sparks, outlet sparked, sparking outlet, buzzing outlet, dead outlets, outlet not working, rewire, rewire house, knob and tube, aluminum wiring > licensed electrician, electrical safety check, outlet and lighting installation
install ceiling fan, ceiling fan install, hang ceiling fan, install light fixture, hang light fixture, install lights, install outlet, add outlets > outlet and lighting installation, licensed electrician
wiring check, wiring safe, old house wiring, fire hazard wiring, home electrical check, house electrical inspection > electrical safety check
200 amp, 200 amp service, 200 amp panel, upgrade panel, panel replacement, replace fuse box, fuse box replacement, breaker box upgrade, breaker panel upgrade > panel upgrades
choose paint colors, choosing paint colors, pick paint colors, picking paint colors, choose wall color, color scheme help > color consultation
peeling paint, paint peeling, faded paint, chipped paint, chipping paint > exterior painting, interior painting
scuffed walls, freshen up walls, touch up walls, paint touch up > interior painting
tree branch, tree branches, branches hanging, overhanging branches, branches over roof, branches touching, dead branches, fallen branch, overgrown tree, overgrown trees, overgrown hedge, overgrown hedges, overgrown bushes, overgrown shrubs, hedge too tall, tree service, arborist, tree pruning > hedge and tree trimming
overgrown yard, overgrown garden, messy yard, neglected yard, weeds everywhere, weeds taking over, tall grass, grass too tall, yard mess > garden maintenance, lawn care
weeding, pull weeds, weeding help > garden maintenance, lawn care
brown grass, brown lawn, dead grass, dead lawn, patchy lawn, patchy grass, bare spots in lawn, crabgrass, dandelions > lawn care
redo yard, redo backyard, redo front yard, curb appeal, drought tolerant, native garden, pollinator garden, butterfly garden, xeriscape, xeriscaping, new landscaping, landscape architect, yard design, plant trees, plant a tree, plant shrubs > landscape design and planting
load a uhaul, load uhaul, unload uhaul, unload a uhaul, furniture upstairs, couch upstairs, carry furniture, carry boxes, men with a truck, men with truck, guys with truck, guys with a truck, man with a van, man with a truck, moving van, moving day help > two movers and a truck, local moving, apartment moving, packing and moving
piano mover, piano movers, move piano, move an upright, move upright piano, move heavy things > piano and furniture moving
to do list around the house, list of repairs, punch list, small fixes, fix it guy, patch drywall, hole in wall, hole in drywall, drywall patch, drywall hole, caulk tub, caulk shower, grab bar installation, install grab bars, baby proofing, babyproofing, childproofing > handyman by the hour, small repairs around the house
handy person, handyperson, handywoman, handy guy, handy woman > handyman by the hour, small repairs around the house
flat screen hanging, flatscreen hanging, flat screen mounting, smart tv hanging, television hanging, television on wall > tv mounting and shelves
door sticks, sticky door, door wont latch, door wont shut, door wont lock, squeaky hinge, squeaky hinges, stuck window, stuck windows, window stuck, window wont open, window wont close, drafty window, drafty windows, drafty door, windows leak air > door and window repairs
deposit back, deposit cleaning, get deposit back, moving out cleaning > move-out cleaning, deep cleaning
messy house, dirty house, filthy house, filthy apartment, party cleanup, after party cleanup, post construction cleaning, post construction cleanup, scrub bathroom, scrub bathrooms, vacuum and mop, mop floors, clean oven, clean fridge, spring clean > deep cleaning, house cleaning
weekly cleaner, biweekly cleaner, biweekly cleaning, recurring cleaning, regular cleaner, regular cleaning, once a week cleaning > weekly apartment cleaning, house cleaning
custodian, night cleaning crew, store cleaning, shop cleaning, clinic cleaning > office cleaning
profile picture, profile pictures, profile pic, profile pics, linkedin profile, linkedin picture, dating photos, dating pictures, professional headshot, professional headshots, actor photos, senior pictures, senior photos, senior portraits, graduation photos, graduation pictures, cap and gown pictures > headshots and portraits
engagement photos, engagement pictures, engagement shoot, engagement session, engagement photography, elopement photos, elopement photographer, couple photos, couple pictures, proposal photographer > wedding photography, headshots and portraits
airbnb photos, airbnb pictures, airbnb photographer, airbnb photography, airbnb listing, vrbo photos, rental photos, house listing photos, pictures of house, photos of house > real estate photography
product photos, product pictures, etsy photos, etsy pictures, amazon photos, ecommerce photos, catalog photos, jewelry photos, jewelry photography, food photos, food photography, menu photos > product photography
christmas card photos, christmas card pictures, holiday card photos, christmas pictures, family pictures, baby pictures, newborn photographer, newborn pictures, maternity shoot, maternity pictures, first birthday photos, cake smash, reunion photos > family photography, headshots and portraits
feed people, feed a crowd, feed guests, food for a crowd, food for people, food for party, food for guests, food for wedding, graduation party food, birthday party food, baby shower food, wedding reception food, reception food, rehearsal dinner, repast, bbq catering, barbecue catering, taco catering, appetizers for party > event catering
anniversary dinner, romantic dinner, birthday dinner, dinner for two, dinner party, dinner at home, cook dinner, cooks dinner, thanksgiving dinner, chef at home, home chef, party chef > private chef for dinners, event catering
healthy meals, cooked meals, home cooked meals, meals for the week, weekly meals, meal service, food prep, postpartum meals, meal planning > meal prep for the week
lunch for team, lunches for team, team lunches, lunch for employees, lunch for staff, staff lunches, employee lunches, boxed lunches, box lunches, office lunch > office lunches, event catering
cooking lesson, cooking lessons, cooking classes, learn cooking, learn to cook, couples cooking class, knife skills > cooking class at your home
gray coverage, grey coverage, gray hair, grey hair, cover gray, cover grays, cover grey, cover gray hair, going gray, go blonde, going blonde, blonde hair, dye hair, color hair, color my hair, balayage, hair color change, color correction, root touch up, roots done > color and highlights
mens haircut, man haircut, haircut for men, mens hair, boys haircut, boy haircut > barber cut and shave, haircut and styling
line up haircut, lineup, edge up, taper fade, shape up, hot towel shave, straight razor shave, beard shaping, beard lineup, beard trimming > barber cut and shave
wedding day hair, hair for wedding, bridesmaids hair, bridesmaid hair, hair trial, prom updo, homecoming hair, wedding hairstyle > bridal hair
frizzy hair, frizz, ringlets, coily hair, kinky hair, wavy hair > curly hair specialist
split ends, hair trim, trim hair, bob cut, bob haircut, pixie cut, kids haircut, kid haircut, first haircut, new hairstyle, new haircut > haircut and styling
neck pain, shoulder pain, shoulders pain, stiff neck, stiff back, leg pain, legs pain, hip pain, hips pain, foot pain, feet pain, body pain, muscles pain, sciatica, stressed out, stress relief, pamper, pampering, pamper myself, pamper day, spa day, self care day, trigger point > therapeutic massage, hot stone massage
acne treatment, breakouts, dull skin, skincare, skin care, skin treatment, clear skin, facials, exfoliation > facial treatment
his and hers massage, anniversary massage, valentines massage, date night spa > couples massage
third trimester, baby bump massage, pregnant wife massage, expecting mother > prenatal massage
house sitter, house sitting, watch my pets, feed my cat, feed my cats, feed my pets, feed my fish, stay with dog, overnight dog, dog while away, cat while away > pet sitting at your home, cat visits
midday walk, midday dog walk, lunchtime dog walk, let dog out, potty break, dog exercise, energetic dog, high energy dog > dog walking
leash training, loose leash, barking dog, stop barking, dog barks, dog barking, puppy biting, puppy bites, puppy manners, dog manners, dog aggression, separation anxiety, dog training > puppy training
matted dog, matted fur, smelly dog, stinky dog, dog smells, deshedding, de shedding, shedding dog, dog nails clipped, mobile groomer, puppy cut, dog trimming, dog washing and trimming > dog grooming
failing math, bad at math, behind in math, struggling with math, struggling in math, failing algebra, calculus, calculus tutor, precalculus, pre algebra, geometry help, times tables, multiplication help, fractions help, common core math > math tutoring, homework help
homework helper, after school help, after school homework, after school tutoring, study skills, study help, struggling in school, falling behind in school, bad grades > homework help, math tutoring
college prep, college admission test, college entrance exam, college entrance test, entrance exam, standardized test, standardized tests, psat, sat score > sat prep
learn spanish, spanish tutor, practice spanish, conversational spanish, spanish for travel, spanish teacher > spanish lessons
adult beginner, adult beginner music, too late to learn, learn as an adult, music for adults > music lessons for adults
back in shape, get into shape, out of shape, tone up, get toned, belly fat, lose belly fat, baby weight, lose pounds, drop weight, bulk up, build strength, gain muscle, workout buddy, workout partner, summer body, beach body > strength coaching, outdoor group training
knee surgery, hip surgery, shoulder surgery, hip replacement, knee replacement, torn acl, bad knee, bad knees, rehab exercises, recovering from injury, recover from injury, recover from surgery > post-injury training
outdoor bootcamp, park workout, group workout, workout in park, workout class, workout group > outdoor group training
flexibility, vinyasa, yin yoga, chair yoga, yoga for beginners, beginner yoga > yoga at home
holiday party, christmas party, office christmas party, work christmas party, team building, team building event, company retreat, product launch, company picnic, awards ceremony, award ceremony, fundraiser event, trade show event, client dinner > corporate event planning, event catering
kid birthday, kids birthday party, sweet 16, sweet sixteen, quinceanera, quince, surprise party, milestone birthday, 50th birthday, bar mitzvah, bat mitzvah, throw a party, plan a party, party planning, party planner > birthday party planning, party decoration
baby shower, gender reveal, bridal shower, graduation party, retirement party, anniversary party, engagement party > party decoration, birthday party planning, event catering
getting married, plan a wedding, plan wedding, small wedding, budget wedding, wedding help, wedding organizer > wedding planning, day-of coordination
wedding day manager, wedding day help, wedding day coordinator, month of coordinator, day of coordinator, coordinate wedding, run the wedding > day-of coordination, wedding planning
engine light, service engine soon, car dies, car died, car stalls, car trouble, car problem, car problems, car noise, car noises, car shakes, engine noise, knocking noise, car broke down, car overheats, car overheating, rough idle, misfire, transmission slipping, car wont turn over > diagnostics and repair, car repair and service
brakes repair, brakes squeak, brakes squeal, brakes grind, brakes grinding, squeaky brakes, squealing brakes, grinding brakes, brake noise, soft brakes, brake pedal soft, brakes feel soft, brake light on > brake service, car repair and service
oil changed, change oil, change my oil, synthetic oil change, oil and filter change > oil change at your home, car repair and service
buying a used car, before buying a car, lemon check, car inspection, vehicle inspection, auto inspection, used vehicle inspection, inspect a car, inspect a used car, truck inspection > pre-purchase car inspection
sell online, sell crafts online, sell things online, selling online, online orders, online ordering, take orders online, shopify, woocommerce, web shop, webshop, ecommerce site > online shop setup
outdated website, old website, update website, update my website, redo website, website redesign, modernize website, slow website, website looks old > website refresh, website design
brand identity, branding, business logo, new logo, company logo, logo design > logo and website package
wordpress, squarespace, landing page, business site, site for business, online presence, found on google > website design for small businesses, website refresh
website hacked, website broken, website down, website crashed > website care plan
behind on books, behind books, behind on bookkeeping, messy books, books mess, shoebox of receipts, years of receipts, receipts mess, catch up books, catch up bookkeeping, books caught up > books catch-up, bookkeeping for small businesses
back taxes, file taxes, do taxes, tax guy, tax lady, tax person, tax return, tax returns, irs letter, irs notice, owe irs, self employed taxes, freelancer taxes, llc taxes, tax season > tax preparation
pay employees, pay staff, pay workers, payroll taxes, payroll help, employee paychecks > payroll service
invoicing help, accounts payable, reconcile accounts, reconcile books, quarterly taxes, profit and loss, monthly books, monthly bookkeeping > quarterly bookkeeping, bookkeeping for small businesses
put flowers, put flowers in, hold flowers, flower holder, flower container > vase
tea lover, tea lovers, tea drinker, tea drinkers, make tea, brew tea, steep tea > teapot
carry groceries, hold groceries > basket
gift for gamer, gamer gift, gamer gifts > controller, gamepad
gift for knitter, gift for crocheter, knitter gift > yarn, wool
book lover, bookworm, avid reader, gift for reader > book bundle, novel bundle, set of three books
plant lover, plant mom, gift for gardener > indoor plant, houseplant, rubber plant
gift for musician > headphones, radio, guitar, keyboard
gift for guitarist, gift for guitar player > guitar, electric guitar
gift for drummer > snare drum
gift for camper, gift for hiker, outdoor lover, nature lover > tent, camping tent, hiking boots
gift for traveler, gift for traveller, frequent flyer, travel lover > suitcase, carry-on suitcase
gift for runner > running shoes
gift for tennis player, tennis lover > tennis racket
gift for skater > skateboard, roller skates
gift for cyclist > bike, bicycle
gift for photographer, photography lover > camera
gift for cook, gift for baker, food lover, foodie gift > cookbook, honey
gift for handyman, gift for diyer, gift for carpenter > tool set, toolbox, tool kit
space lover, astronomy lover, science lover > telescope
housewarming, housewarming gift, housewarming present, new home gift, hostess gift > vase, houseplant, teapot, basket, honey
block out noise, block noise, listen to music > headphones
record podcast, start a podcast, record vocals, record singing, record my voice > microphone
see stars, see the stars, look at stars, look at the moon, see planets, look at planets > telescope
bike to work, ride to work, commute by bike > commuter bike, city bike, seven-speed bicycle
propose, propose with, proposing, pop the question > engagement ring, solitaire ring, diamond ring
knit a sweater, knit a scarf, knit socks, crochet a blanket, crochet blanket, knitting project > yarn, wool
drive in snow, snow driving, good in snow > suv
first guitar, starter guitar, beginner guitar, learner guitar > electric guitar, guitar
marching band, drumline, drum line > marching snare drum, snare drum
$$, E'\n'), E'\n')) AS line;
