import { both, either, home, service, type Judged, type Wanted } from "./judged";
import * as things from "./things";

const dwelling = ["apartment", "condo", "townhouse", "single-family", "duplex", "mobile"];
const houses = ["single-family", "townhouse", "duplex"];
const flats = ["apartment", "condo"];
const land = home({ type: ["vacant-land", "farm", "development"] });

const squareFeetPerAcre = 43_560;

/** Acres, as roundly as they are told. */
function lot(from: number, to = Infinity): Wanted {
  return ({ category, details: { lotSqFt = 0 } }) =>
    category === "realestate" &&
    lotSqFt >= from * squareFeetPerAcre * 0.98 &&
    lotSqFt <= to * squareFeetPerAcre * 1.02;
}

/** The same, written once those rules were thought done. */
export const toldLaterQuestions: readonly Judged[] = things.ask("service", [
  ["i finally want to quit renting and own a house", home({ type: houses, offer: "sale" })],
  [
    "we need a bigger place, three kids and a dog, renting for now",
    home({ type: dwelling, offer: "rent", leastBeds: 3 }),
  ],
  ["apartment close to downtown for a nurse working nights", home({ type: flats })],
  ["somewhere my mother in law can live near us", home({ type: dwelling })],
  ["is there a house for rent that is ok with a big dog", home({ type: houses, offer: "rent", pets: true })],
  ["i am looking to invest in a duplex", home({ type: "duplex" })],
  ["need a cheap studio while i study", home({ beds: 0 })],
  ["three acres or more for my goats", both(land, lot(3))],
  ["place to open a small clothing store", home({ type: "retail" })],
  ["i need room for my woodworking business", home({ type: ["industrial", "retail"] })],
  ["we outgrew our office and need about 5000 square feet", home({ type: "office" })],
  ["my basement smells like sewage", service(/drain|plumbing/)],
  ["water is coming through the bathroom ceiling", service(/leak|plumbing/)],
  ["our dishwasher needs to be hooked up", service(/plumbing|faucet|handyman|small repairs/)],
  ["i keep getting shocked when i touch the light switch", service(/electrician|electrical safety|outlet/)],
  ["half of my house has no electricity", service(/electrician|electrical safety|panel|outlet/)],
  ["i can't get my new bookshelf put together", service(/furniture assembly|handyman/)],
  ["my windows let in cold air all winter", service(/door and window|handyman/)],
  ["the guests arrive friday and my house is a mess", service(/deep cleaning|house cleaning/)],
  [
    "i work two jobs and can't keep up with cleaning",
    service(/house cleaning|weekly apartment|deep cleaning/),
  ],
  ["need two strong guys for a few hours to unload my truck", service(/moving|movers/)],
  ["i am moving out of my dorm on saturday", service(/moving|movers/)],
  ["we have a dead tree in our backyard", service(/hedge and tree/)],
  ["i'm too old to mow my own lawn", service(/lawn care|garden maint/)],
  ["the paint in my hallway is peeling", service(/interior painting|whole-house painting/)],
  ["i slept wrong and can't turn my head", service(/massage/)],
  ["want to do something nice for my tired pregnant wife", service(/prenatal massage/)],
  ["my bangs are in my eyes", service(/haircut and styling|barber/)],
  ["i need to look good for my wedding photos, hair and all", service(/bridal hair|haircut and styling/)],
  ["i sit at a desk all day and gained twenty pounds", service(/strength|group training|yoga/)],
  ["my son wants to learn the saxophone", service(/saxophone lessons|beginner music/)],
  ["my teenager needs to raise her math grade", service(/math tutoring|homework help/)],
  ["someone to check on my cat over the weekend", service(/cat visits|pet sitting/)],
  ["my dog hates having his nails cut", service(/dog grooming/)],
  ["our puppy won't stop biting the kids", service(/puppy training/)],
  ["i have to feed eighty people at my retirement party", service(/event catering/)],
  ["i'm a terrible cook and want to get better", service(/cooking class/)],
  ["we want pictures with our newborn", service(/family photography/)],
  ["i hate the photo on my resume", service(/headshots/)],
  ["who can run our wedding day so my mom can relax", service(/day-of|wedding planning/)],
  ["nobody can find my bakery on the internet", service(/website|online shop|logo/)],
  ["i have not done my taxes in two years", service(/tax prep|books catch/)],
  ["my truck shakes when i go over sixty", service(/car repair|diagnostics/)],
  ["i want to be sure the used suv is not a lemon", service(/inspection/)],
  ["i need a truck i can haul firewood with", things.pickup],
  ["looking for something safe to drive with a newborn", things.suv],
  ["a present for my dad who is always late", either(things.watch, things.clock)],
  ["something pretty to hang over the fireplace", things.mirror],
  ["my daughter wants to learn guitar and needs her own", things.guitar],
  ["my old laptop died and i have a paper due", things.laptop],
  ["we love picnics and need something to carry the food", things.basket],
  ["i want a quiet way to wake up, no phone", things.clock],
  ["my feet hurt when i run", either(things.sneakers, service(/massage/))],
  ["i want to start recording my own songs", things.microphone],
  ["my nephew is turning three and loves stuffed animals", things.teddy],
  ["a reliable way to make tea for six people", things.teapot],
  ["i want to bake less and just order a cake for saturday", things.cake],
  ["my wife wants fresh flowers every week", things.bouquet],
  ["we need two more chairs for thanksgiving", things.chair],
]);
