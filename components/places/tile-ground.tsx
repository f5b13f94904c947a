import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { MapTiles } from "@/lib/places/tiles.rules";
import type { View } from "./planes";
import type { Credit } from "./tile-credit";
import type { TileMap } from "./tile-map";

type Props = {
  tiles: MapTiles;
  view: View;
  onShown: (credit: Credit | null) => void;
};

function hasWebGl(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}

/** Tiles below the pins. Until they're complete, and if they fail, nothing covers the site's own shapes. */
export function TileGround({ tiles, view, onShown }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<TileMap | null>(null);
  const show = useEffectEvent((credit: Credit | null) => {
    if (container.current) container.current.style.opacity = credit ? "1" : "0";
    onShown(credit);
  });
  const open = useEffectEvent(async (isClosed: () => boolean) => {
    const { openTileMap } = await import("./tile-map");
    if (isClosed() || !container.current) return;
    map.current = openTileMap({ container: container.current, tiles, view, onShown: show });
  });

  useEffect(() => {
    let isClosed = false;
    // A script that doesn't load leaves the shapes.
    if (hasWebGl()) open(() => isClosed).catch(() => undefined);
    return () => {
      isClosed = true;
      map.current?.close();
      map.current = null;
    };
  }, [tiles]);

  useLayoutEffect(() => {
    map.current?.show(view);
  }, [view]);

  return (
    <div
      ref={container}
      aria-hidden
      data-slot="map-tiles"
      className="pointer-events-none absolute inset-0 opacity-0 transition-opacity duration-200"
    />
  );
}

/** Below the list of offers, so that both are visible. */
export function TileCredit({ credit }: { credit: Credit }) {
  if (credit.length === 0) return null;
  return (
    <p
      data-slot="map-credit"
      className="bg-card/90 text-muted-foreground absolute right-px bottom-px z-10 flex max-w-full gap-1 truncate rounded-tl-md rounded-br-xl px-2 text-xs leading-6"
    >
      {credit.map(({ text, href }) =>
        href ? (
          <a
            key={text}
            href={href}
            target="_blank"
            rel="noreferrer"
            className="hover:text-foreground underline"
          >
            {text}
          </a>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </p>
  );
}
