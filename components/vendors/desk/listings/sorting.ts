import type { SortState } from "@/components/ui/table";
import type { ListingStatus } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { DeskSort } from "@/lib/vendors/desk/desk.rules";

type Column = "price" | "views" | "created";

/** Which of the own listings are shown, and how they are sorted. */
export type DeskView = {
  status: ListingStatus | undefined;
  sort: DeskSort;
  /** What their titles hold; empty for all. */
  search: string;
};

const states: Record<DeskSort, [Column, SortState]> = {
  newest: ["created", "descending"],
  views: ["views", "descending"],
  price_asc: ["price", "ascending"],
  price_desc: ["price", "descending"],
};

/** The address of a view. */
export function deskHref({ status, sort, search }: DeskView): string {
  const query = new URLSearchParams({
    ...(sort === "newest" ? {} : { sort }),
    ...(search ? { search } : {}),
  });
  const here = hrefs.vendorListings(status);
  return query.size > 0 ? `${here}&${query}` : here;
}

/** How a column is sorted now, and the address that sorts by it. */
export function sortOf(column: Column, view: DeskView): { state: SortState; href: string } {
  const [sorted, state] = states[view.sort];
  const next: Record<Column, DeskSort> = {
    created: "newest",
    views: "views",
    price: view.sort === "price_desc" ? "price_asc" : "price_desc",
  };
  return {
    state: sorted === column ? state : "none",
    href: deskHref({ ...view, sort: next[column] }),
  };
}
