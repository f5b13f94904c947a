"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { SafeImage } from "@/components/images/safe-image";
import { IntentLink } from "@/components/ui/intent-link";
import { ChevronLeft, ChevronRight } from "@/components/ui/deferred-icons";
import { srcSetOf } from "@/lib/images/rules";
import { cardPhotoCount, type ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { useListingsById } from "./hooks";

type Props = {
  listing: ListingCardDto;
  sizes: string;
  at: number;
  onTurn: (at: number) => void;
};

const minSwipePx = 30;

export function CardPhotos({ listing, sizes, at, onTurn }: Props) {
  const track = useRef<HTMLSpanElement>(null);
  const [reached, setReached] = useState(1);
  const missing = listing.images.length < 2;
  const { data } = useListingsById([listing.id], { enabled: missing });
  const images = (missing ? data?.[0]?.images : listing.images) ?? [];
  const count = cardPhotoCount(listing);

  function turn(by: number): void {
    const next = (at + by + count) % count;
    setReached((before) => Math.max(before, next + 1));
    track.current?.scrollTo({ left: next * track.current.clientWidth });
  }

  function onScroll(): void {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    const now = Math.round(scrollLeft / clientWidth);
    if (now === at) return;
    setReached((before) => Math.max(before, now + 1));
    onTurn(now);
  }

  useFirstSwipe(track, () => turn(1));
  useArrowKeys(track, turn);

  return (
    <>
      <span ref={track} className="card-photos" tabIndex={-1} aria-hidden onScroll={onScroll}>
        {Array.from({ length: count }, (_, index) => (
          <IntentLink key={index} href={hrefs.listing(listing.id)} tabIndex={-1}>
            {index > 0 && index <= reached && images[index] ? (
              <SafeImage
                src={images[index]}
                srcSet={srcSetOf(images[index])}
                sizes={sizes}
                alt=""
                width={640}
                height={480}
                loading="eager"
                className="fill-frame"
                fallback={null}
              />
            ) : null}
          </IntentLink>
        ))}
      </span>
      <Arrow onClick={() => turn(-1)}>
        <ChevronLeft />
      </Arrow>
      <Arrow onClick={() => turn(1)}>
        <ChevronRight />
      </Arrow>
    </>
  );
}

type ArrowProps = { onClick: () => void; children: React.ReactNode };

function Arrow({ onClick, children }: ArrowProps) {
  return (
    <button type="button" tabIndex={-1} aria-hidden className="card-arrow" onClick={onClick}>
      {children}
    </button>
  );
}

function useArrowKeys(track: React.RefObject<HTMLElement | null>, onTurn: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!by || isModified) return;
    event.preventDefault();
    onTurn(by);
  });

  // A key may follow the focus that loaded this code before the browser paints.
  useLayoutEffect(() => {
    const link = track.current?.closest("article")?.querySelector<HTMLElement>(".card-link");
    const press = (event: KeyboardEvent) => onKey(event);
    link?.addEventListener("keydown", press);
    return () => link?.removeEventListener("keydown", press);
  }, [track]);
}

/** The touch that loaded this code began on the card's link, which doesn't scroll; the browser handles later ones. */
function useFirstSwipe(track: React.RefObject<HTMLElement | null>, onSwipe: () => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });

  useEffect(() => {
    const card = track.current?.closest("article");
    const stop = new AbortController();
    let from: Touch | undefined;
    card?.addEventListener("touchmove", (event) => void (from ??= event.touches[0]), {
      passive: true,
      signal: stop.signal,
    });
    card?.addEventListener(
      "touchend",
      ({ target, changedTouches }) => {
        stop.abort();
        const to = changedTouches[0];
        if (!from || !to || track.current?.contains(target as Node)) return;
        const aside = from.clientX - to.clientX;
        if (aside > minSwipePx && aside > Math.abs(from.clientY - to.clientY)) latest.current();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [track]);
}
