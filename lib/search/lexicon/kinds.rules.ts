import { splitWords } from "../analysis/normalizer.rules";

/** What a thing is one of, with the names of such things: nobody looks for another kind who types one of them. */
const names: Readonly<Record<string, string>> = {
  headphones: "airpods, airpod, air pods, bose, sennheiser, jbl, beyerdynamic",
  microphone: "shure, lavalier",
  radio: "walkie talkie, boombox",
  camera:
    "canon, nikon, leica, pentax, olympus, fujifilm, kodak, polaroid, instax, hasselblad, dslr, gopro, camcorder",
  telescope: "celestron, binoculars, stargazing, astronomy",
  laptop: "thinkpad, lenovo, acer, asus, zenbook, ultrabook, surface pro",
  "game controller": "playstation, xbox, nintendo, ps4, ps5, dualshock, dualsense, joycon, joycons",
  sunglasses: "rayban, raybans, ray ban, ray bans, oakley, oakleys, wayfarers",
  watch: "rolex, seiko, casio, timex, bulova, tissot, breitling, fitbit, garmin, apple watch, chronograph",
  "diamond ring": "tiffany, cartier, solitaire, ruby, sapphire, emerald ring, ruby ring, sapphire ring",
  handbag:
    "gucci, prada, chanel, hermes, vuitton, louis vuitton, longchamp, tote, totes, satchel, crossbody, clutch purse",
  suitcase: "samsonite, rimowa, tumi, duffel, duffel bag, duffle bag, garment bag, steamer trunk",
  coat: "burberry, moncler, parka, parkas, blazer, peacoat, anorak",
  sneakers:
    "nike, nikes, adidas, reebok, saucony, skechers, converse, jordans, air max, new balance, asics, mizuno",
  "tool kit": "dewalt, makita, ryobi, kobalt, craftsman, pliers, wrench, wrenches, ratchet",
  "electric guitar":
    "gibson, stratocaster, strat, telecaster, les paul, epiphone, ibanez, gretsch, banjo, ukulele, acoustic guitar, bass guitar",
  keyboard: "roland, korg, synthesizer, accordion, grand piano, upright piano",
  violin: "cello, viola, stradivarius, double bass",
  saxophone: "selmer, clarinet, oboe, flute, bassoon, trombone, tuba",
  "snare drum": "cajon, bongos, bongo, congas, djembe, cymbals, tama",
  bike: "schwinn, cannondale, huffy, specialized, mountain bike, bmx, ebike, unicycle, tricycle",
  tent: "hammock, sleeping bag",
  "tennis racket": "wilson, yonex, badminton racket, pickleball paddle, squash racket",
  basketball: "spalding",
  "roller skates": "rollerblades, rollerblade, inline skates, ice skates",
  skateboard: "longboard, longboards",
  suv: "honda, toyota, subaru, hyundai, kia, mazda, nissan, volvo, audi, bmw, mercedes, lexus, jaguar, porsche, minivan, sedan, hatchback, station wagon, convertible",
  "pickup truck": "f150, f 150, ford f150, silverado, tacoma, dodge ram, cargo van",
  tractor: "john deere, deere, kubota, mahindra, riding mower",
  "motor scooter": "harley, harley davidson, kawasaki, suzuki, yamaha motorcycle, dirt bike, atv",
  armchair: "recliner, recliners, rocking chair, rocker recliner, ottoman, barstool, bar stool, office chair",
  sofa: "sectional, sectionals, futon, futons, daybed, chaise, chaise lounge, lounge suite",
  lamp: "chandelier, lantern, night light, reading light, desk light, lampshade",
  vase: "pitcher, jug, flower pot, planter, amphora",
  mirror: "full length mirror, looking glass",
  clock: "cuckoo clock, grandfather clock, alarm clock, pendulum",
  teapot: "kettle, tea kettle, french press, coffee pot, teacup, teacups",
  houseplant:
    "monstera, succulent, succulents, cactus, ficus, pothos, bonsai, orchid, orchids, snake plant, fern",
  bouquet:
    "tulips, tulip, rose, lilies, sunflowers, daisies, peonies, carnations, wildflowers, corsage, boutonniere",
  "teddy bear": "doll, dolls, plush unicorn, steiff",
  "birthday cake": "cupcake, cupcakes, cookies, brownies, donuts, pastries, macarons, pie, pies",
  yarn: "thread, embroidery floss, crochet thread, knitting thread, thread for knitting",
  books: "manga, comics, comic books, textbook, textbooks",
};

const kinds = new Map(
  Object.entries(names).flatMap(([kind, named]) => named.split(", ").map((name) => [name, kind])),
);

/** The kind of thing that a text names one of: a 'recliner' is an armchair. */
export function kindNamed(text: string): string | undefined {
  return kinds.get(splitWords(text).join(" "));
}
