import type { ReactNode, RefObject } from "react";
import { mapLayoutFor, clusterPins, type Cluster, type MapNoun, type MapPin } from "./clusters";
import { labelsOf, pinsWithRoom } from "./labels";
import type { View } from "./planes";
import { formatNumber } from "@/lib/shared/numbers";

type GroundProps = {
  view: View;
  layout?: "region" | "country";
  frame?: RefObject<HTMLDivElement | null>;
  tiles?: ReactNode;
  isTiled?: boolean;
  children?: ReactNode;
};

const layoutClasses = {
  region:
    "max-md:h-[60dvh] max-md:min-h-64 md:max-xl:aspect-975/610 xl:h-[calc(100dvh-var(--header)-13rem)] xl:min-h-80",
  country: "max-md:aspect-square md:max-xl:aspect-975/610 xl:aspect-5/4",
};

export function MapGround({ view, layout, frame, tiles, isTiled, children }: GroundProps) {
  const { x, y, width, height, plane } = view;
  const folder = plane ? `/map/${plane}-` : "/map/";
  const isClose = width < 400;
  return (
    <div
      ref={frame}
      className={`bg-muted @container relative flex items-center overflow-hidden rounded-xl border ${layout ? layoutClasses[layout] : ""}`}
    >
      {tiles}
      <div className="relative w-full shrink-0" style={{ aspectRatio: `${width} / ${height}` }}>
        {/* What the frame has above and below the view is drawn too. */}
        <svg
          viewBox={`${x} ${y} ${width} ${height}`}
          aria-hidden
          className={`size-full overflow-visible ${isTiled ? "invisible" : ""}`}
        >
          <use
            href={`${folder}states.svg#states`}
            className="fill-card stroke-muted-foreground"
            strokeWidth="1"
          />
          {isClose ? (
            <use
              href={`${folder}counties.svg#counties`}
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

/** '$1.2M', '$900'. The formatter is created on first use, not on import. */
export function compactPrice(amount: number): string {
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

function priceText({ lowest, monthly }: Cluster): string {
  return lowest === undefined ? "" : ` · ${compactPrice(lowest)}+${monthly ? "/mo" : ""}`;
}

function pinText(cluster: Cluster): string {
  return formatNumber(cluster.count) + priceText(cluster);
}

export function pinsWithPrice(clusters: readonly Cluster[], view: View): ReadonlySet<Cluster> {
  return pinsWithRoom(clusters, view, pinText);
}

type FaceProps = { cluster: Cluster; noun: MapNoun; isPriced: boolean };

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

type LabelsProps = {
  clusters: readonly Cluster[];
  view: View;
  others?: readonly { left: number; top: number }[];
};

export function MapLabels({ clusters, view, others }: LabelsProps) {
  return labelsOf(clusters, view, { textOf: pinText, others }).map(({ name, left, top, at }) => (
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

export function pinPlace({ left, top }: { left: number; top: number }) {
  return {
    left: `clamp(var(--half-pin), ${left}%, calc(100% - var(--half-pin)))`,
    top: `clamp(14px, ${top}%, calc(100% - 14px))`,
  };
}

type Props = {
  view: View;
  pins: readonly MapPin[];
  noun: MapNoun;
  hrefOf: (id: string, within: number) => string;
};

/** Works without JavaScript: a pin links to its place, a cluster to the area around it. */
export function StillMap({ view, pins, noun, hrefOf }: Props) {
  const clusters = clusterPins(pins, view);
  const priced = pinsWithPrice(clusters, view);
  return (
    <div>
      <MapGround view={view} layout={mapLayoutFor(pins, view.plane)}>
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
