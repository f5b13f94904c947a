import type { ReactNode, RefObject } from "react";
import { besideOf, clusterPins, type Cluster, type MapNoun, type MapPin, type View } from "./clusters";
import { labelsOf } from "./labels";
import { formatNumber } from "@/lib/shared/numbers";

type GroundProps = {
  view: View;
  /** Beside a list a region fills the height of the window; the whole country would leave most of it empty. */
  beside?: "region" | "country";
  frame?: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
};

const besideLook = {
  region: "xl:h-[calc(100dvh-var(--header)-13rem)] xl:min-h-80",
  country: "xl:aspect-5/4",
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
        <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden className="size-full">
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
    maximumFractionDigits: 1,
  });
  return compact.format(amount);
}

/** 'Austin, TX: 12 listings from $900', '3 places near Austin, TX: 40 jobs'. */
function clusterName({ pin, pins, count, lowest }: Cluster, noun: MapNoun): string {
  const where = pins.length === 1 ? pin.name : `${pins.length} places near ${pin.name}`;
  const from = lowest === undefined ? "" : ` from ${compactPrice(lowest)}`;
  return `${where}: ${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}${from}`;
}

/** What a pin says: how many, and on a wider map from which price on where there is one. */
export function PinFace({ cluster, noun }: { cluster: Cluster; noun: MapNoun }) {
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {formatNumber(cluster.count)}
        {cluster.lowest === undefined ? null : (
          <span data-price="" className="font-normal @max-2xl:hidden">
            {" "}
            · {compactPrice(cluster.lowest)}+
          </span>
        )}
      </span>
      <span className="sr-only">{clusterName(cluster, noun)}</span>
    </>
  );
}

/** Names of places, which are pictures only: the pins say theirs. */
export function MapLabels({ clusters, view }: { clusters: readonly Cluster[]; view: View }) {
  return labelsOf(clusters, view).map(({ name, left, top, isPin }) => (
    <span
      key={name}
      aria-hidden
      className={
        isPin ? `${labelLook} text-foreground mt-5 font-medium` : `${labelLook} text-muted-foreground`
      }
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      {name}
    </span>
  ));
}

const labelLook = "pointer-events-none absolute -translate-1/2 text-xs leading-none whitespace-nowrap";

export const pinLook =
  "map-pin bg-primary text-primary-foreground [--half-pin:26px] @2xl:has-data-price:[--half-pin:54px] absolute grid h-7 min-w-7 -translate-1/2 place-items-center rounded-full px-2 text-xs font-semibold whitespace-nowrap shadow-float hover:z-20 focus-visible:z-20 data-lit:z-20 data-lit:scale-125";

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
  return (
    // As high as the map that moves with its buttons, which takes its place.
    <div className="pb-13">
      <MapGround view={view} beside={besideOf(pins)}>
        <MapLabels clusters={clusters} view={view} />
        <ul role="list" aria-label="Places on the map">
          {clusters.map((cluster) => (
            <li key={cluster.pin.id}>
              <a
                href={hrefOf(cluster.pin.id, cluster.pins.length === 1 ? 0 : 100)}
                className={pinLook}
                style={pinPlace(cluster)}
              >
                <PinFace cluster={cluster} noun={noun} />
              </a>
            </li>
          ))}
        </ul>
      </MapGround>
    </div>
  );
}
