"use client";

import { useRef, useState } from "react";
import { PlaceField } from "@/components/places/place-field";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { servesDistance } from "@/lib/listings/fact-names.rules";
import type { PlaceDto } from "@/lib/places/contract";
import { distances, defaultDistance } from "@/lib/places/rules";

type Props = {
  address: ListingAddress;
  place: PlaceDto | null;
  isServed?: boolean;
};

export function PlaceGroup({ address, place, isServed = false }: Props) {
  const within = useRef<HTMLSelectElement>(null);
  const isPlaced = address.place !== undefined || address.near !== undefined;
  const [isUsed, setUsed] = useState(false);
  const isAny = address.place !== undefined && address.within === undefined;
  // The default distance is omitted from the URL.
  const valueOf = (miles: number | undefined) => (miles === defaultDistance ? "" : (miles ?? ""));
  const chosen = address.serves ? servesDistance : isAny ? "any" : valueOf(address.within);
  return (
    <>
      <PlaceField
        key={address.place}
        id="filter-place"
        place={place}
        typed={address.place ?? address.near}
        settles
        onUse={() => setUsed(true)}
        // Choosing a suggestion submits like a change of the form.
        onChoose={() => within.current?.dispatchEvent(new Event("change", { bubbles: true }))}
      />
      {isPlaced || isUsed ? (
        <div className="grid gap-1.5">
          <Label htmlFor="filter-within">Distance</Label>
          <Select ref={within} key={chosen} id="filter-within" name="within" defaultValue={chosen}>
            {isServed ? <option value={servesDistance}>Serves this place</option> : null}
            {distances.map((miles) => (
              <option key={miles} value={valueOf(miles)}>
                {miles === 0 ? "This place only" : `Within ${miles} miles`}
              </option>
            ))}
            <option value="any">Any distance</option>
          </Select>
        </div>
      ) : null}
    </>
  );
}
