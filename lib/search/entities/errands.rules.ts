import { withoutOwnPlace } from "./askers.rules";
import { asRepair } from "./faults.rules";
import { baseOf, isBound, longestThing, mine } from "../analysis/verbs.rules";
import { isStopWord } from "../analysis/stop-words.rules";
import type { Token } from "../analysis/tokens.rules";

/** What somebody who does it offers: who says 'fix the door' looks for door repair. */
const doings: Readonly<Record<string, string>> = {
  fix: "repair",
  fixing: "repair",
  repair: "repair",
  replace: "replacement",
  replacing: "replacement",
  install: "installation",
  installing: "installation",
  assemble: "assembly",
  mount: "mounting",
  repaint: "painting",
  repainting: "painting",
  unclog: "unclogging",
  mow: "mowing",
  learn: "lessons",
  teach: "lessons",
};

/** The same where 'my', 'our' or 'a' tells that it is asked for: 'clean my house' is no clean house. */
const doingsToMine: Readonly<Record<string, string>> = {
  clean: "cleaning",
  scrub: "cleaning",
  mop: "cleaning",
  vacuum: "cleaning",
  dust: "cleaning",
  tidy: "cleaning",
  sanitize: "cleaning",
  disinfect: "cleaning",
  paint: "painting",
  move: "moving",
  walk: "walking",
  watch: "watching",
  wash: "washing",
  groom: "grooming",
  bathe: "bath",
  trim: "trimming",
  hang: "hanging",
  train: "training",
  cater: "catering",
  inspect: "inspection",
  plan: "planning",
  photograph: "photography",
  carry: "moving",
  lift: "moving",
  haul: "moving",
  decorate: "decoration",
  design: "design",
  plant: "planting",
  style: "styling",
  cut: "cutting",
  dye: "coloring",
  tutor: "tutoring",
  pack: "packing",
};

/** The same in two words: 'put together a desk', 'hook up my dryer'. */
const particles: Readonly<Record<string, string>> = {
  "put together": "assembly",
  "hook up": "installation",
  "put up": "installation",
  "put in": "installation",
  "look over": "inspection",
  "check over": "inspection",
};

/** What is done at the end: 'get my brake pads replaced', 'lawn mowed'. */
const doneToIt: Readonly<Record<string, string>> = {
  fixed: "repair",
  repaired: "repair",
  replaced: "replacement",
  installed: "installation",
  assembled: "assembly",
  mounted: "mounting",
  hung: "hanging",
  painted: "painting",
  repainted: "painting",
  cleaned: "cleaning",
  mowed: "mowing",
  unclogged: "unclogging",
  washed: "washing",
  groomed: "grooming",
  trimmed: "trimming",
  walked: "walking",
  moved: "moving",
  catered: "catering",
};
/** Before one of these it tells what something is like: 'hand painted', 'freshly cleaned'. */
const isManner =
  /^(hand|factory|custom|professionally|newly|freshly|just|well|pre|fully|partly|never|not|double|single|wall|ceiling|stone|acid|garment|enzyme|white|chalk|spray|powder|wood|\w+ly)$/;

const allDoings: ReadonlySet<string> = new Set([...Object.values(doings), ...Object.values(doingsToMine)]);

/** The sides of a house as those say it who work on them. */
const sides: Readonly<Record<string, string>> = { outside: "exterior", inside: "interior" };

/** Between the doing and what it is done to: 'teach my kid piano', 'learn how to play guitar'. */
const passed = new Set(
  (
    "a an my our the some me us his her their how to play kid kids son sons daughter daughters child children husband wife " +
    "mom dad s two three four both"
  ).split(" "),
);
const isOrdinal = /^\d+(st|nd|rd|th)$/;
/** What somebody has pictures of people taken for; on any wall hang pictures that are bought. */
const occasions =
  /^(linkedin|facebook|instagram|tinder|bumble|hinge|airbnb|zillow|realtors?|estate|passports?|visas?|licenses?|ids?|resumes?|cvs?|headshots?|websites?|page|profiles?|portfolios?|dating|app|business|company|team|job|career|work|acting|modeling|casting|audition|weddings?|engagements?|anniversary|graduations?|prom|seniors?|yearbooks?|maternity|newborn|family|couples?|reunion|birthday|quinceanera|party|event|christening|baptism|listings?|products?|menu|catalog|application|session|shoot|cards?|announcements?|invitations?)$/;
const whereabouts = /^(in|near|around|at|this|next|under)$/;
/** Why they are taken: 'photos of my house to sell it'. */
const why = /^(to|so|before|because|that|which|i|im|we|were)$/;
const pictures = /^(photos?|pictures?|pics?|portraits?)$/;

