import type { Token } from "../analysis/tokens.rules";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What a question begins with: it says nothing of what is asked for. */
const openings = set("please where wheres how hows what whats who whos which");
/** Also a part of names, 'hello kitty' and 'hi hat': only before somebody who asks. */
const greetings = /^(hi|hello|hey)$/;
const helpers = set("is are was am can could would should will may might do does did");
const people = set(
  "i im ive id we were you u they anyone anybody someone somebody everyone people there theres",
);
/** What who asks does, not what is to be done. */
const doings = set(
  "need needs want wants wanna like love looking look searching search seeking trying try have has had got know knows sell sells " +
    "selling offer offers offering recommend suggest tell show help hire hiring find",
);
const wanting = /^(need|want|wanna|hire|find)$/;
/** 'Would love a violin teacher'. */
const wishing = /^(love|like)$/;
const objects = /^(any|a|an|the|some|me|for|to|us|with|someone|somebody|anyone)$/;
/** Behind one of these. */
const links = set("a an the some any me us to for with that who really just also currently of");
/** What follows is the thing: 'a like new laptop', 'a love seat', 'a can opener'. */
const articles = /^(a|an|the|some|any)$/;
/** What is also a part of things: 'help desk software'. */
const named = /^(help|show|offers?|like|love|hire|trying|try|tell)$/;
const helping = /^(can|could|do|does|is|are|looking|need|want|would)$/;

function asks(word: string): boolean {
  return openings.has(word) || people.has(word) || /^(much|many|that)$/.test(word);
}

/** Whether the word at a place is one of somebody who asks, where all before it are. */
function isAsker(words: readonly string[], at: number): boolean {
  const [word = "", next = "", before = ""] = [words[at], words[at + 1], words[at - 1]];
  const isAfter = at > 0;
  if (greetings.test(word)) return !isAfter && (people.has(next) || openings.has(next) || helping.test(next));
  if (openings.has(word)) return true;
  if (word === "would" && wishing.test(next)) return true;
  if (helpers.has(word)) return people.has(next) || (isAfter && asks(before));
  // 'I phone' is no person.
  if (people.has(word))
    return (
      doings.has(next) ||
      helpers.has(next) ||
      (isAfter && helpers.has(before)) ||
      /^(to|who|that|can)$/.test(next)
    );
  if (word === "help" && !isAfter && /.ing$/.test(next)) return true;
  if (named.test(word)) return objects.test(next) || (isAfter && doings.has(next));
  if (doings.has(word)) return isAfter || wanting.test(word) || objects.test(next);
  if (/^(give|send|get)$/.test(word) && /^(me|us)$/.test(next)) return true;
  if (word === "much" || word === "many") return before === "how";
  if (word === "get") return isAfter || /^(my|our|a|an|some)$/.test(next);
  if (word === "in") return next === "search";
  if (word === "book") return !isAfter && /^an?$/.test(next);
  if (word === "best" || word === "good") return next === "place";
  if (word === "place") return /^(best|good)$/.test(before);
  return isAfter && links.has(word);
}

/** Whether the table has words as a phrase; articles say nothing in it. */
export type IsPhrase = (words: readonly string[]) => boolean;

const beginning = /^(get|got|getting|look)$/;
const longestPhrase = 3;

/** Whether a phrase of the table begins that one of these words is a part of: 'get in shape', 'look at the stars'. */
function beginsPhrase(words: readonly string[], isPhrase: IsPhrase): boolean {
  const said = words.filter((word) => !articles.test(word));
  return (
    beginning.test(words[0] ?? "") &&
    [longestPhrase, 2].some((length) => said.length >= length && isPhrase(said.slice(0, length)))
  );
}

/** Without who asks and that somebody asks: 'does anybody know a good plumber' is 'good plumber'. */
export function withoutAsking(tokens: readonly Token[], isPhrase: IsPhrase = () => false): Token[] {
  const words = tokens.map(({ word }) => word);
  let at = 0;
  while (at < words.length && isAsker(words, at) && !beginsPhrase(words.slice(at), isPhrase)) {
    at += 1;
    const isPlace = /^(best|good)$/.test(words[at] ?? "") && words[at + 1] === "place";
    if (articles.test(words[at - 1]!) && !isPlace) break;
  }
  return at < words.length ? tokens.slice(at) : [...tokens];
}

const own = set("my our your");
const surroundings = set(
  "house home place apartment apt condo townhouse area neighborhood neighbourhood town city hood region zip",
);

/** Without where it is done, which is where one lives: 'cook dinner at my house', 'plumber in my area'. */
export function withoutOwnPlace(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ word }) => word);
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^(at|in|inside|to|around)$/.test(word) &&
      own.has(words[index + 1] ?? "") &&
      surroundings.has(words[index + 2] ?? "") &&
      index + 3 === words.length,
  );
  const end = words.length - 2;
  const isAround = end > 0 && /^(across|around|in)$/.test(words[end]!) && words[end + 1] === "town";
  if (at < 0 && isAround) return tokens.slice(0, end);
  return at < 0 ? [...tokens] : tokens.slice(0, at);
}

const seasons = /^(summer|winter|spring|fall|autumn|year|season)$/;

/** Without when it is wanted, at the end: 'this summer', 'after a long week'. */
export function withoutSeason(tokens: readonly Token[]): Token[] {
  const after = tokens.findIndex(({ word }, at) => at > 0 && word === "after");
  const behind =
    after < 0
      ? ""
      : tokens
          .slice(after + 1)
          .map(({ word }) => word)
          .join(" ");
  if (
    /^(a|my|our) (long|hard|rough|busy|stressful|bad) (day|night|week|month|year|shift|run|flight|drive)$/.test(
      behind,
    )
  )
    return tokens.slice(0, after);
  const [before, last] = tokens.slice(-2);
  const isSeason = tokens.length > 2 && seasons.test(last!.word) && /^(this|next|by)$/.test(before!.word);
  return isSeason ? tokens.slice(0, -2) : [...tokens];
}

const grownUp = 18;
const persons =
  /^(kids?|child|children|sons?|daughters?|boys?|girls?|toddlers?|nephews?|nieces?|grandsons?|granddaughters?|students?)$/;

/** How many words an age takes that begins here: '6 year old', '5 yo'; 0 where none does. */
function lengthOfAge(tokens: readonly Token[], at: number): number {
  const [number = "", unit = "", old = ""] = [0, 1, 2].map((step) => tokens[at + step]?.word);
  if (!/^\d{1,2}$/.test(number)) return 0;
  if (/^yos?$/.test(unit)) return 2;
  return /^(year|yr|month)s?$/.test(unit) && /^olds?$/.test(old) ? 3 : 0;
}

/** 'Piano teacher for my 6 year old' is for kids; a '5 year old laptop' is as old as that. */
export function withoutAges(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => index > 0 && lengthOfAge(tokens, index) > 0);
  if (at < 0) return [...tokens];
  const end = at + lengthOfAge(tokens, at);
  const { word: behind = "" } = tokens[end] ?? {};
  const isPerson = persons.test(behind);
  if (behind && !isPerson && !/^(in|near|at|on|under|who|with|and|to)$/.test(behind)) return [...tokens];
  const isChild = Number(tokens[at]!.word) < grownUp || /^month/.test(tokens[at + 1]!.word);
  const whom = isChild ? [{ ...tokens[at]!, word: "kids" }] : [];
  return [...tokens.slice(0, at), ...whom, ...tokens.slice(end + (isPerson ? 1 : 0))];
}
