import type { Category } from "@/lib/listings/rules";
import type { Token } from "../analysis/tokens.rules";
import data from "./facts.json";

const shop = /^(shops?|stores?)$/;
const words = (list: "shopRooms" | "workshops" | "served"): ReadonlySet<string> =>
  new Set(data.words[list].split(" "));
/** Somebody asks for the rooms: 'flower shop for rent', 'book store space'. */
const rooms = words("shopRooms");
/** Where work is done: an 'auto shop' repairs. */
const worked = words("workshops");
/** What a shop serves is no goods: a 'coffee shop' is a place to sit in. */
const served = words("served");

/** Where the word for a shop stands that is the last of a text, before a place at most; else -1. */
function shopAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ word }, index) => index > 0 && shop.test(word));
  const after = tokens[at + 1]?.word;
  const isLast = after === undefined || /^(near|nearby|in|around)$/.test(after);
  return at > 0 && isLast && !tokens.some(({ word }) => rooms.has(word)) ? at : -1;
}

/** Who looks for a 'flower shop' among listings wants flowers. */
export function withoutShop(tokens: readonly Token[], leaning: (word: string) => Category | null): Token[] {
  const at = shopAt(tokens);
  const thing = tokens[at - 1]?.word ?? "";
  const isSold = at > 0 && !worked.has(thing) && !served.has(thing) && leaning(thing) === "products";
  return tokens.filter((_, index) => !isSold || index !== at);
}

/** Whether the word at a place ends the name of a shop where something is repaired, which is no room for one. */
export function isWorkshop(tokens: readonly Token[], index: number): boolean {
  return shopAt(tokens) === index && worked.has(tokens[index - 1]!.word);
}
