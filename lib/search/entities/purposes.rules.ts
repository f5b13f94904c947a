import { wordAt, type Reading, type Token, type Wish } from "../analysis/tokens.rules";
import data from "./facts.json";

const words = (list: "purposes" | "purposePeople" | "liked"): ReadonlySet<string> =>
  new Set(data.words[list].split(" "));
const people = words("purposePeople");
/** What somebody wants to do with a home or land; to rent or buy it is no purpose. */
const purposes = words("purposes");
/** What is liked in any home; it is no name beside what somebody wants to do there. */
const liked = words("liked");

/** Whether a purpose begins there: 'where I can build a cabin', 'to retire in', 'so my kids have a yard'. */
function beginsPurpose(reading: Reading, index: number): boolean {
  const [word = "", next = ""] = [wordAt(reading, index), reading.tokens[index + 1]?.word];
  return (
    (/^(where|so|because|since)$/.test(word) && people.has(next)) || (word === "to" && purposes.has(next))
  );
}

const isAside = ({ kind }: Wish) => /^(type|offer|parking|bedrooms)$/.test(kind);

/** What somebody wants to do in a home, and why, says only which comes first; a price, a place and animals count there as well. */
export function withPurposeAside({ tokens, claimed }: Reading): Reading {
  const reading = { tokens, claimed };
  const type = claimed.findIndex((wish) => wish?.kind === "type" || wish?.kind === "lot");
  const at = type < 0 ? -1 : tokens.findIndex((_, index) => index > type && beginsPurpose(reading, index));
  const isThere = (token: Token, index: number) =>
    token.isTerm === true || (at >= 0 && (index >= at || (index < type && liked.has(token.word))));
  const left = claimed.map((wish, index) =>
    wish && isThere(tokens[index]!, index) && isAside(wish) ? null : wish,
  );
  return {
    claimed: left,
    tokens: tokens.map((token, index) =>
      !left[index] && isThere(token, index) ? { ...token, isTerm: true as const } : token,
    ),
  };
}
