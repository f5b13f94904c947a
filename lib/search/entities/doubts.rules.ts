import type { Token } from "../analysis/tokens.rules";

/** What somebody inspects for who is about to buy it. */
const vehicle =
  /^(cars?|trucks?|suvs?|vans?|minivans?|vehicles?|autos?|pickups?|jeeps?|sedans?|hatchbacks?|coupes?|convertibles?|wagons?)$/;
/** What tells that it is there to be bought, and that nobody knows what it is worth. */
const doubts = [
  /\bworth (it|buying|getting|purchasing|having|the (money|price|cost)|what|how much)\b/,
  /^(is|are|was) .*\bworth \$?\d/,
  /^(should|shall|can) (i|we) (buy|get|purchase|trust) (this|that|the)\b/,
  /^(is|are|was) (this|that|the|it|these) .*\b(good|fair|bad|great|decent) (deal|buy|price|purchase|investment)\b/,
  /^(is|are) (this|that|the|it) .*\b(any good|reliable|ok to buy|okay to buy|safe to buy|a lemon|in good shape)\b/,
  /\b(check|checked|checkup|look|looked|inspect|inspected|test|tested|examine)\b.*\bbefore (i |we )?(buy|buying|purchase|purchasing)\b/,
];
const mending = /^(fixing|repairing)$/;
const where = /^(in|near|around)$/;

/**
 * Who doubts that a car is worth what it costs looks for somebody who inspects it: 'is this used car worth buying'; 'is it worth
 * fixing my laptop' asks for its repair.
 */
export function asDoubt(tokens: readonly Token[]): Token[] {
  const fixed = tokens.findIndex(
    ({ word }, index) => mending.test(word) && tokens[index - 1]?.word === "worth",
  );
  if (fixed > 0) return tokens.slice(fixed);
  const said = tokens.map(({ word }) => word).join(" ");
  const at = tokens.findIndex(({ word }) => vehicle.test(word));
  const thing = tokens[at];
  if (!thing || !doubts.some((doubt) => doubt.test(said))) return [...tokens];
  const place = tokens.findIndex(
    ({ word }, index) => index > at && index > tokens.length - 4 && where.test(word),
  );
  const offered = ["car", "inspection"].map((word) => ({ ...thing, word }));
  return [...offered, ...(place < 0 ? [] : tokens.slice(place))];
}
