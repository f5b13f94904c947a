"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { MapTiles } from "@/lib/places/tiles.rules";
import { clusterPins, closerView, mapLayoutFor, type Cluster, type MapNoun, type MapPin } from "./clusters";
import { highlightCards, highlightProps, type HighlightedPin } from "./card-highlight";
import { MapControls } from "./map-controls";
import { OfferPanel } from "./offer-panel";
import { OfferPins } from "./offer-pins";
import { placeIdentity } from "./place-identity";
import { placeHref } from "./place-mark";
import type { View } from "./planes";
import { usePlaceOffers } from "./place-offers";
import { cityView, percentOf, showsOffers, spreadAround } from "./spread";
import { MapGround, MapLabels, PinLabel, pinLook, pinPlace, pinsWithPrice } from "./still-map";
import type { Credit } from "./tile-credit";
import { TileCredit, TileGround } from "./tile-ground";
import { useAreaSearch } from "./use-area-search";
import { useMapGestures } from "./use-map-gestures";
import { useMapView } from "./use-map-view";
import { useHoveredCard } from "./use-hovered-card";

type Props = {
  pins: readonly MapPin[];
  noun: MapNoun;
  href: string;
  address?: ListingAddress;
  tiles?: MapTiles | null;
};

function useOpenPin(view: View, address: ListingAddress | undefined) {
  const [pin, setPin] = useState<MapPin | null>(null);
  const open = pin && showsOffers(view) ? pin : null;
  const request = open && address ? { place: open.id, address } : null;
  return { open, ...usePlaceOffers(request), setPin };
}

function useLitOffer(hovered: string | null) {
  const [lit, setLit] = useState<string | null>(null);
  function onLit(id: string | null): void {
    setLit(id);
    highlightCards(id === null ? null : { id });
  }
  return { lit: lit ?? hovered, onLit };
}

export function LiveMap({ pins, noun, href, address, tiles }: Props) {
  const [router, frame] = [useRouter(), useRef<HTMLDivElement>(null)];
  const { view, setView, ground, hold } = useMapView(pins, tiles ? "mercator" : "albers");
  const { move, undo } = useAreaSearch({ href, view, setView, hold });
  const { open, offers, isError, setPin } = useOpenPin(view, address);
  const hovered = useHoveredCard();
  const light = useLitOffer(hovered.listing);
  const clusters = clusterPins(offers ? pins.filter(({ id }) => id !== open?.id) : pins, view);
  const gestures = useMapGestures(frame, move);
  const [credit, setCredit] = useState<Credit | null>(null);

  function press(cluster: Cluster): void {
    const { pin } = cluster;
    const isOne = cluster.pins.length === 1;
    const closer = isOne ? null : closerView(view, cluster);
    highlightCards(null);
    if (closer) setView(closer);
    else if (isOne && address) {
      setPin(pin);
      setView(cityView(pin, view));
    } else router.push(placeHref(href, pin.id, isOne ? 0 : 10), { scroll: false });
  }

  function close(): void {
    setPin(null);
    frame.current?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={frame}
      role="region"
      aria-label="Map of the results"
      tabIndex={0}
      className={look}
      data-tiled={credit ? "" : undefined}
      {...gestures}
    >
      <MapGround
        view={view}
        frame={ground}
        layout={mapLayoutFor(pins, view.plane)}
        tiles={tiles ? <TileGround tiles={tiles} view={view} onShown={setCredit} /> : null}
        isTiled={credit !== null}
      >
        {credit ? null : <MapLabels {...{ clusters, view }} others={spotsOf(offers, open, view)} />}
        <ul role="list" aria-label="Places on the map">
          <PlacePins {...{ clusters, noun, view }} lit={hovered.place} onPress={press} />
          {open && offers ? <OfferPins {...{ offers, view, ...light }} around={open} /> : null}
        </ul>
      </MapGround>
      <MapControls view={view} onMove={move} undo={undo} />
      {open ? (
        <OfferPanel key={open.id} {...{ offers, isError, href, ...light }} pin={open} onClose={close} />
      ) : null}
      {credit ? <TileCredit credit={credit} /> : null}
      <PinStatus count={clusters.length + (offers?.length ?? 0)} />
    </div>
  );
}

const look = "group/map relative cursor-grab touch-pan-y rounded-xl select-none active:cursor-grabbing";

function spotsOf(offers: readonly unknown[] | undefined, city: MapPin | null, view: View) {
  if (!offers || !city) return [];
  return offers.flatMap((_, index) => percentOf(spreadAround(city, index), view) ?? []);
}

function PinStatus({ count }: { count: number }) {
  return (
    <p role="status" className="sr-only">
      {count} {count === 1 ? "pin" : "pins"} on the map
    </p>
  );
}

type PinProps = {
  clusters: readonly Cluster[];
  noun: MapNoun;
  view: View;
  lit: string | null;
  onPress: (cluster: Cluster) => void;
};

function PlacePins({ clusters, noun, view, lit, onPress }: PinProps) {
  const priced = pinsWithPrice(clusters, view);
  const isLit = ({ pins }: Cluster) => lit !== null && pins.some(({ name }) => placeIdentity(name) === lit);
  const placesOf = ({ pins }: Cluster): HighlightedPin => ({ names: pins.map(({ name }) => name) });
  return clusters.map((cluster) => (
    <li key={cluster.pin.id}>
      <button
        type="button"
        className={pinLook}
        style={pinPlace(cluster)}
        data-lit={isLit(cluster) ? "" : undefined}
        onClick={() => onPress(cluster)}
        {...highlightProps(placesOf(cluster), highlightCards)}
      >
        <PinLabel cluster={cluster} noun={noun} isPriced={priced.has(cluster)} />
      </button>
    </li>
  ));
}
