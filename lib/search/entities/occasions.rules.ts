import type { Token } from "../analysis/tokens.rules";

const gift = /^(gifts?|presents?)$/;
const mine = /^(a|an|the|my|our|your|his|her|their|some|someone|somebody|s)$/;
const child =
  /^(kids?|child|children|sons?|daughters?|boys?|girls?|toddlers?|grandkids|grandchild|grandchildren|grandsons?|granddaughters?|godson|goddaughter)$/;
/** Who is grown up or of any age: any gift is one for them. */
const person =
  /^(wife|husband|hubby|girlfriend|boyfriend|partner|fianc[eé]e?|spouse|moms?|mums?|mother|dads?|fathers?|parents?|grandma|grandpa|grandmother|grandfather|grandparents?|nana|sister|brother|sibling|niece|nephew|aunt|uncle|cousin|friends?|bestie|coworkers?|colleagues?|boss|neighbors?|teachers?|mother in law|him|her|them|men|women|man|woman|ladies|couples?|newlyweds?|family|in|law|best|new|old|little|big|older|younger|favorite|dear)$/;
/** What a gift is given for, by the words that say so; the first is what titles of gifts are told by. */
const occasions: readonly (readonly [string, RegExp])[] = [
  ["baby shower", /^(baby shower|new baby|newborn baby|newborn|baby)$/],
  ["bridal shower", /^(bridal shower|wedding shower)$/],
  ["wedding", /^weddings?$/],
  ["engagement", /^engagements?$/],
  ["anniversary", /^anniversar(y|ies)$/],
  ["birthday", /^(birthdays?|bday)$/],
  ["mothers day", /^mothers? day$/],
  ["fathers day", /^fathers? day$/],
  ["valentines day", /^valentines?( day)?$/],
  ["christmas", /^(christmas|xmas)$/],
  ["hanukkah", /^(hanukkah|chanukah)$/],
  ["easter", /^easter$/],
  ["holiday", /^holidays?$/],
  ["graduation", /^graduations?$/],
  ["housewarming", /^(housewarming|new home|new house)$/],
  ["hostess", /^(hostess|host)$/],
  ["retirement", /^retirement$/],
  ["farewell", /^(farewell|going away|leaving)$/],
  ["thank you", /^(thank you|thanks)$/],
  ["get well", /^get well( soon)?$/],
];
/** Whose day says what they are given at any other. */
const days: readonly (readonly [string, RegExp])[] = [
  ["mothers day", /^(moms?|mums?|mother|grandma|grandmother|nana)$/],
  ["fathers day", /^(dads?|fathers?|grandpa|grandfather)$/],
];
/** Beside an occasion it says nothing more. */
const beside =
  /^(partys?|parties|celebration|ceremony|day|dinner|eve|morning|surprise|ideas?|first|1st|last|minute)$/;
const surprise = /^surprises?$/;
/** What somebody is like says nothing of the gift; what it may cost does. */
const relative = /^(who|that|which)$/;
const isTerm = /^(under|below|less|between|near|\$?\d.*)$/;
const asking = /^(ideas?|suggestions?|options?)$/;
const giving = /^(get|give|buy|send|bring)$/;
/** Ends what is said of whom and what for. */
const isEnd =
  /^(under|below|less|over|between|around|in|near|with|that|who|which|and|or|from|at|on|by|\$?\d.*)$/;

/** The occasion that some words name, with those that name none; null where they say anything else. */
function occasionIn(words: readonly string[]): { occasion: string | null; isForChild: boolean } | null {
  let left = words.filter((word) => !mine.test(word));
  let occasion: string | null = null;
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= left.length; at += 1) {
      const said = left.slice(at, at + length).join(" ");
      const named = occasions.find(([, words]) => words.test(said));
      if (!named || occasion) continue;
      [occasion] = named;
      left = [...left.slice(0, at), ...left.slice(at + length)];
    }
  const isForChild = left.some((word) => child.test(word));
  const isSaid = left.every(
    (word) => child.test(word) || person.test(word) || /^(for|to)$/.test(word) || beside.test(word),
  );
  return isSaid ? { occasion, isForChild } : null;
}

