import { hrefs } from "@/lib/shared/hrefs";
import { placeIdentity } from "./place-identity";

const cards = "[data-slot$=-card]";

function placeOf(card: Element): string | null {
  const text = card.querySelector(".card-place span")?.textContent ?? "";
  return placeIdentity(text.split(" · ")[0] ?? "");
}

export function listingOf(element: Element | null): string | null {
  const link = element?.closest(cards)?.querySelector("a[href^='/listings/']");
  return link?.getAttribute("href")?.slice(hrefs.listing("").length) ?? null;
}

export type HighlightedPin = { id: string } | { names: readonly string[] };

export function highlightCards(pin: HighlightedPin | null): void {
  const names = pin && "names" in pin ? pin.names.map(placeIdentity) : [];
  for (const card of document.querySelectorAll(`.results ${cards}`)) {
    const isLit = pin && "id" in pin ? listingOf(card) === pin.id : names.includes(placeOf(card) ?? "");
    card.toggleAttribute("data-lit", isLit);
  }
}

export function highlightProps<Lit>(lit: Lit, onLit: (lit: Lit | null) => void) {
  const [light, dim] = [() => onLit(lit), () => onLit(null)];
  return { onPointerEnter: light, onPointerLeave: dim, onFocus: light, onBlur: dim };
}
