import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "@/lib/client/api";
import { suggestPlaces } from "@/lib/places/contract";
import { placeName } from "@/lib/places/rules";
import { placeKeys } from "./keys";
import { placeIdentity } from "./place-identity";

/** A trailing ZIP code is more specific than the text before it. */
function zipOf(place: string): string | undefined {
  return /(?:^|\D)(\d{5})(?:-\d{4})?\s*$/.exec(place)?.[1];
}

/** Key of the place on the hovered or focused card; null if there is none. */
export function useHoveredPlace(): string | null {
  const [place, setPlace] = useState("");
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
      setPlace(text.split(" · ")[0] ?? "");
    };
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    return () => {
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
    };
  }, []);

  if (!zip) return placeIdentity(place);
  const [found] = data ?? [];
  return found ? placeIdentity(placeName(found)) : null;
}
