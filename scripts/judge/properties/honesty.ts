import { readAnswer, readPages, searchPath } from "../client";
import type { Random } from "@/scripts/demo/random";
import type { Context } from "./context";
import { cities, cityOf } from "./places";
import { property } from "./property";
import { pairsOf } from "./titles";

const nonsense = ["zzqxv", "blorptag", "qwxzy"];
const heads = ({ heads: all }: Context) => all;

const maxExactTotal = 400;

function mixed(context: Context, random: Random): string[] {
  const places = random.shuffle(cities(context)).map(([, own]) => cityOf(own[0]!)!);
  const pairs = pairsOf(context, random).map(({ pair }) => pair);
  return context.heads.flatMap((head, at) => [head, places[at] ?? [], pairs[at] ?? []].flat());
}

export const honestyProperties = [
  property("unknown word: named", heads, async (thing, { ask }, random) => {
    const word = random.pick(nonsense);
    const answer = await ask(`${thing} ${word}`);
    const named = [...answer.missing, ...answer.unmatched].join(" ").toLowerCase();
    if (named.includes(word)) return true;
    const correction = answer.corrected === null ? "" : `, corrected to ${answer.corrected}`;
    return `${thing} ${word}: ${answer.items.length} results, named ${named || "nothing"}${correction}`;
  }),
  property("unknown word: the rest is kept", heads, async (thing, { ask }) => {
    const plain = await ask(thing);
    if (plain.items.length === 0) return null;
    const answer = await ask(`${thing} ${nonsense[0]}`);
    return answer.items.length > 0 || `${thing} ${nonsense[0]}: nothing, but ${plain.total} without it`;
  }),
  property("total: what all pages have", mixed, async (query, { ask, get }) => {
    const { total, exact, items } = await ask(query);
    if (total > maxExactTotal) return null;
    const found = await readPages(get, searchPath(query, { limit: 48 }), 12);
    const different = new Set(found.map(({ id }) => id)).size;
    if (different !== found.length) return `${query}: ${found.length - different} listings twice`;
    const hasClose = exact < items.length;
    const isRight = hasClose ? exact <= total && total <= found.length : found.length === total;
    return isRight || `${query}: total ${total}, pages have ${found.length}, exact ${exact}`;
  }),
  property("page size: nothing else changes", mixed, async (query, { ask, get }) => {
    const [few, many] = [await readAnswer(get, searchPath(query, { limit: 8 })), await ask(query)];
    if (Math.max(few.total, many.total) > maxExactTotal) return null;
    const first = Math.min(few.exact, many.exact, 8);
    const isSameOrder = few.items.slice(0, first).every(({ id }, at) => id === many.items[at]?.id);
    if (few.total === many.total && isSameOrder) return true;
    return `${query}: ${few.total} by 8, ${many.total} by 48${isSameOrder ? "" : ", in another order"}`;
  }),
];
