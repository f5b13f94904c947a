import { above, below, both, home, service, type Judged } from "./judged";
import {
  ask,
  auto,
  bike,
  garden,
  guitar,
  handbag,
  headphones,
  keyboard,
  named,
  plumbing,
  sunglasses,
  tools,
  watch,
} from "./things";

/** What went wrong of 295 questions more, and some like them that did not: what is broken, signs, halves of words. */
export const streetLast: readonly Judged[] = [
  ...ask("typo", [
    ["land scaping", garden],
    ["hand bag leather", named(handbag, /leather/)],
    ["keybaord midi", named(keyboard, /midi/)],
    ["headphnes wireless", named(headphones, /wireless/)],
    ["sunglases polarized", named(sunglasses, /polarized sunglasses/)],
    ["fotographer wedding", service(/wedding photography/)],
    ["elctric guitar", guitar],
    ["bicycel", bike],
  ]),
  ...ask("service", [
    ["my toilet is clogged", plumbing],
    ["toilet keeps running", plumbing],
    ["sink is leaking", plumbing],
    ["water is leaking under the sink", service(/leak/)],
    ["outlet not working", service(/outlet/)],
    ["my brakes squeak", service(/brake/)],
    ["my car won't start", auto],
    ["the door wont close", service(/door/)],
    ["tesla charger at home", service(/ev charger/)],
    ["pictures of my family", service(/family photography/)],
    ["photos of our wedding", service(/wedding photography/)],
    ["dye my hair", service(/color and highlights/)],
  ]),
  ...ask("price", [
    ["headphones < 100", both(headphones, below(100))],
    ["watch >$500", both(watch, above(500))],
    ["house under half a million", home({ type: "single-family", offer: "sale", below: 500_000 })],
    ["condo under a quarter million", home({ type: "condo", offer: "sale", below: 250_000 })],
  ]),
  ...ask("everyday", [
    ["wrench set", tools],
    ["screwdriver set", tools],
  ]),
  ...ask("none", [
    ["puppies for sale", null],
    ["washer and dryer", null],
    ["car wash", null],
    ["window cleaning", null],
    ["camera bag", null],
    ["kitchen table", null],
  ]),
];
