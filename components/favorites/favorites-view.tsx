import { CompareBar } from "@/components/listings/compare/compare-bar";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Heart } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import type { FavoriteDto } from "@/lib/favorites/contract";
import type { FavoriteSort } from "@/lib/favorites/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { FavoriteSorts } from "./favorite-sorts";
import { FavoritesList } from "./favorites-list";

type Props = {
  favorites: readonly FavoriteDto[];
  total: number;
  sort: FavoriteSort;
  next: string | null;
  first: boolean;
};

function pageHref(sort: FavoriteSort, cursor?: string): string {
  return hrefs.favorites(
    [sort === "newest" ? "" : `sort=${sort}`, cursor ? `cursor=${cursor}` : ""].filter(Boolean).join("&"),
  );
}

/** Everything a person has saved, with what has changed since. */
export function FavoritesView({ favorites, total, sort, next, first }: Props) {
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold">My Favorites</h1>
        {total > 0 ? <p className="text-muted-foreground">{total} saved</p> : null}
        <ButtonLink href={hrefs.savedSearches()} variant="link" size="inline" className="ml-auto">
          Saved searches
        </ButtonLink>
      </header>
      {total > 1 ? (
        <div className="sm:max-w-60">
          <FavoriteSorts key={sort} sort={sort} />
        </div>
      ) : null}
      {favorites.length > 0 ? (
        <FavoritesList favorites={favorites} />
      ) : (
        <EmptyState icon={Heart} title="Nothing saved yet">
          <p className="text-muted-foreground">
            Tap the heart on a listing to save it here. We’ll flag it when its price drops or it sells.
          </p>
          <ButtonLink href={hrefs.home()}>Browse listings</ButtonLink>
        </EmptyState>
      )}
      <Pagination
        label="Favorites"
        previousHref={first ? null : pageHref(sort)}
        nextHref={next ? pageHref(sort, next) : null}
      />
      <div className="bottom-bottom-bar sticky z-30 empty:hidden">
        <CompareBar />
      </div>
    </div>
  );
}
