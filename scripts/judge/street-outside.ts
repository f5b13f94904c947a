import type { ListingDto } from "@/lib/listings/contract";
import type { Judged, Kind } from "./judged";

/** What a question is judged by: texts in small letters, `text` with the description. */
type Facts = {
  title: string;
  text: string;
  category: string;
  sub: string;
  price: number;
  city: string;
  state: string;
} & Pick<ListingDto["details"], "condition" | "brand" | "delivery" | "beds" | "furnished" | "pets"> & {
    type: string;
    offer: string | undefined;
    parking: string;
  };

type Questions = readonly (readonly [string, ((facts: Facts) => boolean) | null])[];

const isHouse = (type: string) => ["single-family", "townhouse", "duplex", "mobile"].includes(type);
const isFlat = (type: string) => ["apartment", "condo"].includes(type);
const isHome = (type: string) => isHouse(type) || isFlat(type);

function factsOf({ title, description, category, price, location, details }: ListingDto): Facts {
  const [city = "", state = ""] = location.split(", ");
  const texts = { title: title.toLowerCase(), text: `${title} ${description}`.toLowerCase() };
  const { subcategory: sub = "", propertyType: type = "", listingType: offer, parking = "" } = details;
  return { ...details, ...texts, category, price, city, state, sub, type, offer, parking };
}

function ask(kind: Kind, questions: Questions): Judged[] {
  return questions.map(([text, right]) => ({
    kind,
    text,
    wanted: right && ((listing) => right(factsOf(listing))),
  }));
}

const goods: Questions = [
  ["couch", ({ title, sub }) => sub === "home-garden/furniture" && /sofa|loveseat/.test(title)],
  [
    "used sofa under 600",
    ({ title, sub, price, condition }) =>
      sub === "home-garden/furniture" && /sofa|loveseat/.test(title) && condition !== "new" && price <= 600,
  ],
  [
    "navy loveseat",
    ({ title, sub }) =>
      (sub === "home-garden/furniture" && /navy/.test(title) && /loveseat|two-seat/.test(title)) ||
      (sub === "home-garden/furniture" && /navy sofa and lamp set/.test(title)),
  ],
  [
    "dining chairs",
    ({ title, sub }) => sub === "home-garden/furniture" && /(dining|walnut|wooden) chair/.test(title),
  ],
  ["game controller for pc", ({ sub }) => sub === "electronics/gaming"],
  ["headphones under 250", ({ title, price }) => /headphones/.test(title) && price <= 250],
  ["noise canceling headphones", ({ title, text }) => /headphones/.test(title) && /noise.cancel/.test(text)],
  ["bluetooth radio", ({ title, text }) => /radio/.test(title) && /bluetooth/.test(text)],
  ["podcast mic", ({ title }) => /microphone/.test(title)],
  [
    "35mm film camera",
    ({ title, text, sub }) =>
      sub === "electronics/cameras" && /35 ?mm|film/.test(text) && !/telescope/.test(title),
  ],
  ["telescope with tripod", ({ title, text }) => /telescope/.test(title) && /tripod/.test(text)],
  ["laptop under 700", ({ sub, price }) => sub === "electronics/laptops" && price <= 700],
  [
    "refurbished laptop",
    ({ sub, condition }) => sub === "electronics/laptops" && condition === "refurbished",
  ],
  ["sneakers", ({ title, sub }) => sub === "fashion/shoes" && !/boots/.test(title)],
  ["womens shoes size 8", ({ text, sub }) => sub === "fashion/shoes" && /women.s size 8/.test(text)],
  [
    "hiking boots",
    ({ title, text, sub }) => sub === "fashion/shoes" && /hik/.test(text) && /boots/.test(title),
  ],
  ["purses", ({ title, sub }) => sub === "fashion/bags" && !/suitcase/.test(title)],
  [
    "carry on suitcase",
    ({ title, text, sub }) =>
      sub === "fashion/bags" && /suitcase/.test(title) && /carry-on|cabin size|overhead bin/.test(text),
  ],
  [
    "diamond rings",
    ({ title, text, sub }) =>
      sub === "fashion/jewelry" && /ring(?![a-z])/.test(title) && /diamond|engagement|solitaire/.test(text),
  ],
  ["wristwatch", ({ title, sub }) => sub === "fashion/jewelry" && /watch/.test(title)],
  ["cookbooks", ({ title }) => /cookbook/.test(title)],
  ["knitting wool", ({ sub }) => sub === "hobbies/crafts"],
  ["stuffed animals", ({ sub }) => sub === "hobbies/toys"],
  ["birthday cake", ({ title, sub }) => sub === "hobbies/food" && /cake/.test(title)],
  [
    "flower bouquet delivery",
    ({ text, sub, delivery }) => sub === "hobbies/flowers" && (delivery || /deliver/.test(text)),
  ],
  ["house plants", ({ sub }) => sub === "home-garden/plants"],
  ["gold mirror", ({ title, text }) => /mirror/.test(title) && /gold|gilded/.test(text)],
  ["vases", ({ title, sub }) => sub === "home-garden/decor" && /vase|urn/.test(title)],
  ["tool kit", ({ sub }) => sub === "home-garden/tools"],
  ["used electric guitar", ({ sub, condition }) => sub === "music/guitars" && condition !== "new"],
  [
    "student violin",
    ({ title, text, category }) => /violin/.test(title) && category === "products" && /student/.test(text),
  ],
  ["bikes under 500", ({ sub, price }) => sub === "sports/bikes" && price <= 500],
  ["camping tent", ({ sub }) => sub === "sports/camping"],
  ["tennis racquet", ({ title, sub }) => sub === "sports/games" && /tennis/.test(title)],
  ["moped", ({ sub }) => sub === "vehicles/motorcycles"],
  ["suv under 20000", ({ sub, price }) => sub === "vehicles/cars" && price <= 20000],
  ["tractors for sale", ({ sub }) => sub === "vehicles/farm"],
  ["orrery watch", ({ title, brand }) => brand === "Orrery" && /watch/.test(title)],
];

