import type { ListingDto } from "@/lib/listings/contract";
import { firstOf, isFound, rankOf, type Context } from "./context";
import { property } from "./property";
import { headOf, isSame, otherNumberOf, wordsOf } from "./words";

const heads = ({ heads: all }: Context) => all;
const sample = ({ sample: listings }: Context) => listings;
const compared = 24;

const namesThing = (text: string, thing: string) => wordsOf(text).some((word) => isSame(word, thing));

export const thingProperties = [
  property("singular and plural alike", heads, async (thing, { ask }) => {
    const other = otherNumberOf(thing);
    if (other === null) return null;
    const [a, b] = [await ask(thing), await ask(other)];
    const first = new Set(a.items.slice(0, compared).map(({ id }) => id));
    const shared = b.items.slice(0, compared).filter(({ id }) => first.has(id)).length;
    const share = shared / Math.max(1, Math.min(compared, Math.max(a.items.length, b.items.length)));
    return share >= 0.7 || `${thing} / ${other}: ${share.toFixed(2)} alike (${a.total} / ${b.total})`;
  }),
  property("upper case is the same", heads, async (thing, { ask }) => {
    const [a, b] = [await ask(thing), await ask(thing.toUpperCase())];
    const idsOf = (items: ListingDto[]) => items.map(({ id }) => id).join();
    return idsOf(a.items) === idsOf(b.items) || `${thing}: ${a.items.length} / ${b.items.length}`;
  }),
  property("thing: first is called so", heads, async (thing, { ask, titles }) => {
    const answer = await ask(thing);
    const [first] = answer.items;
    if (first && namesThing(first.title, thing)) return true;
    return `${thing} (${titles.withWords([thing]).length} titles): ${firstOf(answer)}`;
  }),
  property("thing under $N: found, none above", sample, async (listing, { ask, get }) => {
    const thing = headOf(listing.title);
    if (thing === null || !(listing.price > 4)) return null;
    const most = Math.ceil(listing.price * 1.1);
    const query = `${thing} under $${most}`;
    const answer = await ask(query);
    const above = answer.items.slice(0, answer.exact).filter(({ price }) => price > most).length;
    const isThere = rankOf(answer.items, listing) > 0 || (await isFound(get, query, listing)) !== false;
    if (isThere && above === 0) return true;
    return `${query} (${listing.title}): ${isThere ? "found" : "not found"}, ${above} above, ${firstOf(answer)}`;
  }),
];
