import { IntentLink } from "@/components/ui/intent-link";
import { formatPriceFor, pricePeriod } from "@/lib/listings/offer/price-period.rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { View } from "./planes";
import type { PlaceOffer } from "./place-offers";
import { highlightProps } from "./card-highlight";
import { percentOf, spreadAround } from "./spread";
import { compactPrice, pinLook, pinPlace } from "./still-map";

type Props = {
  offers: readonly PlaceOffer[];
  around: { x: number; y: number };
  view: View;
  lit: string | null;
  onLit: (id: string | null) => void;
};

const perTexts = { month: "/mo", hour: "/hr" };

function perText({ details }: PlaceOffer): string {
  const period = pricePeriod(details);
  return period ? perTexts[period] : "";
}

export function OfferPins({ offers, around, view, lit, onLit }: Props) {
  return offers.map((offer, index) => {
    const place = percentOf(spreadAround(around, index), view);
    if (!place) return null;
    return (
      <li key={offer.id} {...highlightProps(offer.id, onLit)}>
        <IntentLink
          href={hrefs.listing(offer.id)}
          className={pinLook}
          style={pinPlace(place)}
          data-lit={lit === offer.id ? "" : undefined}
        >
          <span aria-hidden className="tabular-nums">
            {compactPrice(offer.price)}
            {perText(offer)}
          </span>
          <span className="sr-only">
            {offer.title}: {formatPriceFor(offer.price, pricePeriod(offer.details))}
          </span>
        </IntentLink>
      </li>
    );
  });
}
