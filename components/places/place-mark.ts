/** Stands in an address for the id of a place that only a press will tell. */
export const placePlaceholder = "place-of-a-press";

/** The address with a place in the place of the mark; `within` miles around it. */
export function placeHref(href: string, id: string, within?: number): string {
  const [path = "", text = ""] = href.split("?");
  const query = new URLSearchParams(text);
  query.set("place", id);
  if (within !== undefined) query.set("within", String(within));
  return `${path}?${query}`;
}
