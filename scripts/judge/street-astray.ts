import { either, home, product, service, type Judged, type Kind, type Wanted } from "./judged";
import * as the from "./things";

const movers = service(/moving|movers/);
const plumber = service(/plumbing repairs|leak detection|faucet and toilet|drain clearing/);
const leak = service(/leak detection|plumbing repairs|faucet and toilet/);
const cleaners = service(/house cleaning|deep cleaning|apartment cleaning|move-out/);
const moveOut = service(/move-out cleaning/);
const books = service(/bookkeeping|books catch|tax preparation/);
const houses = service(/real estate photography/);
const rooms = home({ type: ["retail", "restaurant"] });
const shops = home({ type: ["retail", "restaurant", "mixed-use"] });
const mixed = home({ type: "mixed-use" });
const masseur = service(/therapeutic massage|hot stone massage/);
const cooks = service(/private chef|event catering/);
const pickups = product(/truck|pickup$/);
const film = product(/film camera$|rangefinder camera$/);

/** Of these nothing else may be shown as if it was asked for. */
function askAlone(kind: Kind, pairs: readonly (readonly [string, Wanted])[]): Judged[] {
  return the.ask(kind, pairs).map((question) => ({ ...question, isAlone: true }));
}

/** Where a word leads astray: what it says alone is not what is meant. Written before anything was mended by it. */
export const astrayQuestions: readonly Judged[] = [
  // Needs in words that are also said of goods.
  ...the.ask("service", [
    ["i want to get in shape before my wedding", the.fitness],
    ["need to get back in shape after the baby", the.fitness],
    ["getting in shape this summer", the.fitness],
    ["i am out of shape", the.fitness],
    ["want to get fit again", the.fitness],
    ["i need to unwind after a long week", the.massage],
    ["stressed out and need to relax", the.massage],
    ["i threw my back out lifting boxes", masseur],
    ["drowning in receipts", books],
    ["my books are a mess", books],
    ["cant make sense of my taxes", service(/tax preparation/)],
    ["my hair is a mess", service(/haircut and styling|color and highlights|curly/)],
    ["i need a new look", service(/haircut and styling|color and highlights|curly/)],
    ["the bedroom walls could use a fresh coat", service(/interior painting|whole-house painting/)],
    ["we are tying the knot in june", service(/wedding|day-of/)],
    ["my place is a pigsty", cleaners],
    ["the grass is knee high", the.garden],
    ["our dog has no manners", service(/puppy training/)],
  ]),
  // Something to give, for an occasion or a person.
  ...the.ask("thing", [
    ["birthday present for my sister", the.gifts],
    ["anniversary gift for my wife", the.gifts],
    ["gift for a housewarming party", the.gifts],
    ["graduation gift for my nephew", the.gifts],
    ["gift for mothers day", the.gifts],
    ["christmas presents for kids", the.gifts],
    ["gift for a baby shower", the.gifts],
    ["wedding present", the.gifts],
    ["present for a wedding", the.gifts],
    ["gifts for mom", the.gifts],
    ["something nice to give my grandmother", the.gifts],
    ["retirement gift for a coworker", the.gifts],
    ["gift ideas for dad", the.gifts],
    ["what to get my girlfriend for valentines day", the.gifts],
  ]),
  // Work on what is also for sale, and rooms for what somebody wants to do there.
  ...the.ask("service", [
    ["pictures of my condo for the listing", houses],
    ["photograph my apartment before i list it", houses],
    ["take photos of my rental", houses],
    ["photographer for my airbnb", houses],
    ["photos of a house i am selling", houses],
    ["paint my condo before i sell it", service(/interior painting|whole-house painting/)],
    ["clean my house before selling", cleaners],
    ["move my sofa to another apartment", movers],
    ["decorate my house for a party", service(/party decoration/)],
  ]),
  ...the.ask("rooms", [
    ["place to open a bakery", shops],
    ["somewhere to start a restaurant", home({ type: "restaurant" })],
    ["place to open a store", shops],
    ["space for a boutique", shops],
    ["a place for my coffee shop", rooms],
    ["somewhere to open a hair salon", shops],
    ["place to run my business from", home({ type: ["office", "retail", "industrial", "mixed-use"] })],
    ["building with stores and apartments", mixed],
    ["apartment building with shops", mixed],
    ["shop with apartments above", mixed],
    ["building with stores on the ground floor", mixed],
  ]),
  // The thing itself, and not what mentions it or sounds like it.
  ...askAlone("thing", [
    ["winter coat", the.coat],
    ["coat", the.coat],
    ["telescope", the.telescope],
    ["something to see the moon with", the.telescope],
    ["cake", the.cake],
    ["cake for a party of 12", the.cake],
    ["bakery", the.cake],
    ["layer cake", the.cake],
    ["keyboard", the.keyboard],
    ["digital piano keyboard", the.keyboard],
    ["radio", the.radio],
    ["saxophone", either(the.sax, service(/saxophone lessons/))],
    ["bouquet", the.bouquet],
    ["mirror", the.mirror],
    ["honey", the.honey],
    ["basket", the.basket],
    ["tool box", the.tools],
  ]),
  ...askAlone("everyday", [["glasses", the.sunglasses]]),
  ...the.ask("none", [
    ["reading glasses", null],
    ["eyeglasses", null],
    ["eye glasses", null],
    ["spectacles", null],
    ["wine glasses", null],
    ["desk", null],
    ["curtains", null],
    ["blender", null],
    ["dishes", null],
  ]),
  // What a sentence says elsewhere.
  ...the.ask("service", [
    ["cleaning for when we move out of our apartment", moveOut],
    ["i am moving out and the house has to be cleaned", moveOut],
    ["clean the flat before handing over the keys", service(/move-out cleaning|deep cleaning/)],
    ["the kitchen sink is leaking", leak],
    ["shower is leaking", leak],
    ["pipe under the sink is leaking", leak],
    ["looking for somebody to repair my toilet", plumber],
    ["someone to fix a faucet", plumber],
    ["need a massage while pregnant", service(/prenatal/)],
    ["massage for my pregnant wife", service(/prenatal/)],
    ["train again after knee surgery", service(/post-injury/)],
    ["haircut for my son who is five", service(/barber|haircut/)],
    ["hair for my wedding day", service(/bridal hair/)],
    ["have a mechanic look at a car before i buy it", service(/pre-purchase/)],
    ["cleaner for our office after hours", service(/office cleaning/)],
    ["photos of what i sell online", service(/product photography/)],
    ["someone to watch the cat while we are away", service(/cat visits|pet sitting/)],
  ]),
  // Work by its name, and no other work with a part of it.
  ...askAlone("service", [
    ["tv mounting", service(/tv mounting/)],
    ["television installation", service(/tv mounting/)],
    ["tv wall mount installation", service(/tv mounting/)],
    ["ev charger installation", service(/ev charger/)],
    ["toilet installation", service(/toilet|plumbing repairs/)],
    ["furniture assembly", service(/furniture assembly/)],
    ["door repair", service(/door and window|handyman|small repairs/)],
    ["window repair", service(/door and window|handyman|small repairs/)],
    ["pet sitter", service(/pet sitting|cat visits|dog walking/)],
    ["cat sitter", service(/pet sitting|cat visits/)],
    ["dog sitters", service(/pet sitting|dog walking/)],
    ["lawn mower man", service(/lawn care|garden maintenance/)],
  ]),
  // Goods for work, where nobody sells them.
  ...the.ask("none", [
    ["cleaning products", null],
    ["painting supplies", null],
    ["gardening supplies", null],
    ["dog toys", null],
    ["hair products", null],
  ]),
  // All that has the name, by each of its names.
  ...the.ask("everyday", [
    ["microphone for singing", the.microphone],
    ["podcasting mic", the.microphone],
    ["mic for streaming", the.microphone],
    ["camera that takes film", film],
    ["35mm camera", film],
    ["vintage film camera", film],
    ["pickup", pickups],
    ["used pick up", pickups],
    ["half ton truck", pickups],
    ["plants for the garden", the.plant],
    ["house plants", the.plant],
    ["someone to cook for a party of eight", cooks],
    ["cook for our anniversary dinner", cooks],
    ["food for a birthday party at home", cooks],
    ["trainer", either(the.fitness, product(/shoes|sneakers/))],
    ["engagement rings", the.ring],
    ["hair stylist", service(/hair|highlights/)],
  ]),
];
