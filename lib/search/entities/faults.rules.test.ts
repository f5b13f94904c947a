import { asFault, asRepair } from "./faults.rules";
import { tokensOf } from "../analysis/tokens.rules";

const said = (text: string) =>
  asRepair(tokensOf(text))
    ?.map(({ word }) => word)
    .join(" ") ?? null;

test.each([
  ["my laptop won't turn on", "laptop repair"],
  ["phone screen is cracked", "phone screen repair"],
  ["washing machine makes a weird noise", "washing machine repair"],
  ["my car is making a noise", "car repair"],
  ["my suv is overheating", "suv repair"],
  ["the dining chair is very wobbly", "dining chair repair"],
  ["controller is not charging", "controller repair"],
  ["half of my outlets don't work", "outlets repair"],
  ["wardrobe door came off", "wardrobe door repair"],
  ["table leg came loose", "table leg repair"],
  ["phone fell in water", "phone repair"],
  ["violin string broke", "violin string repair"],
  ["my broken laptop", "laptop repair"],
  ["our leaky tap in the kitchen", "tap repair"],
  ["radiator leaking", "radiator repair"],
  ["drawer stuck", "drawer repair"],
])("'%s' asks for '%s'", (text, repair) => expect(said(text)).toBe(repair));

test.each([
  "broken clock for parts",
  "my running shoes",
  "noisy toy",
  "laptop with cracked screen",
  "house with a broken window",
  "bike that doesn't squeak",
  "toy which makes noise",
  "my dog is stuck",
  "broke student laptop",
  "prices came down",
  "hair falls out",
])("'%s' asks for no repair", (text) => expect(said(text)).toBeNull());

test.each([
  ["the toilet is leaking", "leaking toilet"],
  ["my sink leaks", "leaking sink"],
  ["tap is dripping", "leaking tap"],
  ["my drain is clogged", "clogged drain"],
  ["our toilet is backed up", "backed up toilet"],
  ["my sofa is broken", null],
  ["leaking toilet", null],
])("'%s' is what the table has as %j", (text, said) => {
  const known = ["leaking toilet", "leaking sink", "leaking tap", "clogged drain", "backed up toilet"];
  const found = asFault(tokensOf(text), (words) => known.includes(words.join(" ")));
  expect(found?.map(({ word }) => word).join(" ") ?? null).toBe(said);
});
