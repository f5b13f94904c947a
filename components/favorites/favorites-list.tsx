"use client";

import { useEffect } from "react";
import { CompareChoice } from "@/components/listings/compare/compare-choice";
import { ListingCard } from "@/components/listings/listing-card";
import { cacheListings } from "@/components/pwa/store-offline-listings";
import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import type { FavoriteDto } from "@/lib/favorites/contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPriceFor, pricePeriod } from "@/lib/listings/offer/price-period.rules";
import { formatPrice } from "@/lib/shared/money";
import { FavoriteNote } from "./favorite-note";
import { useFavorites } from "./hooks";
import { useFavoriteNote } from "./note-hooks";
import { RemovedItem } from "./removed-item";

function boughtText({ category, details }: FavoriteDto): string {
  if (category === "services") return "You booked this";
  return details.listingType === "rent" ? "You rented this" : "You bought this";
}

export function FavoritesList({ favorites }: { favorites: readonly FavoriteDto[] }) {
  useEffect(() => {
    cacheListings(favorites.filter(({ gone }) => !gone).map(({ id }) => hrefs.listing(id)));
  }, [favorites]);
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-4 md:gap-y-10 xl:grid-cols-4 xl:gap-x-6">
      {favorites.map((favorite, index) => (
        <FavoriteItem key={favorite.id} favorite={favorite} eager={index < 4} />
      ))}
    </ul>
  );
}

function FavoriteItem({ favorite, eager }: { favorite: FavoriteDto; eager: boolean }) {
  const { saved, toggle } = useFavorites();
  const { note, save } = useFavoriteNote(favorite);

  async function restore(): Promise<void> {
    await toggle(favorite.id);
    if (note) save(note);
  }

  if (saved && !saved.includes(favorite.id)) {
    return <RemovedItem title={favorite.title} onUndo={() => void restore()} />;
  }
  return (
    <li className="flex flex-col gap-2">
      <div>
        <ListingCard listing={favorite} level={2} loading={eager ? "eager" : "lazy"} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {favorite.bought ? (
          <Badge variant="trust">{boughtText(favorite)}</Badge>
        ) : favorite.priceDropped ? (
          <Badge variant="trust" className="max-w-full whitespace-normal">
            Price dropped {formatPrice(favorite.savedPrice - favorite.price)}
          </Badge>
        ) : null}
        <span className="text-muted-foreground">
          <RelativeTime date={favorite.savedAt} exact={formatDate(favorite.savedAt)} prefix="Saved" />
          {favorite.savedPrice === favorite.price
            ? null
            : ` at ${formatPriceFor(favorite.savedPrice, pricePeriod(favorite.details))}`}
        </span>
      </div>
      <FavoriteNote title={favorite.title} note={note} onSave={save} />
      {favorite.category === "realestate" && !favorite.gone ? (
        <div>
          <CompareChoice listing={favorite} />
        </div>
      ) : null}
    </li>
  );
}
