import type { ReactNode } from "react";
import { countryOn, projectToPlane } from "@/components/places/planes";
import { fitView, type MapNoun, type MapPin } from "@/components/places/clusters";
import { placeHref } from "@/components/places/place-mark";
import { ResultsMap } from "@/components/places/results-map";
import { StillMap } from "@/components/places/still-map";
import { MapPin as PinIcon } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { readTiles } from "@/lib/places/tiles.queries";
import { cleanShortInput } from "@/lib/shared/text";
import type { QueryParams } from "@/lib/shared/query-params";

type Hrefs<Address> = (address: Address) => string;

function withMap(href: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}map=1`;
}

export type ResultsMapHrefs<Address> = {
  isShown: boolean;
  plainHref: Hrefs<Address>;
  hrefOf: Hrefs<Address>;
};

/** Map visibility is part of the URL, so it works without JavaScript and survives navigation. */
export function readMap<Address>(params: QueryParams, plainHref: Hrefs<Address>): ResultsMapHrefs<Address> {
  const isShown = cleanShortInput(params.map) === "1";
  const hrefOf: Hrefs<Address> = (address) => (isShown ? withMap(plainHref(address)) : plainHref(address));
  return { isShown, plainHref, hrefOf };
}

type LinkProps = {
  isShown: boolean;
  href: string;
};

export function MapLink({ isShown, href }: LinkProps) {
  return (
    <IntentLink
      href={isShown ? href : withMap(href)}
      scroll={false}
      data-shown={isShown ? "" : undefined}
      className="button map-link"
    >
      <PinIcon />
      <span>
        <span className="max-lg:sr-only">{isShown ? "Hide " : "Show "}</span>map
      </span>
    </IntentLink>
  );
}

type PartProps = {
  formId: string;
  children: ReactNode;
};

export function MapPanel({ formId, children }: PartProps) {
  return (
    <div data-slot="map-aside" className="grid gap-3">
      <input type="hidden" form={formId} name="map" value="1" />
      {children}
    </div>
  );
}

type ShownProps = {
  pins: readonly MapPin[];
  noun: MapNoun;
  /** List URL without the map, with the place placeholder. */
  href: string;
  isPartial: boolean;
  note: string;
  address?: ListingAddress;
};

export function ShownMap({ pins, noun, href, isPartial, note, address }: ShownProps) {
  if (pins.length === 0 && !address?.place)
    return (
      <p role="status" className="bg-muted self-start rounded-xl border p-4">
        {isPartial
          ? `The map covers only the newest ${noun}s, and none that match have a location. Narrow your filters to see more.`
          : `None of these ${noun}s have a location.`}
      </p>
    );
  const marked = withMap(href);
  const tiles = readTiles();
  const country = countryOn(tiles ? "mercator" : "albers");
  const placed = pins.map((pin) => ({ ...pin, ...projectToPlane(country, pin) }));
  return (
    <>
      <ResultsMap pins={placed} noun={noun} href={marked} address={address} tiles={tiles}>
        <StillMap
          view={fitView(placed, country)}
          pins={placed}
          noun={noun}
          hrefOf={(id, within) => placeHref(marked, id, within)}
        />
      </ResultsMap>
      <p className="text-muted-foreground text-sm">{note}</p>
    </>
  );
}
