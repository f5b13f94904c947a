import { above, below, both, built, home, product, service, type Judged } from "./judged";
import {
  ask,
  auto,
  bike,
  cake,
  cleaning,
  headphones,
  laptop,
  massage,
  moped,
  plant,
  sneakers,
  sofa,
  suitcase,
  telescope,
} from "./things";

const house = "single-family";
const puppies = service(/puppy training/);
const upkeep = service(/lawn care|garden maintenance/);

/** What went wrong of 504 questions more, and some like them that did not: years, ranges, errands, what is heard alike. */
export const streetFresh: readonly Judged[] = [
  ...ask("typo", [
    ["carryon", suitcase],
    ["break pads", service(/brake/)],
    ["car breaks", service(/brake/)],
    ["full body message", massage],
    ["motorscoter", moped],
    ["potplant", plant],
    ["house for remt", home({ type: house, offer: "rent" })],
    ["house for rint", home({ type: house, offer: "rent" })],
    ["chep laptop", laptop],
    ["houze for sale", home({ type: house, offer: "sale" })],
    ["condominum", home({ type: "condo" })],
    ["birthdaycake", cake],
  ]),
  ...ask("everyday", [
    ["carry on bag", product(/suitcase$/)],
    ["cycling", bike],
    ["stargazing", telescope],
    ["jogging shoes", sneakers],
    ["bday cake", cake],
  ]),
  ...ask("service", [
    ["dog obedience", puppies],
    ["puppy classes", puppies],
    ["yard cleanup", upkeep],
    ["leaf removal", upkeep],
    ["airbnb cleaning", cleaning],
    ["deep clean my house", service(/deep cleaning/)],
    ["replace toilet", service(/toilet/)],
    ["drain unclogging", service(/drain/)],
    ["repaint kitchen cabinets", service(/cabinet painting/)],
    ["cater a wedding", service(/event catering/)],
    ["check engine light", service(/diagnostics/)],
    ["mobile mechanic", auto],
    ["physical trainer", service(/training|coaching/)],
    ["realtor photos", service(/real estate photography/)],
    ["website maintenance", service(/website (care|refresh)/)],
    ["trim my hedges", service(/hedge/)],
    ["movers for 2 bedroom apartment", service(/apartment moving/)],
  ]),
  ...ask("family", [["puppy trainer", puppies]]),
  ...ask("fact", [
    ["homes built after 2000", built(2001, 2099)],
    ["built before 1940", built(0, 1939)],
    ["1920s house", both(home({ type: house }), built(1920, 1929))],
    ["house 2010 or newer", both(home({ type: house }), built(2010, 2099))],
    ["condo built between 2000 and 2010", both(home({ type: "condo" }), built(2000, 2010))],
  ]),
  ...ask("price", [
    ["condo 200-300k", home({ type: "condo", from: 200_000, below: 300_000 })],
    ["apartment 1000 to 1500", home({ type: "apartment", from: 1000, below: 1500 })],
    ["headphones 50 to 150", both(headphones, both(above(50), below(150)))],
    ["sofa 200 to 500", both(sofa, both(above(200), below(500)))],
  ]),
  ...ask("none", [
    ["sadle", null],
    ["sofa cover", null],
    ["truck 1850 or older", null],
    ["handback", null],
  ]),
];