const work: Questions = [
  ["plumber phoenix", ({ sub, city }) => sub === "home/plumbing" && city === "Phoenix"],
  [
    "clogged drain",
    ({ title, text, sub }) =>
      (sub === "home/plumbing" && /drain/.test(text)) ||
      (sub === "home/plumbing" && /plumbing repairs/.test(title)),
  ],
  ["water heater", ({ text, sub }) => sub === "home/plumbing" && /water heater/.test(text)],
  ["electrician in louisville", ({ sub, city }) => sub === "home/electrical" && city === "Louisville"],
  ["ev charger installer", ({ title }) => /ev charger/.test(title)],
  ["handyman near charlotte", ({ sub, city }) => sub === "home/repairs" && city === "Charlotte"],
  ["maid service", ({ title, sub }) => sub === "home/cleaning" && !/office/.test(title)],
  ["deep cleaning under $50", ({ title, price }) => /deep cleaning/.test(title) && price <= 50],
  ["movers", ({ sub }) => sub === "home/moving"],
  [
    "house painters",
    ({ title, sub }) => (sub === "home/painting" && !/cabinet/.test(title)) || /cabinet painting/.test(title),
  ],
  ["lawn care", ({ text, sub }) => sub === "home/gardening" && /lawn|garden maintenance/.test(text)],
  ["tree trimmer", ({ title }) => /tree trimming/.test(title)],
  ["auto mechanic", ({ sub }) => sub === "auto/auto-repair"],
  ["barber", ({ title }) => /barber/.test(title)],
  ["hair coloring", ({ text, sub }) => sub === "beauty/hair" && /color/.test(text)],
  ["pregnancy massage", ({ title }) => /prenatal/.test(title)],
  ["couples massage tampa", ({ title, city }) => /couples massage/.test(title) && city === "Tampa"],
  ["personal trainer", ({ title, sub }) => sub === "beauty/fitness" && !/yoga/.test(title)],
  ["tax preparer", ({ title }) => /tax preparation/.test(title)],
  ["web designer", ({ sub }) => sub === "business/web"],
  ["caterers", ({ title, sub }) => sub === "events/catering" && !/cooking class/.test(title)],
  [
    "personal chef",
    ({ title, sub }) => sub === "events/catering" && /chef|meal prep|cooking class/.test(title),
  ],
  ["wedding planner", ({ title, sub }) => sub === "events/planning" && /wedding|day-of/.test(title)],
  ["violin teacher", ({ title }) => /violin lessons/.test(title)],
  [
    "math tutor",
    ({ title, text, sub }) =>
      (sub === "lessons/tutoring" && /math/.test(text)) || /homework help/.test(title),
  ],
  ["dog groomer", ({ title }) => /dog grooming/.test(title)],
  ["tv mounting", ({ title }) => /tv mounting/.test(title)],
];

