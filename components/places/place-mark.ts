/** Placeholder in a URL for a place ID that is known only on press. */
export const placePlaceholder = "place-of-a-press";

export function placeHref(href: string, id: string, within?: number): string {
  const [path = "", text = ""] = href.split("?");
  const query = new URLSearchParams(text);
  query.set("place", id);
  if (within !== undefined) query.set("within", String(within));
  return `${path}?${query}`;
}
