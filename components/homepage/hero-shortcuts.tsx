"use client";

import { lazy, Suspense, useState, type MouseEvent } from "react";
import { forgetPlace, useChosenPlace, type ChosenPlace } from "@/components/places/chosen-place";
import { House, MapPin, ShoppingBag, Wrench } from "@/components/ui/icons";
import { categoryHref, listingQuery } from "@/lib/listings/catalog/address.rules";
import { byDistance, categoryNames, type Category } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";

const PlaceDialog = lazy(() => import("./place-dialog").then((module) => ({ default: module.PlaceDialog })));

const categoryShortcuts = [
  { category: "products", icon: ShoppingBag, look: "bg-products-soft text-products" },
  { category: "services", icon: Wrench, look: "bg-services-soft text-services" },
  { category: "realestate", icon: House, look: "bg-realestate-soft text-realestate" },
] as const satisfies readonly { category: Category; icon: typeof House; look: string }[];

export function HeroShortcuts() {
  const place = useChosenPlace();
  const [isAsking, setAsking] = useState<boolean>();
  const nearest = { place: place?.id, sort: byDistance } as const;

  function askFirst(event: MouseEvent): void {
    if (place) return;
    event.preventDefault();
    setAsking(true);
  }

  return (
    <>
      <PlaceLine place={place} onAsk={() => setAsking(true)} />
      <ul role="list" className="hero-shortcuts">
        {categoryShortcuts.map(({ category, icon: Shortcut, look }) => (
          <li key={category}>
            <a href={place ? categoryHref({ category, ...nearest }) : hrefs.category(category)}>
              <span className={look}>
                <Shortcut />
              </span>
              {categoryNames[category]}
            </a>
          </li>
        ))}
        <li>
          <a href={hrefs.search(listingQuery(nearest))} onClick={askFirst}>
            <span className="bg-jobs-soft text-jobs">
              <MapPin />
            </span>
            Near you
          </a>
        </li>
      </ul>
      {isAsking === undefined ? null : (
        <Suspense fallback={null}>
          <PlaceDialog open={isAsking} onOpenChange={setAsking} />
        </Suspense>
      )}
    </>
  );
}

type LineProps = { place: ChosenPlace | null; onAsk: () => void };

const lineButton = "tap-target rounded-sm font-semibold underline underline-offset-4";

function PlaceLine({ place, onAsk }: LineProps) {
  return (
    <div className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <MapPin className="text-muted-foreground shrink-0" />
      <p role="status" className="min-w-0 truncate">
        {place ? `Nearest to ${place.name} first` : "Showing all of the US"}
      </p>
      <div className="flex shrink-0 gap-3 noscript:hidden">
        <button type="button" className={lineButton} onClick={onAsk}>
          {place ? "Change" : "Set your city"}
        </button>
        {place ? (
          <button
            type="button"
            aria-label={`Clear ${place.name}`}
            className={lineButton}
            onClick={forgetPlace}
          >
            Clear
          </button>
        ) : null}
      </div>
    </div>
  );
}