/** 'Pictures of my family' as 'family photography': of what is one's own there are none to buy. */
function asPhotography(tokens: readonly Token[]): Token[] | null {
  const [first, of, whose, ...others] = tokens.map(({ word }) => word);
  const isOfGoods =
    /^(what|things|stuff|items|products)$/.test(whose ?? "") && /^(i|we)$/.test(others[0] ?? "");
  if (pictures.test(first ?? "") && isOfGoods)
    return [
      { ...tokens[2]!, word: "product" },
      { ...tokens[0]!, word: "photography" },
    ];
  if (!pictures.test(first ?? "") || !whose) return null;
  const from = mine.has(whose) ? 3 : 2;
  const bound = tokens.findIndex(
    ({ word }, index) => index > from && (whereabouts.test(word) || (of === "of" && word === "for")),
  );
  const reason = tokens.findIndex(({ word }, index) => index > from && of === "of" && why.test(word));
  const ends = [bound, reason].filter((index) => index >= 0);
  const to = ends.length > 0 ? Math.min(...ends) : tokens.length;
  const isFor = of === "for" && occasions.test(tokens[to - 1]!.word);
  if (!isFor && (of !== "of" || !mine.has(whose) || others.length === 0)) return null;
  const rest = reason === to ? [] : tokens.slice(to);
  return [...tokens.slice(from, to), { ...tokens[0]!, word: "photography" }, ...rest];
}

/** What rooms have to be is what is done to them: 'the house has to be spotless'. */
const clean = /^(spotless|clean|immaculate|sparkling|pristine|tidy|spick)$/;
const rooms =
  /^(place|house|home|apartment|apt|condo|flat|townhouse|studio|loft|kitchen|bathrooms?|rooms?|floors?|office|unit|rental|airbnb)$/;

function asCleaned(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const isState = /^(be|get)$/.test(tokens[at - 1]?.word ?? "") && clean.test(token.word);
    return isState && tokens.slice(0, at).some(({ word }) => rooms.test(word))
      ? { ...token, word: "cleaned" }
      : token;
  });
}

/** 'Has to be cleaned', 'needs to get painted': that it must be done says nothing. */
function withoutMust(tokens: readonly Token[]): Token[] {
  const to = tokens.findIndex(
    ({ word }, at) =>
      at > 0 && /^(be|get)$/.test(word) && Object.hasOwn(doneToIt, tokens[at + 1]?.word ?? ""),
  );
  const must = tokens.findIndex(
    ({ word }, at) => at > 0 && /^(needs?|has|have|must|should|ought)$/.test(word),
  );
  const between = to - must - (tokens[to - 1]?.word === "to" ? 1 : 0);
  return must > 0 && between === 1 ? [...tokens.slice(0, must), ...tokens.slice(to + 1)] : [...tokens];
}

/** 'Brake pads replaced' as 'brake pads replacement'; null where nothing is to be done. */
function asDone(typed: readonly Token[]): Token[] | null {
  const tokens = withoutMust(asCleaned(typed));
  const thing = mine.has(tokens[0]?.word ?? "") ? tokens.slice(1) : tokens;
  const at = thing.findIndex(({ word }, index) => index > 0 && Object.hasOwn(doneToIt, word));
  const [before, done, behind] = [thing[at - 1], thing[at], thing[at + 1]];
  if (at < 1 || at > longestThing || !before || !done || isManner.test(before.word)) return null;
  if (behind && !isBound(behind.word)) return null;
  return [...thing.slice(0, at), { ...done, word: doneToIt[done.word]! }, ...thing.slice(at + 1)];
}

function isWall(tokens: readonly Token[], from: number): boolean {
  const [word = "", next = ""] = [tokens[from]?.word, tokens[from + 1]?.word];
  return /^walls?$/.test(mine.has(word) ? next : word);
}

/** 'Cut down a tree', 'clean out my garage': what is done is the verb's, and it is done to the thing. */
const verbParticle = /^(up|down|out|off|back|away|over)$/;

