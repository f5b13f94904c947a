import type { ReactNode } from "react";
import type { ChosenPlace } from "@/components/places/chosen-place";
import { useHomepageRow } from "./use-homepage-row";
import { ListingRow } from "./listing-row";

type Props = { place: ChosenPlace; count: number; children: ReactNode };

export function NearestRow({ place, count, children }: Props) {
  const { data } = useHomepageRow("near", place.id);
  if (!data || data.length < count) return children;
  return (
    <ListingRow id="nearest" title={`Nearest to ${place.name}`} listings={data.slice(0, count)} leading />
  );
}
