import { both, either, home, product, service, type Judged, type Wanted } from "./judged";
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

function area(from: number): Wanted {
  return ({ category, details: { areaSqFt = 0 } }) => category === "realestate" && areaSqFt >= from;
}

/** Needs as people tell them in a sentence, with who it is and why, written before the rules for them. */
export const toldQuestions: readonly Judged[] = things.ask("service", [
  ["we have a dog and are looking for a house to rent", home({ type: houses, offer: "rent", pets: true })],
  ["somewhere to live that allows pets", home({ type: dwelling, offer: "rent", pets: true })],
  ["my kids need their own rooms, looking for a four bedroom house", home({ type: houses, leastBeds: 4 })],
  ["family of six looking for a place to rent", home({ type: dwelling, offer: "rent", leastBeds: 3 })],
  ["i'm a student and need a cheap place to stay", home({ type: dwelling, offer: "rent", below: 1200 })],
  ["my parents want to downsize to a small condo", home({ type: "condo" })],
  [
    "looking for a starter home for a young couple under 300k",
    home({ type: dwelling, offer: "sale", below: 300000 }),
  ],
  ["i need a furnished apartment for a few months", home({ type: flats, offer: "rent", furnished: true })],
  ["apartment where i can keep my two cats", home({ type: flats, offer: "rent", pets: true })],
  ["a place for me and my roommate, two bedrooms", home({ type: dwelling, beds: 2 })],
  ["house with enough space for our five kids", home({ type: houses, leastBeds: 4 })],
  ["looking to buy our first house", home({ type: houses, offer: "sale" })],
  ["my daughter starts college and needs a studio", home({ type: dwelling, beds: 0 })],
  ["a piece of land to build our dream house on", home({ type: ["vacant-land", "development"] })],
  ["i want to park my trailer on some land", home({ type: ["vacant-land", "farm"] })],
  ["we want to keep horses and need a farm", home({ type: "farm" })],
  ["at least ten acres to raise cattle", both(land, lot(10))],
  ["looking for 2 to 4 acres outside the city", both(land, lot(2, 4))],
  ["i want to open a bakery and need a storefront", home({ type: "retail" })],
  ["our startup needs an office for ten people", home({ type: "office" })],
  ["somewhere to store pallets and load trucks", home({ type: "industrial" })],
  ["i want to open my own restaurant", home({ type: "restaurant" })],
  ["house with at least 2500 square feet", both(home({ type: houses }), area(2500))],
  ["warehouse over 20,000 sq ft for our business", both(home({ type: "industrial" }), area(20000))],
  ["i want to run a bed and breakfast", home({ type: "hospitality" })],
  ["my toilet keeps running and i can't fix it", service(/plumbing repairs|faucet and toilet/)],
  ["there is a puddle under my kitchen sink", service(/leak detection|plumbing repairs|drain/)],
  ["the shower won't drain", service(/drain clearing|plumbing repairs/)],
  ["we bought a tesla and want to charge it in the garage", service(/ev charger/)],
  ["i want to hang my new television on the wall", service(/tv mounting/)],
  ["none of the outlets in my bedroom work", service(/electrician|outlet and lighting|electrical safety/)],
  [
    "the breaker trips every time i use the microwave",
    service(/electrician|electrical safety|panel upgrade/),
  ],
  ["somebody to put together a crib before the baby comes", service(/furniture assembly|handyman/)],
  ["my back door sticks and is hard to open", service(/door and window|handyman|small repairs/)],
  ["need someone to fix a few things around my house", service(/handyman|small repairs/)],
  ["i am too busy to clean my apartment", service(/apartment cleaning|house cleaning|deep cleaning/)],
  ["our office is dirty and we need someone to come every week", service(/office cleaning/)],
  ["getting my deposit back when i move out", service(/move-out cleaning/)],
  ["i'm moving next month and need help with the heavy stuff", service(/moving|movers/)],
  ["my grandma's piano needs to get to our new house", service(/piano and furniture moving|moving|movers/)],
  ["i hate packing boxes", service(/packing and moving/)],
  ["my grass is getting too long", service(/lawn care|garden maintenance/)],
  ["the tree in front of my house is too big", service(/hedge and tree/)],
  ["want flowers and bushes planted in my front yard", service(/landscape design|garden maintenance/)],
  ["we want our kitchen cabinets to be white", service(/cabinet painting/)],
  ["can't decide what color to paint the bedroom", service(/color consultation|interior painting/)],
  [
    "the outside of our house looks old and needs a new coat",
    service(/exterior painting|whole-house painting/),
  ],
  ["my back is killing me after work", service(/massage/)],
  ["i am pregnant and my back hurts", service(/prenatal massage/)],
  ["a spa day for my wife and me", service(/couples massage|facial|hot stone/)],
  ["my husband's beard needs a trim", service(/barber/)],
  ["my hair is curly and nobody knows how to cut it", service(/curly hair/)],
  ["i want to go blonde", service(/color and highlights/)],
  ["i want to get in shape but don't like gyms", service(/strength|group training|yoga/)],
  ["someone to teach my kid the violin", service(/violin lessons|beginner music/)],
  ["i always wanted to learn piano as an adult", service(/piano lessons|music lessons for adults/)],
  ["my son has trouble with algebra", service(/math tutoring|homework help/)],
  ["our daughter needs a better sat score", service(/sat prep/)],
  ["we are going to mexico and want to speak some spanish", service(/spanish lessons/)],
  ["i work all day and my dog is home alone", service(/dog walking|pet sitting/)],
  ["who will take care of my cat while i travel", service(/cat visits|pet sitting/)],
  ["our new puppy chews on everything", service(/puppy training/)],
  ["my dog smells and needs a bath", service(/dog grooming/)],
  ["we need food for a party of fifty", service(/event catering/)],
  ["i want someone to cook a nice dinner for our anniversary at home", service(/private chef/)],
  ["no time to cook during the week", service(/meal prep/)],
  ["we want to learn how to cook together", service(/cooking class/)],
  ["a photographer for our big day", service(/wedding photography/)],
  ["i need a new profile picture for linkedin", service(/headshots/)],
  ["selling my house and need good photos of it", service(/real estate photography/)],
  ["somebody to plan my daughter's sweet sixteen", service(/birthday party|party decoration/)],
  ["our company wants to throw a holiday party", service(/corporate event|event catering|party/)],
  ["my small business needs a website", service(/website|online shop/)],
  ["i want to sell my jewelry online", service(/online shop/)],
  ["i am behind on my books and taxes", service(/books catch-up|tax prep|bookkeeping/)],
  ["help paying my employees every month", service(/payroll/)],
  ["my car won't start in the morning", service(/car repair|diagnostics/)],
  ["is this used car any good before i buy it", service(/inspection/)],
  ["my check engine light came on", service(/diagnostics|car repair/)],
  ["a reliable car for my daughter going to college", things.suv],
  ["something big enough to tow my boat", things.pickup],
  ["we have three kids and need a bigger car", things.suv],
  ["i need something to plow my fields", things.tractor],
  [
    "something to ride to work instead of a car",
    either(things.moped, either(things.bike, product(/scooter/))),
  ],
  ["present for my girlfriend who loves flowers", things.bouquet],
  ["i am going to propose to my girlfriend", things.ring],
  ["my mom is turning sixty and i need a cake", things.cake],
  ["a soft toy for my niece's first birthday", things.teddy],
  ["i want to take up knitting", things.yarn],
  ["something to put flowers in", things.vase],
  ["we need a comfortable couch for the living room", things.sofa],
  ["i need good shoes to train for a marathon", things.sneakers],
  ["i'm flying to europe and need something for my clothes", things.suitcase],
  ["my son wants to start playing drums", either(things.drum, service(/beginner music/))],
  ["a computer for my daughter's school work", things.laptop],
  ["i want to start a podcast", things.microphone],
  ["we are going camping and have nothing to sleep in", things.tent],
  ["something to keep the sun out of my eyes", things.sunglasses],
  ["my grandson wants to look at the stars", things.telescope],
  ["something to read on vacation", things.books],
  ["i don't have any tools at home", things.tools],
  ["my living room needs something green", things.plant],
  ["something warm to wear in the rain", things.coat],
  ["i keep being late and need a watch", things.watch],
  ["a bag for my wife's birthday", things.handbag],
  ["my kid wants to shoot hoops in the driveway", things.basketball],
  ["boots that will last on long hikes", things.boots],
  ["i want to learn to play the electric guitar so i need one", things.guitar],
  ["i like to drink tea and need something to make it in", things.teapot],
]);
