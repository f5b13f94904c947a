import { isStopWord } from "./stop-words.rules";
import type { Token } from "./tokens.rules";

/** What somebody who does it offers: who says 'fix the door' looks for door repair. */
const doings: Readonly<Record<string, string>> = {
  fix: "repair",
  fixing: "repair",
  repair: "repair",
  install: "installation",
  installing: "installation",
  assemble: "assembly",
  mount: "mounting",
  mow: "mowing",
  learn: "lessons",
  teach: "lessons",
};

/** The same where 'my', 'our' or 'a' tells that it is asked for: 'clean my house' is no clean house. */
const doingsToMine: Readonly<Record<string, string>> = {
  clean: "cleaning",
  paint: "painting",
  move: "moving",
  walk: "walking",
  watch: "watching",
  wash: "washing",
  groom: "grooming",
  trim: "trimming",
  hang: "hanging",
  train: "training",
};

const mine = new Set("a an my our the some me us his her their".split(" "));
/** Between the doing and what it is done to: 'teach my kid piano', 'learn how to play guitar'. */
const passed = new Set(
  "a an my our the some me us his her their how to play kid kids son daughter child children".split(" "),
);
const bounds = new Set("in for near under this that who with on at by and from while so because".split(" "));

/** 'Fix my sink' as 'sink repair': what is done behind what it is done to, as those who offer it say it. */
export function asOffered(tokens: readonly Token[]): Token[] {
  const [verb, next] = tokens;
  if (!verb || !next) return [...tokens];
  const own = (table: Readonly<Record<string, string>>) =>
    Object.hasOwn(table, verb.word) ? table[verb.word] : undefined;
  const doing = own(doings) ?? (mine.has(next.word) ? own(doingsToMine) : undefined);
  if (!doing) return [...tokens];
  const from = tokens.findIndex(({ word }, index) => index > 0 && !passed.has(word));
  if (from < 0) return [...tokens];
  const after = tokens.slice(from);
  const length = after.findIndex(({ word }) => bounds.has(word) || isStopWord(word) || /\d/.test(word));
  const done = length < 0 ? after.length : length;
  if (done === 0) return [...tokens];
  // 'Repair' as a part of what is typed is a part of what is offered.
  return [...after.slice(0, done), { ...verb, word: doing }, ...after.slice(done)];
}
