import { wordAt, type Reading, type Token, type Wish } from "../analysis/tokens.rules";

const person = /^(i|we|my|our|you|they|he|she|kids|people|everyone)$/;
/** What somebody wants to do with a home or land; to rent or buy it is no purpose. */
const doings =
  /^(build|put|park|place|live|keep|raise|grow|start|open|run|store|set|settle|retire|farm|hunt|camp|stay|plant|work|call|make|turn|use|enjoy|relax|host|move|fix|flip|renovate|escape|spend|operate|develop)$/;

/** Whether a purpose begins there: 'where I can build a cabin', 'to retire in', 'so my kids have a yard'. */
function beginsPurpose(reading: Reading, index: number): boolean {
  const [word = "", next = ""] = [wordAt(reading, index), reading.tokens[index + 1]?.word];
  return (
    (/^(where|so|because|since)$/.test(word) && person.test(next)) || (word === "to" && doings.test(next))
  );
}

/** What is liked in any home, and seldom told of one; it is no name beside what somebody wants to do there. */
const liked = /^(quiet|peaceful|small|smaller|tiny|big|bigger|large|larger|huge|safe|comfortable|comfy)$/;

const isAside = ({ kind }: Wish) => /^(type|offer|parking|bedrooms)$/.test(kind);

/** What somebody wants to do in a home, and why, says only which comes first; a price, a place and animals count there as well. */
export function withPurposeAside({ tokens, claimed }: Reading): Reading {
  const reading = { tokens, claimed };
  const type = claimed.findIndex((wish) => wish?.kind === "type" || wish?.kind === "lot");
  const at = type < 0 ? -1 : tokens.findIndex((_, index) => index > type && beginsPurpose(reading, index));
  const isThere = (token: Token, index: number) =>
    token.isTerm === true || (at >= 0 && (index >= at || (index < type && liked.test(token.word))));
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
