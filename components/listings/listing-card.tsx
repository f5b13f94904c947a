"use client";

import { lazy, Suspense, useState, type CSSProperties } from "react";
import { FavoriteButton } from "@/components/favorites/favorite-button";
import { Badge } from "@/components/ui/badge";
import { MapPin, TrendingDown } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { Rating } from "@/components/ui/stars";
import { UnbrokenText } from "@/components/ui/unbroken-text";
import { cardPhotoCount, type ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { factLine } from "@/lib/listings/offer/fact-line.rules";
import { publicStatusName } from "@/lib/listings/catalog/status.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { CategoryBadge } from "./category-badge";
import { ListingPicture } from "./listing-picture";
import { isReduced, ListingPrice } from "./listing-price";

const CardPhotos = lazy(() => import("./card-photos").then((module) => ({ default: module.CardPhotos })));

const wideSizes =
  "(min-width:1344px) 302px,(min-width:1280px) calc(25vw - 34px),(min-width:768px) calc(33vw - 27px)";
const cardSizes = `${wideSizes},calc(50vw - 22px)`;
const photoLedSizes = `${wideSizes},calc(100vw - 32px)`;

type ListingCardProps = {
  listing: ListingCardDto;
  loading?: "first" | "eager" | "lazy";
  level?: 2 | 3 | 4;
  photoLed?: boolean;
};

/**
 * The whole card is one link; the favorite button is next to it, not inside. Further images and their controls load on
 * hover, touch or focus.
 */
export function ListingCard({ listing, loading, level = 3, photoLed }: ListingCardProps) {
  const [at, setAt] = useState<number>();
  const photos = cardPhotoCount(listing);
  const sizes = photoLed ? photoLedSizes : cardSizes;
  const turn = photos > 1 && at === undefined ? () => setAt(0) : undefined;
  const Title = `h${level}` as const;
  return (
    <article data-slot="listing-card" className="listing-card" onPointerEnter={turn} onFocus={turn}>
      <div className="relative">
        <ListingPicture
          category={listing.category}
          src={listing.images[0]}
          blurDataUrl={listing.blurDataUrl}
          sizes={sizes}
          loading={loading}
        />
        <span className="card-category">
          <CategoryBadge category={listing.category} />
        </span>
        <CardNotes listing={listing} />
        {photos > 1 ? (
          <i className={`dots dots-${photos}`} style={at ? ({ "--at": at } as CSSProperties) : undefined} />
        ) : null}
      </div>
      <div className="mt-2.5">
        <div className="card-heading">
          <Title>
            <IntentLink href={hrefs.listing(listing.id)} className="card-link">
              <UnbrokenText text={listing.title} />
            </IntentLink>
          </Title>
          <p>{listing.vendorName}</p>
        </div>
        <p className="mt-1">
          <ListingPrice listing={listing} />
        </p>
        <p className="card-place">
          {listing.location ? <MapPin /> : <span aria-hidden>&nbsp;</span>}
          <span className="truncate">
            {[listing.location, listing.details?.neighborhood].filter(Boolean).join(" · ")}
          </span>
          {listing.distance ? (
            <span className="shrink-0">· {Math.max(1, Math.round(listing.distance))} mi</span>
          ) : null}
        </p>
        <FactLine listing={listing} />
      </div>
      <FavoriteButton id={listing.id} title={listing.title} />
      {at === undefined ? null : (
        <Suspense>
          <CardPhotos listing={listing} sizes={sizes} at={at} onTurn={setAt} />
        </Suspense>
      )}
    </article>
  );
}

function FactLine({ listing }: { listing: ListingCardDto }) {
  const line = factLine(listing);
  return (
    <p className="card-facts">
      {line ? <FittingFacts line={line} /> : null}
      {listing.reviewCount ? (
        <Rating value={listing.averageRating ?? 0} count={listing.reviewCount} />
      ) : line ? null : (
        // An empty line gives the cards of a row and their skeletons the same height.
        <span aria-hidden>&nbsp;</span>
      )}
    </p>
  );
}

/** Facts without room wrap to a hidden line, so that none is cut and the rating stays. */
function FittingFacts({ line }: { line: string }) {
  return (
    <span>
      {line.split(" · ").map((fact, index) => (
        <span key={fact}>{index === 0 ? fact : ` · ${fact}`}</span>
      ))}
    </span>
  );
}

function CardNotes({ listing }: { listing: ListingCardDto }) {
  const { status = "approved", featured } = listing;
  const gone = status !== "approved";
  const reduced = !gone && isReduced(listing);
  if (!gone && !reduced && !featured) return null;
  return (
    <span className="card-notes">
      {gone ? <Badge variant="ink">{publicStatusName(status, listing.category)}</Badge> : null}
      {reduced ? (
        <Badge variant="card">
          <TrendingDown className="size-3.5" />
          Reduced
        </Badge>
      ) : null}
      {featured ? <Badge variant="card">Featured</Badge> : null}
    </span>
  );
}