const homes: Questions = [
  ["2 bedroom apartment for rent", ({ type, offer, beds }) => isFlat(type) && offer === "rent" && beds === 2],
  [
    "studio apartment under 600",
    ({ price, type, offer, beds }) => isFlat(type) && beds === 0 && offer === "rent" && price <= 600,
  ],
  ["pet friendly apartments", ({ type, pets }) => isFlat(type) && pets === true],
  ["furnished condo", ({ type, furnished }) => type === "condo" && furnished === true],
  [
    "houses for rent albany ny",
    ({ city, state, type, offer }) =>
      isHouse(type) && offer === "rent" && city === "Albany" && state === "NY",
  ],
  [
    "homes for sale in miami",
    ({ city, type, offer }) => isHome(type) && offer === "sale" && city === "Miami",
  ],
  ["condo in charlotte", ({ city, type }) => type === "condo" && city === "Charlotte"],
  [
    "3 bedroom house under 300k",
    ({ price, type, offer, beds }) => isHouse(type) && beds === 3 && price <= 300000 && offer === "sale",
  ],
  ["townhouse baltimore", ({ city, type }) => type === "townhouse" && city === "Baltimore"],
  ["duplex for sale", ({ type, offer }) => type === "duplex" && offer === "sale"],
  ["mobile home texas", ({ state, type }) => type === "mobile" && state === "TX"],
  [
    "land for sale tennessee",
    ({ state, type }) => ["vacant-land", "farm", "development"].includes(type) && state === "TN",
  ],
  ["farms for sale", ({ type }) => type === "farm"],
  ["warehouse for rent", ({ type, offer }) => type === "industrial" && offer === "rent"],
  ["office space for lease", ({ type, offer }) => type === "office" && offer === "rent"],
  ["retail space for sale", ({ type, offer }) => type === "retail" && offer === "sale"],
  ["restaurant for sale", ({ type, offer }) => type === "restaurant" && offer === "sale"],
  ["hotels for sale", ({ type }) => type === "hospitality"],
  ["apartments in austin", ({ city, type }) => isFlat(type) && city === "Austin"],
  ["rentals detroit", ({ city, type, offer }) => isHome(type) && offer === "rent" && city === "Detroit"],
  [
    "house for rent dogs allowed",
    ({ type, offer, pets }) => isHouse(type) && offer === "rent" && pets === true,
  ],
  ["home with fenced yard", ({ text, type }) => isHome(type) && /fenced|backyard is fenced/.test(text)],
  ["house finished basement", ({ text, type }) => isHouse(type) && /finished basement/.test(text)],
  ["apartment with balcony", ({ text, type }) => isFlat(type) && /balcony/.test(text)],
  ["single family home seattle", ({ city, type }) => type === "single-family" && city === "Seattle"],
  ["5 bedroom house oregon", ({ state, type, beds }) => isHouse(type) && state === "OR" && beds === 5],
  ["mixed use building", ({ type }) => type === "mixed-use"],
  ["flat to rent", ({ type, offer }) => isFlat(type) && offer === "rent"],
  ["house with 2 car garage", ({ type, parking }) => isHouse(type) && /2-car garage/.test(parking)],
];

