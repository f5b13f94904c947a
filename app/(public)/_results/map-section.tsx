import { fitView } from "@/components/places/clusters";
import { markedHref, placeMark } from "@/components/places/place-mark";
import { ResultsMap } from "@/components/places/results-map";
import { StillMap } from "@/components/places/still-map";
import { MapPin } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import type { PinsDto } from "@/lib/search/pins.contract";
import { listPins } from "@/lib/search/pins.queries";
import { shortText } from "@/lib/shared/text";
import type { QueryParams } from "@/lib/shared/query-params";

type Hrefs = (address: ListingAddress) => string;

function withMap(href: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}map=1`;
}

/** The map of a list is part of its address: it needs no script, and stays where one goes on from it or comes back to it. */
export function readMap(params: QueryParams, plainHref: Hrefs) {
  const isShown = shortText(params.map) === "1";
  const hrefOf: Hrefs = (address) => (isShown ? withMap(plainHref(address)) : plainHref(address));
  return { isShown, plainHref, hrefOf };
}

type Props = { address: ListingAddress; total: number; isShown: boolean; plainHref: Hrefs };

/** Leads to the map of a list and away from it, and shows it where it is asked for. */
export async function MapSection({ address, total, isShown, plainHref }: Props) {
  if (total === 0) return null;
  const here = plainHref(address);
  const { sort: _sort, ...query } = address;
  return (
    <div data-slot={isShown ? "map-beside" : undefined} className="grid gap-3">
      <IntentLink href={isShown ? here : withMap(here)} scroll={false} className="button map-link">
        <MapPin />
        {isShown ? "Hide map" : "Show map"}
      </IntentLink>
      {isShown ? (
        <>
          <input type="hidden" form="listing-filters" name="map" value="1" />
          <ShownMap
            found={await listPins(query)}
            href={withMap(plainHref({ ...address, place: placeMark, within: 0 }))}
          />
        </>
      ) : null}
    </div>
  );
}

function ShownMap({ found: { pins, isPartial }, href }: { found: PinsDto; href: string }) {
  if (pins.length === 0)
    return (
      <p role="status" className="bg-muted self-start rounded-xl border p-4">
        None of these listings have a location.
      </p>
    );
  return (
    <>
      <ResultsMap pins={pins} href={href}>
        <StillMap view={fitView(pins)} pins={pins} hrefOf={(id, within) => markedHref(href, id, within)} />
      </ResultsMap>
      <p className="text-muted-foreground text-sm">
        {isPartial ? "Counts cover the newest and best matches. " : ""}
        Pins show city centers, not addresses.
      </p>
    </>
  );
}
