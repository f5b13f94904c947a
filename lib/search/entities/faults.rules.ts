import type { IsPhrase } from "./askers.rules";
import type { Token } from "../analysis/tokens.rules";
import { isBound, longestThing, mine } from "../analysis/verbs.rules";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Behind what is broken: 'the sink is leaking', 'my door won't close'. */
const states = set("is are was were");
const degrees = set("so too very really completely badly always still all");
const failings = set("isnt arent wont doesnt dont cant stopped");
const faults = set(
  "broken clogged blocked stuck jammed leaking leaky leaks dripping drips cracked squeaking squeaks squeak squeaky " +
    "squealing squeals squeal grinding rattling flickering running overflowing dead damaged faulty busted loose bent backed",
);
/** The same only behind 'is' and the like: a 'noisy toy' is a toy. */
const defects = set(
  "wobbly creaky sticky drafty draughty crooked warped sagging peeling rotten frozen slow noisy smoking shattered smashed " +
    "torn ripped crackling rusted snapped unresponsive",
);
/** Said before what is one's own: 'my broken laptop'; 'my running shoes' run. */
const worn = set(
  "broken cracked leaky leaking dripping clogged blocked jammed squeaky squeaking creaky wobbly faulty busted flickering " +
    "drafty draughty rattling shattered smashed torn ripped",
);
/** What keeps happening to what is broken, some of it only with how: 'keeps turning off'. */
const troubles = set(
  "tripping shutting stopping stalling freezing crashing overheating beeping buzzing humming falling clogging blowing " +
    "popping skipping slipping sticking jamming backfiring misfiring disconnecting restarting rebooting dying",
);
const ways = set("turning going coming cutting backing breaking switching");
const isWay = /^(on|off|out|up|down|loose|apart|undone)$/;
/** What has happened to it: 'the string broke', 'the shelf fell down'; of some what it did tells: 'came off'. */
const happened = set("broke snapped shattered died froze cracked jammed");
const happenedTo: Readonly<Record<string, RegExp>> = {
  fell: /^(off|down|out|apart|in|into)$/,
  fallen: /^(off|down|out|apart)$/,
  came: /^(off|loose|apart|undone)$/,
  comes: /^(off|loose|apart|undone)$/,
  gave: /^(out|up)$/,
  burned: /^out$/,
  burnt: /^out$/,
};
const isAfter = /^(again|yesterday|today|itself|completely|already|yet)$/;
const noises = /^(noises?|sounds?)$/;
const mostOfNoise = 4;
/** What lives is not repaired, whatever it keeps doing. */
const isAlive =
  /^(dogs?|cats?|pup|pups|puppy|puppies|kittens?|birds?|fish|horses?|pets?|bab(y|ies)|toddlers?|kids?|child|children|sons?|daughters?|husband|wife|mom|dad|neighbors?|tenants?)$/;
/** At the end of what is said, without 'my' too: 'front door sticks'. */
const failsAtEnd =
  /^(leaks|drips|squeaks|squeals|rattles|flickers|clogs|jams|stalls|overheats|overflows|smokes|vibrates|creaks|leaking|dripping|flickering|overheating|stuck|jammed|clogged)$/;
const moving = /^(doors?|windows?|drawers?|gates?|locks?|latch|latches|lids?)$/;
const working = set(
  "working work cooling heating starting start turning closing opening draining flushing charging loading connecting " +
    "responding spinning printing locking latching lighting pumping",
);
/** What makes another sentence of it: a 'bike that doesn't squeak' is one to have. */
const isOther = /^(that|which|who|with|for|if|when|to|and|or)$/;
const isPart = /^(half|some|one|two|all|most|none|part)$/;

/** 'The light keeps', 'the lights keep', but no 'box to keep clothing in'. */
function isKeeping(word: string, before = ""): boolean {
  return word === "keeps" || (word === "keep" && /[^s]s$/.test(before));
}

/** What keeps tripping is broken, what 'keeps everything cold' is not. */
function isTrouble(word: string, behind = ""): boolean {
  return faults.has(word) || troubles.has(word) || (ways.has(word) && isWay.test(behind));
}