const anything: Questions = [
  ["violin", ({ title }) => /violin/.test(title)],
  ["piano", ({ title, sub }) => /piano/.test(title) || sub === "music/keyboards"],
  ["wedding", ({ title, text }) => /wedding|bridal|bride|engagement ring/.test(text) || /day-of/.test(title)],
  [
    "furniture",
    ({ title, sub }) => sub === "home-garden/furniture" || /furniture (assembly|moving)/.test(title),
  ],
  ["boston", ({ city }) => city === "Boston"],
  ["portland", ({ city }) => city === "Portland"],
  ["washington", ({ city, state }) => city === "Washington" || state === "WA"],
  ["scooter", ({ title }) => /scooter/.test(title)],
  [
    "birthday",
    ({ title, sub }) => /birthday/.test(title) || (sub === "hobbies/food" && /celebration cake/.test(title)),
  ],
  ["nordlyd", ({ brand }) => brand === "Nordlyd"],
  ["truck", ({ title, sub }) => sub === "vehicles/trucks" || /movers and a truck/.test(title)],
  [
    "photography",
    ({ title, sub }) =>
      sub === "events/photography" || (sub === "electronics/cameras" && /camera/.test(title)),
  ],
  ["music", ({ sub }) => sub === "lessons/music" || sub.startsWith("music/")],
  ["books", ({ sub }) => sub === "hobbies/books"],
  ["san diego", ({ city }) => city === "San Diego"],
];

const slips: Questions = [
  ["haedphones", ({ title }) => /headphones/.test(title)],
  ["telesscope", ({ title }) => /telescope/.test(title)],
  ["micophone", ({ title }) => /microphone/.test(title)],
  ["hand bag", ({ title, sub }) => sub === "fashion/bags" && !/suitcase/.test(title)],
  ["rollerskates", ({ title }) => /skates/.test(title)],
  ["electirc guitar", ({ sub }) => sub === "music/guitars"],
  ["tedy bear", ({ sub }) => sub === "hobbies/toys"],
  ["pickuptruck", ({ sub }) => sub === "vehicles/trucks"],
  ["sunglases", ({ title }) => /sunglasses/.test(title)],
  ["lugagge", ({ title, sub }) => sub === "fashion/bags" && /suitcase/.test(title)],
  ["plubmer", ({ sub }) => sub === "home/plumbing"],
  ["electrican", ({ sub }) => sub === "home/electrical"],
  ["masssage", ({ title, sub }) => sub === "beauty/spa" && /massage/.test(title)],
  ["dogwalker", ({ title }) => /dog walking/.test(title)],
  ["book keeper", ({ sub }) => sub === "business/bookkeeping"],
  ["piano lesons", ({ title }) => /piano lessons/.test(title)],
  ["hair cut", ({ title, sub }) => sub === "beauty/hair" && /haircut|barber cut|curly hair/.test(title)],
  ["weddign photographer", ({ title }) => /wedding photography/.test(title)],
  ["apartemnt for rent", ({ type, offer }) => isFlat(type) && offer === "rent"],
  ["studioo apartment", ({ type, beds }) => isFlat(type) && beds === 0],
  ["ware house", ({ type }) => type === "industrial"],
  ["2bedroom apartment", ({ type, beds }) => isFlat(type) && beds === 2],
  ["townhose", ({ type }) => type === "townhouse"],
  ["condo bostn", ({ city, type }) => type === "condo" && city === "Boston"],
  ["furnsihed apartment", ({ type, furnished }) => isFlat(type) && furnished === true],
];

const nothing: Questions = [
  ["macbook pro", null],
  ["65 inch tv", null],
  ["acoustic guitar", null],
  ["cordless drill", null],
  ["kayak", null],
  ["wedding dress", null],
  ["sewing machine", null],
  ["locksmith", null],
  ["roofer", null],
  ["guitar lessons", null],
  ["divorce lawyer", null],
  ["plumber in seattle", null],
  ["house with pool", null],
  ["apartment in el paso", null],
  ["houseboat", null],
  ["beach house", null],
];

/**
 * What people type most: few words, a slip now and then. Written and judged from what is offered alone, by somebody who had
 * read neither the rules nor the other questions, and asked once before any mending.
 */
export const outsideQuestions: readonly Judged[] = [
  ...ask("thing", goods),
  ...ask("service", work),
  ...ask("rooms", homes),
  ...ask("everyday", anything),
  ...ask("typo", slips),
  ...ask("none", nothing),
];