/** 'Paint the outside of my house' as 'paint my exterior house', 'put together a desk' with its one word. */
function inOneWord(tokens: readonly Token[]): Token[] {
  const [verb, next] = tokens;
  const particle = verb && next ? `${verb.word} ${next.word}` : "";
  // A 'hook up kit' is a thing.
  const isDone = particle === "put together" || mine.has(tokens[2]?.word ?? "");
  if (Object.hasOwn(particles, particle) && isDone) return [{ ...verb!, word: particle }, ...tokens.slice(2)];
  const isDoing = Object.hasOwn(doings, verb?.word ?? "") || Object.hasOwn(doingsToMine, verb?.word ?? "");
  if (isDoing && verbParticle.test(next?.word ?? "") && mine.has(tokens[2]?.word ?? ""))
    return [verb!, ...tokens.slice(2)];
  // 'Hang tv on wall': where it hangs says nothing.
  const wall = tokens.findIndex(({ word }, index) => index > 1 && word === "on" && isWall(tokens, index + 1));
  if (/^(hang|mount|put)$/.test(verb?.word ?? "") && wall > 0 && !isBound(next!.word)) {
    const rest = tokens.slice(wall + (mine.has(tokens[wall + 1]!.word) ? 3 : 2));
    return [{ ...verb!, word: "hang" }, { ...verb!, word: "my" }, ...tokens.slice(1, wall), ...rest];
  }
  const at = tokens.findIndex(({ word }, index) => index > 0 && index < 3 && Object.hasOwn(sides, word));
  const behind = tokens
    .slice(at + 1)
    .filter(({ word }, index) => index > 1 || !/^(of|the|my|our)$/.test(word));
  const isWork = /^(paint|repaint|clean|wash|stain|redo|remodel|decorate)$/.test(verb?.word ?? "");
  const isSide =
    isWork && at > 0 && tokens.slice(1, at).every(({ word }) => mine.has(word)) && behind.length > 0;
  if (!isSide || tokens[at + 1]?.word === behind[0]?.word) return [...tokens];
  return [verb!, { ...verb!, word: "my" }, { ...tokens[at]!, word: sides[tokens[at]!.word]! }, ...behind];
}

/** 'Fix my sink' as 'sink repair': what is done behind what it is done to, as those who offer it say it. */
export function asOffered(typed: readonly Token[]): Token[] {
  // Before it is left out: who paints 'inside my house' paints its inside.
  const tokens = withoutOwnPlace(inOneWord(typed));
  const [verb, next] = tokens;
  if (!verb || !next) return [...tokens];
  const said = asRepair(tokens) ?? asPhotography(tokens) ?? asDone(tokens);
  if (said) return said;
  const own = (table: Readonly<Record<string, string>>) =>
    Object.hasOwn(table, verb.word) ? table[verb.word] : undefined;
  // 'Deep clean my house': how it is done comes first.
  const isHow = !own(doings) && Object.hasOwn(doingsToMine, next.word) && mine.has(tokens[2]?.word ?? "");
  if (isHow && !mine.has(verb.word) && !isStopWord(verb.word)) return [verb, ...asOffered(tokens.slice(1))];
  const toMine = baseOf(verb.word, doingsToMine) ?? "";
  const doing = own(doings) ?? own(particles) ?? (isCounted(next) ? doingsToMine[toMine] : undefined);
  if (!doing) return [...tokens];
  const { thing, behind } = partsOf(tokens);
  // 'Repair' as a part of what is typed is a part of what is offered.
  return thing.length === 0 ? [...tokens] : [...thing, { ...verb, word: doing }, ...behind];
}

function isCounted({ word }: Token): boolean {
  return mine.has(word) || /^(two|three|four|both)$/.test(word);
}

/** What something is done to, between the verb with what may be passed over and what it does not belong to: 'near me'. */
function partsOf(tokens: readonly Token[]): { thing: Token[]; behind: Token[] } {
  const from = tokens.findIndex(({ word }, index) => index > 0 && !passed.has(word) && !isOrdinal.test(word));
  const after = from < 0 ? [] : tokens.slice(from);
  const length = after.findIndex(
    ({ word }) => isBound(word) || isStopWord(word) || (/\d/.test(word) && !isOrdinal.test(word)),
  );
  const done = length < 0 ? after.length : length;
  return {
    thing: after.slice(0, done).filter(({ word }) => !isOrdinal.test(word)),
    behind: after.slice(done),
  };
}

/** Where an errand begins behind other words: 'a kid down the street to mow my lawn', 'too old to learn an instrument'. */
export function errandAt(tokens: readonly Token[]): number | null {
  const has = (table: Readonly<Record<string, string>>, word: string) => Object.hasOwn(table, word);
  const at = tokens.findIndex(({ word }, index) => {
    const next = tokens[index + 1]?.word ?? "";
    const isVerb = has(doings, word) || has(doingsToMine, word) || has(particles, `${word} ${next}`);
    return index > 0 && isVerb && (mine.has(next) || mine.has(tokens[index + 2]?.word ?? ""));
  });
  return at < 0 ? null : at;
}

/** What is done and what to: of 'paint the old nursery before fall' painting and an old nursery; null where it is no errand. */
export function errandOf(tokens: readonly Token[]): { thing: string[]; doing: string } | null {
  const offered = asOffered(tokens);
  const at = offered.findIndex(
    ({ word }, index) => index > 0 && word !== tokens[0]!.word && allDoings.has(word),
  );
  if (
    at < 1 ||
    !tokens[0] ||
    !(Object.hasOwn(doings, tokens[0].word) || Object.hasOwn(doingsToMine, tokens[0].word))
  )
    return null;
  return { thing: offered.slice(0, at).map(({ word }) => word), doing: offered[at]!.word };
}
