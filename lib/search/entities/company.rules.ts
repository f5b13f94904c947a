import type { Token } from "../analysis/tokens.rules";

const people = /^(us|everyone|everybody|ourselves)$/;
const counting = /^(all|both|each|the|of|\d|two|three|four|five|six|seven|eight)$/;
const isCount = /^(\d|three|four|five|six|seven|eight)$/;
/** Begins what is no part of whom it is for. */
const isNext = /^(and|in|near|at|on|under|with|that|who|to|from|by|this|next|or|please|over|below)$/;
const whose = /^(the|my|our)$/;
const whole = /^(whole|entire)$/;
const kin =
  /^(family|household|crew|gang|clan|wife|husband|hubby|girlfriend|boyfriend|partner|fiancee?|spouse|mom|mother|dad|father|parents|grandma|grandpa|grandmother|grandfather|grandparents|sister|brother|siblings|friends?|boss|coworkers?)$/;

const wordIn = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? "";

function endsAt(tokens: readonly Token[], at: number): boolean {
  return at >= tokens.length || isNext.test(wordIn(tokens, at));
}

/** How many words from here are 'for us', 'for all of us'; 0 where none are. How many of them live there is kept. */
function lengthOfPeople(tokens: readonly Token[], at: number): number {
  // Who is to 'cook for us' is a cook.
  if (wordIn(tokens, at) !== "for" || wordIn(tokens, at - 1) === "cook") return 0;
  let end = at + 1;
  while (counting.test(wordIn(tokens, end))) end += 1;
  if (!people.test(wordIn(tokens, end))) return 0;
  if (tokens.slice(at, end).some(({ word }) => isCount.test(word))) return 0;
  end += wordIn(tokens, end + 1) === "all" || wordIn(tokens, end + 1) === "both" ? 2 : 1;
  return endsAt(tokens, end) ? end - at : 0;
}

/** 'For the whole family', 'for my wife': it only says what comes first, where no phrase has it. */
function familyAt(tokens: readonly Token[], at: number): { said: Token[]; length: number } | null {
  if (wordIn(tokens, at) !== "for" || !whose.test(wordIn(tokens, at + 1))) return null;
  const from = whole.test(wordIn(tokens, at + 2)) ? at + 3 : at + 2;
  if (!kin.test(wordIn(tokens, from)) || !endsAt(tokens, from + 1)) return null;
  // 'For my wife and me' is for two.
  if (wordIn(tokens, from + 1) === "and" && /^(me|i|myself)$/.test(wordIn(tokens, from + 2))) return null;
  const said = [...tokens.slice(at, at + 2), { ...tokens[from]!, isTerm: true as const }];
  return { said, length: from + 1 - at };
}

/** Without who they are that ask for it: 'a couch for us', 'a home for all of us and our dog'. */
export function withoutCompany(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => index > 0 && lengthOfPeople(tokens, index) > 0);
  if (at < 0) return [...tokens];
  const rest = tokens.slice(at + lengthOfPeople(tokens, at));
  return [...tokens.slice(0, at), ...rest];
}

/** Whose it is to be, where no other rule has taken it, says only what comes first. */
export function withFamilyAside(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => index > 0 && familyAt(tokens, index) !== null);
  const family = at < 0 ? null : familyAt(tokens, at);
  return family ? [...tokens.slice(0, at), ...family.said, ...tokens.slice(at + family.length)] : [...tokens];
}

const particle = /^(over|by|out|around|round|along)$/;
const place = /^(house|home|place|apartment|apt|condo|townhouse|office|door|work|shop|garage|property)$/;
const own = /^(my|our|your|the)$/;
const leading = /^(to|who|that|which|can|could|will|would|and|please)$/;
/** Of a thing, not of somebody: 'come with cushions', 'come in black', 'come true'. */
const isOfThing =
  /^(with|without|in|from|as|of|on|off|up|down|back|apart|for|at|when|if|while|true|loose|undone|standard|is|are|but|or)$/;
/** 'My dog won't come'. */
const isNot = /^(wont|doesnt|dont|didnt|not|never)$/;

/** How many words from here say where somebody comes to: 'to my house', 'to us', 'to me'. */
function lengthOfWhere(tokens: readonly Token[], at: number): number {
  if (wordIn(tokens, at) !== "to") return /^(here|home)$/.test(wordIn(tokens, at)) ? 1 : 0;
  const next = wordIn(tokens, at + 1);
  if (/^(me|us|you)$/.test(next)) return 2;
  return own.test(next) && place.test(wordIn(tokens, at + 2)) ? 3 : 0;
}

/** How many words from here say that somebody comes, with 'and' or 'to' behind; 0 where none do, or a thing does. */
function lengthOfComing(tokens: readonly Token[], at: number): number {
  const word = wordIn(tokens, at);
  if (!/^(come|comes|coming)$/.test(word) || isNot.test(wordIn(tokens, at - 1))) return 0;
  let end = at + 1;
  if (particle.test(wordIn(tokens, end)) && wordIn(tokens, end + 1) !== "of") end += 1;
  const where = lengthOfWhere(tokens, end);
  // Water 'comes out', and so does hair.
  if (word !== "come" && where === 0) return 0;
  end += where;
  if (/^(and|to)$/.test(wordIn(tokens, end)) && end + 1 < tokens.length) end += 1;
  else if (isOfThing.test(wordIn(tokens, end)) && end === at + 1) return 0;
  return end - at;
}

/** Without that somebody comes to do it: 'a chef to come cook dinner' is 'a chef to cook dinner'. */
export function withoutComing(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => lengthOfComing(tokens, index) > 0);
  if (at < 0) return [...tokens];
  const after = tokens.slice(at + lengthOfComing(tokens, at));
  let end = at;
  if (after.length === 0) while (leading.test(wordIn(tokens, end - 1))) end -= 1;
  const left = [...tokens.slice(0, end), ...after];
  return left.length > 0 ? left : [...tokens];
}
