import type { SortState } from "@/components/ui/table";
import type { ListingStatus } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { DeskSort } from "@/lib/vendors/desk.rules";

type Column = "price" | "views" | "created";

const states: Record<DeskSort, [Column, SortState]> = {
  newest: ["created", "descending"],
  views: ["views", "descending"],
  price_asc: ["price", "ascending"],
  price_desc: ["price", "descending"],
};

/** The address of the list in a state, sorted. */
export function deskHref(status: ListingStatus | undefined, sort: DeskSort): string {
  const here = hrefs.vendorListings(status);
  return sort === "newest" ? here : `${here}&sort=${sort}`;
}

/** How a column is sorted now, and the address that sorts by it. */
export function sortOf({
  column,
  sort,
  status,
}: {
  column: Column;
  sort: DeskSort;
  status: ListingStatus | undefined;
}): { state: SortState; href: string } {
  const [sorted, state] = states[sort];
  const next: Record<Column, DeskSort> = {
    created: "newest",
    views: "views",
    price: sort === "price_desc" ? "price_asc" : "price_desc",
  };
  return { state: sorted === column ? state : "none", href: deskHref(status, next[column]) };
}
