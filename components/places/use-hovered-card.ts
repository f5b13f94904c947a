import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "@/lib/client/api";
import { suggestPlaces } from "@/lib/places/contract";
import { placeName } from "@/lib/places/rules";
import { placeKeys } from "./keys";
import { listingOf } from "./card-highlight";
import { placeIdentity } from "./place-identity";

/** A trailing ZIP code is more specific than the text before it. */
function zipOf(place: string): string | undefined {
  return /(?:^|\D)(\d{5})(?:-\d{4})?\s*$/.exec(place)?.[1];
}

type HoveredCard = { place: string | null; listing: string | null };

export function useHoveredCard(): HoveredCard {
  const [{ place, listing }, setCard] = useState<{ place: string; listing: string | null }>({
    place: "",
    listing: null,
  });
  const zip = zipOf(place);
  const { data } = useQuery({
    queryKey: placeKeys.suggestions(zip ?? ""),
    queryFn: ({ signal }) => call(suggestPlaces, { query: { q: zip ?? "" } }, { signal }),
    enabled: zip !== undefined,
  });

  useEffect(() => {
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest("[data-slot$=-card]") : null;
      const text = card?.querySelector(".card-place span")?.textContent ?? "";
      // For jobs the text also contains the workplace.
      const hovered = { place: text.split(" · ")[0] ?? "", listing: listingOf(card) };
      setCard((old) => (old.place === hovered.place && old.listing === hovered.listing ? old : hovered));
    };
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    return () => {
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
    };
  }, []);

  if (!zip) return { place: placeIdentity(place), listing };
  const [found] = data ?? [];
  return { place: found ? placeIdentity(placeName(found)) : null, listing };
}
