import { ask } from "./things";
import { service, type Judged } from "./judged";

const faucet = service(/faucet|plumbing repairs/);
const heater = service(/water heater/);
const mounting = service(/tv mounting|handyman by the hour|small repairs/);
const handyman = service(/handyman by the hour|small repairs|tv mounting/);
const doors = service(/door and window|handyman by the hour|small repairs/);
const movers = service(/moving|movers/);
const site = service(/website design|website refresh|logo and website/);
const portraits = service(/headshots|family photography/);
const books = service(/bookkeeping|books catch/);
const car = service(/car repair|diagnostics|brake service/);
const chefs = service(/private chef|event catering/);
const party = service(/birthday party|party decoration/);

/** What somebody needs done, in three to seven words: with more words than a listing has, or others. */
export const needQuestions: readonly Judged[] = ask("service", [
  ["replace the faucet in my kitchen", faucet],
  ["hot water heater needs replacing", heater],
  ["unclog the shower drain", service(/drain clearing|plumbing repairs/)],
  ["plumber for a running toilet", service(/faucet and toilet|plumbing repairs/)],
  ["add an outlet in the garage", service(/outlet and lighting|licensed electrician/)],
  ["hang a chandelier in dining room", service(/outlet and lighting|licensed electrician/)],
  ["check wiring in an old house", service(/electrical safety|licensed electrician/)],
  ["repaint my kitchen cabinets white", service(/cabinet painting/)],
  ["paint two bedrooms and the hallway", service(/interior painting|whole-house painting/)],
  ["painter for the outside trim", service(/exterior painting|whole-house painting/)],
  ["trim the hedge along my driveway", service(/hedge and tree/)],
  ["branches of a big tree removed", service(/hedge and tree/)],
  ["plant a small front garden", service(/landscape design|garden maintenance/)],
  ["mow the grass every other week", service(/lawn care|garden maintenance/)],
  ["movers for a third floor apartment", movers],
  ["move my upright piano upstairs", service(/piano and furniture/)],
  ["packing help before moving day", service(/packing and moving/)],
  ["assemble a crib and a dresser", service(/furniture assembly/)],
  ["mount a big television above fireplace", mounting],
  ["handyman to patch holes in walls", handyman],
  ["fix a squeaky bedroom door", doors],
  ["weekly cleaning for two bedroom apartment", service(/weekly apartment|house cleaning/)],
  ["deep clean my kitchen and bathrooms", service(/deep cleaning|house cleaning/)],
  ["cleaner for a small law office", service(/office cleaning/)],
  ["photographer for my baby's first birthday", portraits],
  ["professional headshot for my linkedin", service(/headshots/)],
  ["photos of my house for selling", service(/real estate photography/)],
  ["cook dinner for ten guests", chefs],
  ["food for an office lunch meeting", service(/office lunches|event catering/)],
  ["plan my daughter's sixth birthday party", party],
  ["haircut for my toddler at home", service(/haircut and styling|barber cut/)],
  ["somebody to watch my cat overnight", service(/cat visits|pet sitting/)],
  ["train a puppy not to bite", service(/puppy training/)],
  ["massage for lower back pain", service(/therapeutic massage|hot stone massage/)],
  ["algebra tutor for high school", service(/math tutoring/)],
  ["learn spanish before my trip", service(/spanish lessons/)],
  ["mechanic to replace my brake pads", car],
  ["new website for my bakery", site],
  ["accountant for a small restaurant", books],
  ["personal trainer after knee surgery", service(/post-injury|personal training/)],
]);
