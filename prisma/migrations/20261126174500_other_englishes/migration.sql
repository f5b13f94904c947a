-- What is called otherwise in Britain, Ireland, Australia, New Zealand and Canada. Whoever types one before the sign finds what
-- stands behind it; without a sign each finds the others.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
spanner set, socket set, socket spanner set, adjustable spanner, allen key set, screwdriver set, hex key set, ratchet set, diy tools, diy kit, diy set > tool set, household tool kit, tool kit, toolbox with tools
allen key, hex key, allen wrench
stanley knife, utility knife, box cutter
extension lead, extension cord
hosepipe, garden hose
sellotape, scotch tape
secateurs, pruning shears, pruners
strimmer, string trimmer, weed eater, weed whacker, whipper snipper
pram, pushchair, buggy, baby buggy, stroller, baby stroller
cot, cot bed, cotbed > crib, baby crib
nappy, nappies, diaper, diapers
babys dummy, pacifier
babygro, baby grow, onesie
cooker, stove, kitchen range
hob, cooktop
fridge freezer, refrigerator
tumble dryer, tumble drier, clothes dryer
games console, game console, video game console
dictaphone, voice recorder
chest of drawers, tallboy, dresser
bedside table, bedside cabinet, nightstand
pouffe, footstool, ottoman
sofa bed, bed settee, sleeper sofa
two seater sofa, two seater settee, two seat settee, 2 seater sofa, 2 seater settee, two seater couch, 2 seater couch > two-seat sofa, loveseat
camp bed, camping cot
duvet, doona, comforter
curtain, drape, drapes
tea towel, dish towel
dustbin, rubbish bin, wheelie bin, trash can, garbage can
clothes airer, clothes horse, drying rack
carriage clock, bracket clock > mantel clock, shelf clock
laundry basket, washing basket, linen basket, log basket > woven basket, willow basket
picnic hamper, wicker hamper, wicker basket > picnic basket, willow basket
pot plants, indoor pot plant > potted plant, houseplant
haversack > backpack
holdall, duffel bag, duffle bag
bumbag, bum bag, fanny pack
cabin case, hand luggage case, hand baggage, cabin baggage > carry-on suitcase
wheeled suitcase, wheelie case > suitcase
ladies handbag > handbag, top-handle bag
waistcoat, vest
dungarees, overalls
dressing gown, bathrobe
swimming costume, swimsuit, bathers, togs
tights, pantyhose
anorak, cagoule, windcheater, waxed jacket, waxed mac, rain mac, duffle coat, duffel coat > coat, trench coat
gilet, body warmer, puffer vest
flip flops, jandals
plimsolls, gymmies, sandshoes > sneakers, running shoes, training shoes
wellies, wellingtons, wellington boots, gumboots, rubber boots, rain boots > boots
tramping boots, hillwalking boots, rambling boots, bushwalking boots > hiking boots
safety boots, steel toe boots, steel toecap boots, steel toe caps, site boots, rigger boots > work boots
rollerboots, roller boots, quad boots > roller skates
push scooter, micro scooter > kick scooter, folding scooter, commuter scooter
pushie, treadly, pedal cycle > bicycle, bike
tennis bat > tennis racket
side drum > snare drum
football boots, soccer cleats
skipping rope, jump rope
draughts, checkers
ute, utes, bakkie, pickup lorry, flatbed ute > pickup truck, pickup
estate car, station wagon, shooting brake > suv, wagon
saloon car, saloon, sedan
people carrier, mpv, minivan
four wheel drive, 4wd, chelsea tractor > suv, all-wheel-drive suv
quad bike, all terrain vehicle
caravan, touring caravan, travel trailer
tyre, tyres, tire, tires
windscreen, windshield
number plate, license plate
gearbox, transmission
sponge cake, victoria sponge, fairy cakes, fairy cake, cream cake, christening cake, naming day cake > celebration cake, layer cake, birthday cake
biscuit, biscuits, cookie, cookies
sweets, lollies, candy
crisps, potato chips
serviette, serviettes, napkin, napkins
paperback, charity shop books, second hand books > novel bundle, book bundle, books
soft teddy > teddy bear, plush bear
spray of flowers > bouquet
passenger lift > elevator
back garden, rear garden, private garden, enclosed garden, walled garden > fenced backyard, backyard
sitting room > living room
en suite, ensuite, en suite bathroom > bathroom
conservatory, sun room, sunroom
utility room, laundry room > in-unit laundry
fitted wardrobe, fitted wardrobes, built in wardrobe > walk-in closet
wooden floors, wood floors, timber floors, floorboards > hardwood floors
roof garden > roof terrace
man and van, man with van, man van, removal firm, removal firms, removal company, removals company, removals firm, removal men, removal man, removal van, removals van, house removals, home removals, flat removals, furniture removals, office removals, piano removals, removalist, removalists > local moving, two movers and a truck, apartment moving, piano and furniture moving, packing and moving
bond clean, bond cleaning, bond back cleaning, vacate clean, vacate cleaning, exit clean, exit cleaning, tenancy clean, tenancy cleaning, checkout clean, checkout cleaning, move out clean > move-out cleaning, deep cleaning
charlady, char lady, cleaning lady, daily help, home help, domestic cleaner, domestic cleaning > house cleaning, weekly apartment cleaning
pet minder, pet minding, rabbit sitting, rabbit minder, pet nanny > pet sitting at your home, cat visits
dog nanny, doggy daycare, doggy day care, kennels, boarding kennels, dog kennels, dog hotel > pet sitting at your home, dog walking
cattery, catteries, cat hotel > cat visits, pet sitting at your home
loo, blocked loo, loo blocked, loo repair, loo unblocked, toilet cistern, cistern, cistern repair, ballcock, loo wont flush, leaking loo, dunny > plumbing repairs, faucet and toilet installation, drain clearing
loo seat, loo replacement, loo installation, mixer tap, mixer taps, tap washer, tap fitting, taps fitted > faucet and toilet installation, plumbing repairs
stopcock, stop cock, stop tap, stopcock repair, stopcock replacement, overflow pipe, waste pipe, burst pipe, bleed radiators, radiator bleeding, radiator valve, radiator leaking, leaking radiator, radiator leak, central heating leak, radiator repair, radiators repair > plumbing repairs, leak detection and repair
immersion heater, immersion heater repair, immersion heater replacement, hot water cylinder, hot water system, hot water service, geyser repair, combi boiler, combi boiler repair, boiler service, boiler servicing > water heater replacement, plumbing repairs
bath repair, bath unclogging, bath clog, bath blocked, blocked bath, bath drains, bath drains slowly, plughole, blocked plughole, plughole blocked, sink unblocked, drain unblocking, drains unblocked, unblock sink, unblock drain, unblock toilet, unblock bath > drain clearing, plumbing repairs
sparky, sparkie, leccy, electrics, house electrics, consumer unit, plug sockets, sockets fitted, light fitting, light fittings, downlights, cooker installation, oven installation, shower pump > licensed electrician, outlet and lighting installation
consumer unit replacement, consumer unit upgrade, fuse board, fuseboard, fuse board replacement, switchboard upgrade > panel upgrades, licensed electrician
eicr, electrical certificate, landlord electrical certificate, pat testing > electrical safety check
painter and decorator, painters and decorators, painting and decorating, home decorating, house decorator, wallpapering, wallpaper hanging, wallpaper hanger, wallpaper removal, wallpaper stripping, paperhanger, paper hanging, emulsion walls, gloss woodwork, skirting boards painted > interior painting, whole-house painting
masonry painting, render painting > exterior painting
tradie, tradies, jobbing builder, diy help, diy jobs, small building jobs, snagging list, hubby for hire > handyman by the hour, small repairs around the house
chippy, joiner, joiners, joinery, carpenter and joiner, door hanging, hang a door, doors hung, skirting boards, skirting board > handyman by the hour, door and window repairs, small repairs around the house
sash window repair, sash windows, double glazing repair, upvc door repair, lock repair, front door lock, yale lock, window lock repair, letterbox, letter box > door and window repairs, handyman by the hour
flatpack, flat pack assembly, flatpack assembly, flat pack furniture, wardrobe building, bed building > furniture assembly
telly mounting, telly on wall, telly wall, hang telly, telly hanging, telly wall mount, telly installation, telly bracket, tv bracket, tv on bracket > tv mounting and shelves
sofa repair, couch repair, settee repair, armchair repair, chair repair, dining chair repair, table repair, desk repair, dresser repair, wardrobe repair, bed repair, bed frame repair, bookcase repair, cupboard repair, furniture repair, drawers repair, shelves repair, blind repair, curtain rail repair > small repairs around the house, handyman by the hour
staircase repair, banister repair, skirting repair, fence panel repair, shed repair, decking repair, letterbox repair, plaster repair, tiles repair > small repairs around the house, handyman by the hour
grass cutting service, lawnmowing, turf laying, lay turf, grass strimming, garden tidy, garden tidy up, garden clearance, green fingers > lawn care, garden maintenance
tree surgery, tree lopping, hedge cutter, leylandii, conifer trimming, hedge maintenance > hedge and tree trimming
garden designer, landscaper, landscape gardener, landscape gardening > landscape design and planting
blow dry, blowdry, blow drying, blow wave, wash and blow, cut and blow, restyle, updo > haircut and styling, bridal hair
fringe trim, fringe trimming, fringe cut, fringe cutting, fringe styling, trim my fringe, ladies cut > haircut and styling
short back and, back and sides, gents barber, gents haircut, fade cut > barber cut and shave
hair colourist, colourist, hair colour, hair colouring > color and highlights
gcse tutor, gcse tutoring, a level tutor, level tutor, primary school tutor, primary tutor, secondary school tutor, ks2 tutor, ks3 tutor, sats tutor, 11 plus, 11 plus tutor, eleven plus, eleven plus tutor, year 6 tutor, leaving cert, leaving cert tutor, hsc tutor, naplan tutor, grinds > math tutoring, reading and writing tutoring, homework help
gcse english, gcse english tutor, english gcse, english tuition, primary english, a level english > reading and writing tutoring, homework help
gcse maths tutor, maths gcse, level maths tutor > math tutoring
hen do, hen party, hen night, hens night, stag do, stag party, stag night, bucks night, bucks party, christening, christening party, naming ceremony, baptism party, leaving do, fancy dress party, bonfire party, 18th birthday, 21st birthday > birthday party planning, party decoration
works do, work do, works christmas party, office christmas do, staff do, staff christmas party > corporate event planning, event catering
canape, finger buffet, buffet lunch, hog roast, afternoon tea catering, wedding breakfast, funeral tea > event catering
mot, mot test, mot check, mot repair, pre mot check, mot failure, failed mot, roadworthy, roadworthy certificate, warrant of fitness, pink slip, nct, safety inspection > car repair and service, diagnostics and repair, pre-purchase car inspection
tyre change, tyre changed, tyres changed, tyre fitting, tyre fitter, tyre repair, tyre replacement, mobile tyre, tyres fitted, puncture, puncture repair, flat tyre > car repair and service
exhaust fitting, exhaust fitted, exhaust fitter, new exhaust, gearbox repair, gearbox replacement, gearbox noise, clutch fitting, new clutch, clutch slipping, cambelt, cambelt change, cam belt, wing mirror repair, wing mirror, windscreen wiper, silencer, head gasket, interim service, car servicing > car repair and service, diagnostics and repair
pickup repair, sedan repair, minivan repair, jeep repair, hatchback repair, ute repair, gear repair, gears repair, smoke engine, engine smoke, smoke car, car garage > car repair and service, diagnostics and repair
second hand car check, hpi check, car check before > pre-purchase car inspection
vat, vat return, vat returns, vat help, bas statement, bas return, bas agent, gst return, hst return, year end accounts, company accounts, limited company accounts, ltd company accounts, sole trader accounts, sole trader bookkeeping, self employed accounts, making tax digital > quarterly bookkeeping, bookkeeping for small businesses, tax preparation
self assessment tax, self assessment return, self assessment help, tax agent, hmrc, hmrc letter, letter from hmrc, revenue letter, corporation tax, cra letter, ato letter > tax preparation
wages, pay wages, staff wages, wages clerk, paye, payslip, superannuation, pay run > payroll service
physio, physiotherapist, physiotherapy, sports physio, physical therapist, rehab trainer > post-injury training, therapeutic massage
pt session, pt sessions, gym instructor, keep fit, boot camp > personal training, outdoor group training, strength coaching
beauty therapist, beauty salon > facial treatment
mum to be > prenatal massage
chef hire > private chef for dinners
home sitting, home sitter, plant sitting, plant watering, plants watering, plants watered, house minding > pet sitting at your home
van hire, van rental, hire van
car hire, car rental, hire car
tool hire, tool rental
skip hire, skip bin, skip bin hire, dumpster rental
marquee hire, tent rental, party tent rental
rubbish removal, rubbish clearance, house clearance, waste clearance, junk removal, trash removal, junk hauling
jet washing, jet wash, pressure washing, power washing
$$, E'\n'), E'\n')) AS line;
