import demo from "@/prisma/data/demo/messages.json";
import { findWarnings } from "./warnings.rules";

/** Written before the rules, and not changed to suit them. */
const normal = [
  "Hi, is this still available?",
  "Would you take $1,250 for it? I can pick it up on 12/05.",
  "I'm in 78704, could you deliver to 78704-1234?",
  "Is it the WH-1000XM4 or the WH-1000XM5?",
  "Does the RTX 4090 come with the original box? Model number 900-1G136-2530-000.",
  "Can I see it on 2026-12-04 at 10:30 or 2026-12-05 at 16:00?",
  "My budget is 1200-1500 a month. Is the unit 2000 sq ft?",
  "Part number 04152-YZZA1, will it fit a 2015 Camry with 123,456 miles?",
  "VIN 1HGCM82633A004352 shows a clean title, right?",
  "Do you accept cash or card? I could pay when I pick it up.",
  "How much is shipping of 3 boxes, 24 x 18 x 12 inches, 45 lbs?",
  "The serial number starts with 5551234567890, is that the older version?",
  "What does the HOA pay for? Is water included in the 450?",
  "Could we meet on Saturday? I can come by between 10 and 12.",
  "Is the phone unlocked, and does it work on every carrier?",
  "Does it have a good signal in the basement?",
  "Is the gift card for the bakery still valid?",
  "I collect old telegrams. Do you have the envelope of this one?",
  "Are pets allowed? We have two cats, 9 and 11 years old.",
  "We need 24 chairs and 3 tables for 06/20, setup at 9:00, teardown at 17:30.",
  "Please text me the details here in this chat.",
  "Is the wire of the lamp replaced? And which transfer case does the truck have?",
  "Could you email the floor plan, or upload it here?",
  "What's the ISBN, 978-0-13-468599-1?",
  "I can call the front desk if you tell me the unit, maybe 1204 or 1206.",
  "Order 112-3456789-1234567 didn't include the screws. Does yours?",
  "Is the last price $3,400 or is $3,200 possible?",
  "Does the bike come in 54 or 56 cm? I'm 5'10.",
  "Do you check IDs at the door? My daughter is 20.",
  "I'd like to book a two-hour session on Jan 14, 2027.",
];

const suspicious: [string, string[]][] = [
  ["Call me on (512) 555-0147 and I'll explain.", ["phone"]],
  ["my number is 512.555.0147", ["phone"]],
  ["+44 7700 900123, any time", ["phone"]],
  ["Text 5125550147 please", ["phone"]],
  ["reach me: five one two five five five zero one four seven", ["phone"]],
  ["I only use WhatsApp, write me there", ["off_site"]],
  ["Lets talk on telegram, @fastbuyer22", ["off_site"]],
  ["email me at buyer.quick@gmail.com", ["off_site"]],
  ["contact my wife at buyer (at) gmail (dot) com", ["off_site"]],
  ["Let's finish this outside the app, it's cheaper", ["off_site"]],
  ["I will pay with a cashier's check and my mover picks it up", ["payment"]],
  ["Please send two Steam gift cards as a deposit", ["payment"]],
  ["You can pay by wire transfer only", ["payment"]],
  ["Western Union is the safest for me", ["payment"]],
  ["Pay the deposit here: https://paypal.me/renthouse22", ["payment"]],
  ["my cashtag is $RentDeposit22", ["payment"]],
  ["Send it as friends and family so there are no fees", ["payment"]],
  ["I sent you a 6-digit verification code, tell me what it says", ["payment"]],
  ["Your item sold! Claim the money: http://plaza-payments.claim-order.top/9931", ["payment"]],
  ["Deposit in USDT or bitcoin gets you the keys today", ["payment"]],
  ["Wire it via Zelle, then text me at 737-555-0199", ["payment", "phone", "off_site"]],
  ["W h a t s a p p me", ["off_site"]],
  ["whats\u200bapp only", ["off_site"]],
];

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}

const none = { words: [], host: "plaza.example" };

describe("warnings about a first message", () => {
  test.each(normal)("returns none for %j", (text) => {
    expect(findWarnings(text, none)).toEqual([]);
  });

  test("gives none for any message of the demo, which the rules weren’t written for", () => {
    const texts = textsOf(demo).filter((text) => text.includes(" "));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => findWarnings(text, none).length > 0)).toEqual([]);
  });

  test.each(suspicious)("gives one for %j", (text, kinds) => {
    expect(findWarnings(text, none)).toEqual(kinds);
  });

  test("names blocked words, as whole words in any case", () => {
    const words = [{ word: "Rolax" }, { word: "quick cash" }];
    expect(findWarnings("Real ROLAX, barely worn", { ...none, words })).toEqual(["word"]);
    expect(findWarnings("Get Quick Cash now", { ...none, words })).toEqual(["word"]);
    expect(findWarnings("Relaxing chair", { ...none, words })).toEqual([]);
  });

  test("counts no links to the site itself", () => {
    const text = "I mean this one: https://plaza.example/listings/checkout-counter-1";
    expect(findWarnings(text, none)).toEqual([]);
    expect(findWarnings(text, { ...none, host: "other.example" })).toEqual(["payment"]);
  });
});
