import { useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { X } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { formatPriceFor, pricePeriod } from "@/lib/listings/offer/price-period.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { formatNumber } from "@/lib/shared/numbers";
import type { MapPin } from "./clusters";
import { highlightProps } from "./card-highlight";
import { placeHref } from "./place-mark";
import type { PlaceOffer } from "./place-offers";

type Props = {
  pin: MapPin;
  offers: readonly PlaceOffer[] | undefined;
  isError: boolean;
  href: string;
  lit: string | null;
  onLit: (id: string | null) => void;
  onClose: () => void;
};

export function OfferPanel({ pin, offers, isError, href, lit, onLit, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  // The pressed pin is gone.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Listings in ${pin.name}`}
      data-slot="offer-panel"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
      className="bg-popover shadow-float absolute inset-x-2 bottom-2 z-30 cursor-auto rounded-xl border p-2 group-data-tiled/map:bottom-7"
    >
      <div className="flex items-center gap-3 pl-2">
        <h3 className="grow truncate text-sm font-semibold">
          {formatNumber(pin.count)} in {pin.name}
        </h3>
        <IntentLink
          href={placeHref(href, pin.id, 0)}
          scroll={false}
          className="tap-target text-primary rounded-sm text-sm"
        >
          See all
        </IntentLink>
        <button
          type="button"
          aria-label={`Close listings in ${pin.name}`}
          className={buttonVariants({ variant: "ghost", size: "icon" })}
          onClick={onClose}
        >
          <X />
        </button>
      </div>
      <p className="text-muted-foreground hidden px-2 pb-1 text-xs group-data-tiled/map:block">
        Around the city center, not at addresses.
      </p>
      {offers ? (
        <ul role="list" className="flex gap-2 overflow-x-auto overscroll-x-contain pb-1">
          {offers.map((offer) => (
            <li key={offer.id} {...highlightProps(offer.id, onLit)}>
              <OfferCard offer={offer} isLit={lit === offer.id} />
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="text-muted-foreground h-19 px-2 text-sm">
          {isError ? "We couldn’t load these listings. Use “See all” instead." : "Loading…"}
        </p>
      )}
    </section>
  );
}

type CardProps = { offer: PlaceOffer; isLit: boolean };

function OfferCard({ offer, isLit }: CardProps) {
  return (
    <IntentLink
      href={hrefs.listing(offer.id)}
      data-lit={isLit ? "" : undefined}
      className="hover:bg-accent data-lit:bg-accent flex h-18 w-56 items-center gap-2 rounded-md p-1"
    >
      {offer.images[0] ? (
        <img
          src={offer.images[0]}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-16 shrink-0 rounded-md object-cover"
        />
      ) : null}
      <span className="grid min-w-0 text-sm">
        <span className="truncate">{offer.title}</span>
        <b className="font-semibold tabular-nums">
          {formatPriceFor(offer.price, pricePeriod(offer.details))}
        </b>
      </span>
    </IntentLink>
  );
}
