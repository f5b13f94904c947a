import { asOccasion } from "./occasions.rules";
import type { Token } from "../analysis/tokens.rules";

const gift = /^(gifts?|presents?)$/;
const mine = /^(a|an|the|my|our|your|his|her|some|someone|somebody|people|person|that|new|old|little|best)$/;
const loving = /^(loves?|likes?|enjoys?|plays?|collects?|adores?)$/;
/** 'A tea lover', 'music fans'. */
const isLover = (word: string) =>
  /^(lovers?|fans?|fanatics?|enthusiasts?|nuts?|addicts?|buffs?|geeks?|nerds?)$/.test(word);

/** What makes nothing of it: 'birthday gift', 'unique gift', 'gift basket' are things or any. */
const anyGift =
  /^(birthdays?|bday|christmas|xmas|holidays?|hanukkah|easter|weddings?|anniversary|graduations?|valentines?|mothers?|fathers?|moms?|dads?|day|baby|shower|bridal|housewarming|hostess|retirement|teachers?|thank|thanks|you|secret|santa|stocking|party|engagement|last|minute|unique|personal|personali[sz]ed|handmade|romantic|thoughtful|sentimental|funny|fun|practical|luxury|luxurious|small|big|cheap|inexpensive|affordable|expensive|nice|cute|cool|good|great|perfect|creative|custom|free|ideas?|corporate|gag|first|next|year|for|to|and|or|of|in|with)$/;
const person =
  /^(wife|husband|hubby|girlfriend|boyfriend|partner|fianc[eé]e?|spouse|mom|mum|mother|dad|father|parents?|grandma|grandpa|grandmother|grandfather|grandparents?|nana|sister|brother|sibling|son|daughter|kids?|child|children|baby|niece|nephew|aunt|uncle|cousin|friends?|bestie|coworkers?|colleagues?|boss|neighbors?|teacher|him|her|them|myself|family)$/;
const paper = /^(cards?|certificates?|vouchers?|coupons?)$/;

const tells = (tokens: readonly Token[]) =>
  tokens.length > 0 &&
  tokens.length <= 3 &&
  !tokens.some(({ word }) => anyGift.test(word) || /\d/.test(word));

/** 'Massage gift for my wife', 'gift card for a massage': the thing that is given. */
function givenIn(tokens: readonly Token[], at: number): Token[] | null {
  const before = tokens.slice(0, at).filter(({ word }) => !mine.test(word));
  const isPaper = paper.test(tokens[at + 1]?.word ?? "");
  const behind = tokens.slice(at + (isPaper ? 2 : 1));
  const [link, ...rest] = behind;
  const whom = rest.filter(({ word }) => !mine.test(word));
  const isForThem =
    link?.word === "for" && whom.length > 0 && whom.length <= 2 && person.test(whom.at(-1)!.word);
  if (tells(before)) return isForThem || (isPaper && behind.length === 0) ? before : null;
  const isFor = /^(for|to)$/.test(link?.word ?? "");
  return before.length === 0 && isPaper && isFor && !isForThem && tells(whom) ? whom : null;
}

/**
 * 'Gift for a tea lover' is something for a tea lover, 'present for my dad who loves books' for a book lover; for an occasion or
 * a person alone it is any gift for these.
 */
export function asGift(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => gift.test(word));
  const given = at < 0 ? null : givenIn(tokens, at);
  if (given) return given;
  const from = tokens.findIndex(({ word }, index) => index > at && word === "for");
  if (at < 0 || from < 0 || from > at + 2) return asOccasion(tokens);
  const whom = tokens.slice(from + 1).filter(({ word }) => !mine.test(word));
  const loves = whom.findIndex(({ word }, index) => index > 0 && loving.test(word));
  const loved = loves < 0 ? [] : whom.slice(loves + 1);
  if (loved.length > 0 && loved.length <= 2) return [...loved, { ...loved.at(-1)!, word: "lover" }];
  if (whom.length === 2 && isLover(whom[1]!.word)) return [whom[0]!, { ...whom[1]!, word: "lover" }];
  return asOccasion(tokens);
}
