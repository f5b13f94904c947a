import { CompareBar } from "@/components/listings/compare/compare-bar";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Heart } from "@/components/ui/icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import type { FavoriteDto } from "@/lib/favorites/contract";
import type { FavoriteSort } from "@/lib/favorites/rules";
import type { ReceivedOfferDto } from "@/lib/messages/savers/saver-offers.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { FavoriteSorts } from "./favorite-sorts";
import { favoritesHref } from "./favorites-href";
import { FavoritesList } from "./favorites-list";
import { ReceivedOffers } from "./received-offers";
import { SavedTabs } from "./saved-tabs";

type Props = {
  favorites: readonly FavoriteDto[];
  total: number;
  sort: FavoriteSort;
  search: string;
  next: string | null;
  first: boolean;
  offers?: readonly ReceivedOfferDto[];
};

export function FavoritesView({ favorites, total, sort, search, next, first, offers = [] }: Props) {
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold">My Favorites</h1>
        {total > 0 && !search ? <p className="text-muted-foreground">{total} saved</p> : null}
        <ButtonLink
          href={hrefs.savedSearches()}
          variant="link"
          size="inline"
          className="tap-target sm:ml-auto"
        >
          Saved searches
        </ButtonLink>
      </header>
      <SavedTabs current="listing" />
      <ReceivedOffers offers={offers} />
      {total > 1 || search ? (
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <SearchForm
            action={hrefs.favorites()}
            label="Search favorites"
            placeholder="Title or note"
            value={search}
            preservedParams={sort === "newest" ? [] : [{ name: "sort", value: sort }]}
          />
          <div className="sm:w-60">
            <FavoriteSorts key={sort} sort={sort} search={search} />
          </div>
        </div>
      ) : null}
      {favorites.length > 0 ? (
        <FavoritesList favorites={favorites} />
      ) : search ? (
        <NoMatches icon={Heart} search={search} clearHref={favoritesHref({ sort })} />
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
        previousHref={first ? null : favoritesHref({ sort, search })}
        nextHref={next ? favoritesHref({ sort, search, cursor: next }) : null}
      />
      <div className="bottom-bottom-bar sticky z-30 empty:hidden">
        <CompareBar />
      </div>
    </div>
  );
}
