import { either, home, service, type Judged } from "./judged";
import * as the from "./things";

const cleaners = service(/house cleaning|deep cleaning|apartment cleaning|move-out/);
const movers = service(/moving|movers/);
const plumber = service(/plumbing repairs|leak detection|faucet and toilet|drain clearing/);
const cooks = service(/private chef|event catering|meal prep/);

/** Words as they are said, who does it with a thing, and needs that name neither; not one of them was asked before it was written. */
export const doerQuestions: readonly Judged[] = [
  // Words run together and cities as people call them are words that exist.
  ...the.ask("service", [
    ["haven't done my taxes since 2022", service(/tax preparation/)],
    ["i couldn't fix the outlet myself", the.electrical],
    ["they've left the house dirty need a cleaner", cleaners],
    ["movers st pete", movers],
    ["house painter philly", the.painting],
    ["haircut who'd come to my house", the.hair],
    ["wouldnt start this morning car repair", the.auto],
    ["plumber saint pete fl", plumber],
  ]),
  // Who does it with a thing, and needs that name no thing.
  ...the.ask("thing", [
    ["bicyclist", the.bike],
    ["gear for a drummer", the.drum],
    ["violinist", either(the.violin, service(/violin lessons/))],
    ["skateboarder", the.skateboard],
    ["podcaster", the.microphone],
    ["going to ask her to marry me", the.ring],
    ["show my son the moon and saturn", the.telescope],
    ["birthday surprise for my husband", the.gifts],
    ["gift for my brother who is always cooking", the.gifts],
    ["present for grandma who loves to travel around", the.gifts],
    ["what should i get my mom for mothers day", the.gifts],
    ["present for newborn baby", the.gifts],
  ]),
  ...the.ask("service", [
    ["old kitchen cabinets look new again", service(/cabinet painting/)],
    ["too tired to cook on weeknights", cooks],
    ["back in shape after hip surgery", service(/post-injury/)],
    ["hairdresser open late", the.hair],
    ["the apartment must be spotless before i hand back the keys", cleaners],
    ["barber with late hours", service(/barber/)],
  ]),
  ...the.ask("rooms", [
    ["somewhere to keep my horses", home({ type: "farm" })],
    ["place to raise goats", home({ type: "farm" })],
    ["home with a barn", home({ type: "farm" })],
    ["apartment complex", home({ type: ["duplex", "mixed-use"] })],
  ]),
];