/** 'Makes a weird noise'. */
function isNoise(words: readonly string[], at: number): boolean {
  return (
    /^(makes?|making)$/.test(words[at] ?? "") &&
    words.slice(at + 1, at + 1 + mostOfNoise).some((word) => noises.test(word))
  );
}

function isFailing(words: readonly string[], at: number): boolean {
  const [word = "", next = "", third] = words.slice(at, at + 3);
  if (isKeeping(word, words[at - 1])) return isTrouble(next, third);
  if (states.has(word)) {
    const from = degrees.has(next) ? at + 2 : at + 1;
    const [said = "", behind = ""] = words.slice(from, from + 2);
    const isWrong = faults.has(said) || defects.has(said) || failings.has(said) || troubles.has(said);
    return isWrong || (said === "not" && working.has(behind)) || isNoise(words, from);
  }
  if (word === "not") return working.has(next);
  const isLast = at === words.length - 1;
  if (isLast && failsAtEnd.test(word)) return true;
  if (happened.has(word)) return isLast || isBound(next) || isAfter.test(next);
  if (Object.hasOwn(happenedTo, word)) return happenedTo[word]!.test(next);
  if (/^sticks?$/.test(word) && moving.test(words[at - 1] ?? "")) return true;
  return failings.has(word) || isNoise(words, at);
}

/** What is somebody's own, without 'my' and 'half of my'. */
function ownThing(tokens: readonly Token[]): Token[] | null {
  const [first = "", of = "", whose = ""] = tokens.slice(0, 3).map(({ word }) => word);
  if (isPart.test(first) && of === "of" && mine.has(whose)) return tokens.slice(3);
  return mine.has(first) ? tokens.slice(1) : null;
}

/** 'My broken laptop' as 'laptop repair'; null where it is no such thing. */
function asWorn(thing: readonly Token[]): Token[] | null {
  const [said, ...behind] = thing;
  if (!said || !worn.has(said.word)) return null;
  const end = behind.findIndex(({ word }) => isBound(word) || isOther.test(word));
  const what = end < 0 ? behind : behind.slice(0, end);
  if (what.length < 1 || what.length > longestThing || isAlive.test(what.at(-1)!.word)) return null;
  return [...what, { ...said, word: "repair" }];
}

/** 'My toilet is clogged' as 'toilet repair'; null where nothing is said to be broken. */
export function asRepair(tokens: readonly Token[]): Token[] | null {
  const own = ownThing(tokens);
  const thing = own ?? tokens;
  const worn = own && asWorn(own);
  if (worn) return worn;
  const words = thing.map(({ word }) => word);
  const at = words.findIndex((word, index) => isFailing(words, index) || (own !== null && faults.has(word)));
  if (at < 1 || at > longestThing || isAlive.test(words[at - 1]!)) return null;
  if (words.slice(0, at).some((word) => isOther.test(word))) return null;
  // Water itself is whole.
  const isLeak = at === 1 && words[0] === "water";
  return [
    ...(isLeak ? [{ ...thing[0]!, word: "leak" }] : thing.slice(0, at)),
    { ...thing[at]!, word: "repair" },
  ];
}

const leaks = /^(leaks?|leaky|leaked|leaking)$/;
const drips = /^(drips?|dripping|dripped)$/;

/** 'The toilet is leaking' as the phrase of the table, 'leaking toilet': who finds leaks is not who clears drains. */
export function asFault(tokens: readonly Token[], isPhrase: IsPhrase): Token[] | null {
  const thing = asRepair(tokens)?.slice(0, -1) ?? [];
  const said = tokens.filter(({ word }) => faults.has(word) || leaks.test(word));
  for (const fault of said) {
    const { word } = fault;
    const names =
      leaks.test(word) || drips.test(word)
        ? [[word], ["leaking"]]
        : [[word], ...(word === "backed" ? [["backed", "up"]] : [])];
    const name = names.find((one) => isPhrase([...one, ...thing.map((token) => token.word)]));
    if (name && thing.length > 0) return [...name.map((one) => ({ ...fault, word: one })), ...thing];
  }
  return null;
}
