export const favoritePageSize = 24;
export const maxFavoritePageSize = 100;
export const maxListedIds = 2000;

export const maxFavoriteNoteLength = 500;

export const favoriteSorts = ["newest", "dropped", "price_asc", "price_desc", "name"] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

export const favoriteSortNames: Record<FavoriteSort, string> = {
  newest: "Recently saved",
  dropped: "Biggest price drop",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
  name: "Name",
};

export function readFavoriteSort(value: string | undefined): FavoriteSort {
  return favoriteSorts.find((sort) => sort === value) ?? "newest";
}
