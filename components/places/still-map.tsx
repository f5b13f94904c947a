import type { ReactNode, RefObject } from "react";
import { mapLayoutFor, clusterPins, type Cluster, type MapNoun, type MapPin, type View } from "./clusters";
import { labelsOf, pinsWithRoom } from "./labels";
import { formatNumber } from "@/lib/shared/numbers";

type GroundProps = {
  view: View;
  /** With a list a region is as high as the window has room for; the whole country would leave most of that empty. */
  beside?: "region" | "country";
  frame?: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
};

const besideLook = {
  region:
    "max-md:h-[60dvh] max-md:min-h-64 md:max-xl:aspect-975/610 xl:h-[calc(100dvh-var(--header)-13rem)] xl:min-h-80",
  country: "max-md:aspect-square md:max-xl:aspect-975/610 xl:aspect-5/4",
};

/** States and counties where a view looks, drawn from files of our own; what stands on them is given in percent. */
export function MapGround({ view, beside, frame, children }: GroundProps) {
  const { x, y, width, height } = view;
  const isClose = width < 400;
  return (
    <div
      ref={frame}
      className={`bg-muted @container flex items-center overflow-hidden rounded-xl border ${beside ? besideLook[beside] : ""}`}
    >
      <div className="relative w-full shrink-0" style={{ aspectRatio: `${width} / ${height}` }}>
        {/* What the frame has above and below the view is drawn too. */}
        <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden className="size-full overflow-visible">
          <use href="/map/states.svg#states" className="fill-card stroke-muted-foreground" strokeWidth="1" />
          {isClose ? (
            <use
              href="/map/counties.svg#counties"
              className="stroke-muted-foreground fill-none opacity-50"
              strokeWidth="0.5"
            />
          ) : null}
        </svg>
        {children}
      </div>
    </div>
  );
}

let compact: Intl.NumberFormat | undefined;

/** '$1.2M', '$900'. Its format is made by the first map that shows a price, not by a page that might show a map. */
function compactPrice(amount: number): string {
  compact ??= new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    notation: "compact",
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return compact.format(amount);
}

/** 'Austin, TX: 12 listings from $900', '3 places near Austin, TX: 40 jobs'. */
function clusterName({ pin, pins, count, lowest, monthly }: Cluster, noun: MapNoun): string {
  const where = pins.length === 1 ? pin.name : `${pins.length} places near ${pin.name}`;
  const from = lowest === undefined ? "" : ` from ${compactPrice(lowest)}${monthly ? " a month" : ""}`;
  return `${where}: ${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}${from}`;
}

/** ' · $900+', ' · $1.2K+/mo'; empty where no price is said. */
function priceText({ lowest, monthly }: Cluster): string {
  return lowest === undefined ? "" : ` · ${compactPrice(lowest)}+${monthly ? "/mo" : ""}`;
}

/** The pins that say their price on a small map too: beside the others there is no room for it. */
export function pinsWithPrice(clusters: readonly Cluster[], view: View): ReadonlySet<Cluster> {
  return pinsWithRoom(clusters, view, (cluster) => formatNumber(cluster.count) + priceText(cluster));
}

type FaceProps = { cluster: Cluster; noun: MapNoun; isPriced: boolean };

/** What a pin says: how many, and from which price on where there is one, on a wider map or where that has room. */
export function PinLabel({ cluster, noun, isPriced }: FaceProps) {
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {formatNumber(cluster.count)}
        {cluster.lowest === undefined ? null : (
          <span
            data-price={isPriced ? "always" : "wide"}
            className={`font-normal ${isPriced ? "" : "@max-2xl:hidden"}`}
          >
            {priceText(cluster)}
          </span>
        )}
      </span>
      <span className="sr-only">{clusterName(cluster, noun)}</span>
    </>
  );
}

/** Names of places, which are pictures only: the pins say theirs. */
export function MapLabels({ clusters, view }: { clusters: readonly Cluster[]; view: View }) {
  return labelsOf(clusters, view).map(({ name, left, top, at }) => (
    <span
      key={name}
      aria-hidden
      data-slot="map-label"
      className={`${labelLook} ${labelPlaces[at]}`}
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      {name}
    </span>
  ));
}

const labelPlaces = {
  below: "text-foreground mt-5 font-medium",
  above: "text-foreground -mt-5 font-medium",
  middle: "text-muted-foreground",
};
const labelLook = "pointer-events-none absolute -translate-1/2 text-xs leading-none whitespace-nowrap";

export const pinLook =
  "map-pin bg-primary text-primary-foreground [--half-pin:26px] has-data-[price=always]:[--half-pin:54px] @2xl:has-data-price:[--half-pin:54px] absolute grid h-7 min-w-7 -translate-1/2 place-items-center rounded-full px-2 text-xs font-semibold whitespace-nowrap shadow-float hover:z-20 focus-visible:z-20 data-lit:z-20 data-lit:scale-125";

/** Where a pin is, moved in from the edge that would cut it: half of one with four digits stays free on both sides. */
export function pinPlace({ left, top }: Cluster) {
  return {
    left: `clamp(var(--half-pin), ${left}%, calc(100% - var(--half-pin)))`,
    top: `clamp(14px, ${top}%, calc(100% - 14px))`,
  };
}

type Props = {
  view: View;
  pins: readonly MapPin[];
  noun: MapNoun;
  /** The list of one place, or of the places around it. */
  hrefOf: (id: string, within: number) => string;
};

/** The map without script: pins are links to the list of their place, or around it where several stand together. */
export function StillMap({ view, pins, noun, hrefOf }: Props) {
  const clusters = clusterPins(pins, view);
  const priced = pinsWithPrice(clusters, view);
  return (
    // As high as the map that moves with its buttons, which takes its place where there is script.
    <div className="pb-13 noscript:pb-0">
      <MapGround view={view} beside={mapLayoutFor(pins)}>
        <MapLabels clusters={clusters} view={view} />
        <ul role="list" aria-label="Places on the map">
          {clusters.map((cluster) => (
            <li key={cluster.pin.id}>
              <a
                href={hrefOf(cluster.pin.id, cluster.pins.length === 1 ? 0 : 100)}
                className={pinLook}
                style={pinPlace(cluster)}
              >
                <PinLabel cluster={cluster} noun={noun} isPriced={priced.has(cluster)} />
              </a>
            </li>
          ))}
        </ul>
      </MapGround>
    </div>
  );
}