/** 'Anniversary surprise for my wife' as a gift; a surprise party is none. */
export function asSurprise(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => surprise.test(word));
  const isFor = tokens[at + 1]?.word === "for";
  const isEnd = at === tokens.length - 1;
  const before = occasionIn(tokens.slice(0, Math.max(0, at)).map(({ word }) => word));
  if (at < 0 || !before || !(isFor || (isEnd && before.occasion))) return [...tokens];
  return tokens.map((token, index) => (index === at ? { ...token, word: "gift" } : token));
}

/** Without what whom it is for is like: 'who is always fixing things'. */
function withoutRelative(rest: readonly Token[]): Token[] {
  if (!relative.test(rest[0]?.word ?? "")) return [...rest];
  const end = rest.findIndex(({ word }) => isTerm.test(word));
  return end < 0 ? [] : rest.slice(end);
}

/** 'What to get my girlfriend', 'something nice to give my dad' as a gift for them. */
export function asGiving(typed: readonly Token[]): Token[] {
  const [what, helper, who] = typed.map(({ word }) => word);
  const isAsking =
    what === "what" && /^(should|can|could|do|would)$/.test(helper ?? "") && /^(i|we)$/.test(who ?? "");
  const tokens = isAsking ? [typed[0]!, { ...typed[1]!, word: "to" }, ...typed.slice(3)] : typed;
  const to = tokens.findIndex(
    ({ word }, at) => at > 0 && word === "to" && giving.test(tokens[at + 1]?.word ?? ""),
  );
  const isOpen = /^(what|something|anything|things?|stuff|ideas?)$/.test(tokens[0]?.word ?? "");
  const from = tokens.findIndex(
    ({ word }, at) => at > to + 1 && !mine.test(word) && !/^(for|to)$/.test(word),
  );
  const { word = "" } = tokens[from] ?? {};
  if (!isOpen || to < 1 || to > 3 || from < 0 || !(person.test(word) || child.test(word))) return [...typed];
  return [{ ...tokens[to]!, word: "gift" }, { ...tokens[to + 1]!, word: "for" }, ...tokens.slice(from)];
}

/**
 * Something to give, by what it is given for: 'present for my sister's birthday' as 'birthday gift', 'gift for a friend' as
 * 'gift', and for a father as on his day; who looks for a gift for a wedding plans none. Whatever else is said of it stays.
 */
export function asOccasion(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => gift.test(word));
  if (at < 0) return [...tokens];
  const before = tokens.slice(0, at).map(({ word }) => word);
  const after = tokens.slice(at + 1);
  const from = after.findIndex(({ word }) => !asking.test(word));
  const isFor = from >= 0 && /^(for|to)$/.test(after[from]!.word);
  const end = isFor ? after.findIndex(({ word }, index) => index > from && isEnd.test(word)) : from;
  const [said, rest] = end < 0 ? [after, []] : [after.slice(0, end), after.slice(end)];
  // How it is may stand before: 'cheap birthday gift'.
  const start = before.findIndex((_, index) => occasionIn(before.slice(index)));
  const named = start < 0 ? [] : before.slice(start);
  const whole = occasionIn([...named, ...said.map(({ word }) => word).filter((word) => !asking.test(word))]);
  if (!whole || (!isFor && named.length === 0)) return [...tokens];
  const token = tokens[at]!;
  const day = days.find(([, whose]) => said.some(({ word }) => whose.test(word)))?.[0];
  const occasion = whole.isForChild ? "kids" : (whole.occasion ?? day);
  const words = [...(occasion?.split(" ") ?? []), "gift"];
  return [
    ...tokens.slice(0, at - named.length),
    ...words.map((word) => ({ ...token, word })),
    ...withoutRelative(rest),
  ];
}
