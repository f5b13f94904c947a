import type { ListingAddress } from "@/lib/listings/catalog/address.rules";

type HomepageRow = { title: string; address: Pick<ListingAddress, "postedWithin" | "reduced"> };

export const homepageRows = {
  near: { title: "Near you", address: {} },
  "new-today": { title: "New today", address: { postedWithin: 1 } },
  reduced: { title: "Reduced", address: { reduced: "1" } },
} as const satisfies Record<string, HomepageRow>;

export type HomepageRowId = keyof typeof homepageRows;

export const homepageRowIds = Object.keys(homepageRows) as [HomepageRowId, ...HomepageRowId[]];
