import { asOffered, errandAt } from "./errands.rules";
import { tokensOf } from "../analysis/tokens.rules";

const said = (text: string) =>
  asOffered(tokensOf(text))
    .map(({ word }) => word)
    .join(" ");

test.each([
  ["fix my sink", "sink repair"],
  ["put together ikea furniture", "ikea furniture assembly"],
  ["hook up my washer", "washer installation"],
  ["brake pads replaced", "brake pads replacement"],
  ["my lawn mowed near me", "lawn mowing near me"],
  ["paint outside of my house", "exterior house painting"],
  ["paint the inside of our house", "interior house painting"],
  ["hang tv on wall", "tv hanging"],
  ["mount tv on the wall", "tv hanging"],
  ["mount tv on the wall near me", "tv hanging near me"],
  ["bathe my dog", "dog bath"],
  ["scrub our office", "office cleaning"],
  ["vacuum my house", "house cleaning"],
  ["vacuum bags", "vacuum bags"],
  ["breaker keeps tripping", "breaker repair"],
  ["my laptop keeps turning off", "laptop repair"],
  ["toilet keeps running", "toilet repair"],
  ["kitchen lights keep flickering", "kitchen lights repair"],
  ["pictures for linkedin", "linkedin photography"],
  ["photos for my dating profile", "dating profile photography"],
  ["photos for our wedding in austin", "wedding photography in austin"],
  ["paint the walls inside my house", "walls painting"],
  ["paint inside my house", "interior house painting"],
  ["front door sticks", "front door repair"],
  ["walk two dogs", "dogs walking"],
  ["plan my husband's 40th birthday", "birthday planning"],
  ["photograph our baby", "baby photography"],
  ["paint the nursery before baby comes", "nursery painting before baby comes"],
  ["upstairs toilet leaks", "upstairs toilet repair"],
  ["my sink is backed up", "sink repair"],
  ["look over a used truck", "used truck inspection"],
  ["cut down a tree", "tree cutting"],
  ["clean out my garage", "garage cleaning"],
  ["trim back the hedge", "hedge trimming"],
  ["cut out pattern", "cut out pattern"],
  ["moving a piano", "piano moving"],
  ["planning my wedding", "wedding planning"],
  ["moving blankets", "moving blankets"],
  ["plan our 50th anniversary", "anniversary planning"],
  ["watch my cat overnight", "cat watching overnight"],
  ["pictures of my products for etsy", "products photography for etsy"],
  ["photos of what i sell online", "product photography"],
  ["photos of my house to sell it", "house photography"],
  ["photos of a house i am selling", "house photography"],
  ["my house needs to be painted", "house painting"],
  ["the gutters have to be cleaned", "gutters cleaning"],
  ["windows must be washed", "windows washing"],
  ["the house has to be spotless", "house cleaning"],
  ["my apartment must be clean", "apartment cleaning"],
  ["watch has to be spotless", "watch has to be spotless"],
  ["house that has to be seen", "house that has to be seen"],
])("'%s' is offered as '%s'", (text, offered) => expect(said(text)).toBe(offered));

test.each([
  "hand painted vase",
  "pictures for living room",
  "pictures for hallway",
  "pictures for above the couch",
  "pictures for wedding decor",
  "portraits for gallery",
  "my dog keeps barking",
  "my dog keeps running away",
  "cooler keeps everything cold",
  "box to keep clothing in",
  "safe to keep everything",
  "freshly cleaned rug",
  "painted chair",
  "outside lights",
  "wall mounted shelf",
  "carry on bag",
  "hook up kit",
  "windows double hung",
  "jeans stone washed",
  "camera outside my house",
  "mount for tv on wall",
  "hockey sticks",
  "two dogs",
  "plan b",
  "look over there",
])("'%s' is a thing and no errand", (text) => expect(said(text)).toBe(text));

test.each([
  ["kid down the street to mow my lawn", "mow my lawn"],
  ["too old to learn an instrument", "learn an instrument"],
  ["wash and trim my poodle", "trim my poodle"],
  ["mow my lawn", null],
  ["sun and moon clock", null],
])("'%s' has the errand %j in it", (text, errand) => {
  const at = errandAt(tokensOf(text));
  const rest = at === null ? [] : tokensOf(text).slice(at);
  expect(at === null ? null : rest.map(({ word }) => word).join(" ")).toBe(errand);
});
