import { listListings } from "@/lib/listings/catalog/list.queries";
import { listLatestListings, listVariedRow } from "@/lib/listings/catalog/variety.queries";
import type { ListRead } from "./list-read";

function varied(query: Parameters<typeof listVariedRow>[0], index: string): ListRead {
  return {
    name: `varied row ${JSON.stringify(query)}`,
    bar: "search",
    read: () => listVariedRow(query),
    index,
    sorted: 3500,
  };
}

export const variedReads: readonly ListRead[] = [
  {
    name: "latest listings, varied",
    bar: "search",
    read: (_, cursor) => (cursor ? listListings({ cursor }) : listLatestListings()),
    index: "listings_newest",
    sorted: 3500,
  },
  varied({ limit: 4, sort: "rating" }, "listings_rating"),
  varied({ limit: 8, postedWithin: 1 }, "listings_newest"),
  varied({ limit: 8, reduced: "1" }, "listings_reduced"),
  varied({ limit: 8, place: "austin-tx" }, "listings_place_newest"),
  varied({ limit: 8, place: "cheyenne-wy", reduced: "1" }, "listings_reduced"),
];
