import type { SortState } from "@/components/ui/table";
import type { ListingStatus } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { DeskSort } from "@/lib/vendors/desk/desk.rules";

type Column = "price" | "views" | "created";

export type DeskView = {
  status: ListingStatus | undefined;
  sort: DeskSort;
  search: string;
};

const states: Record<DeskSort, [Column, SortState]> = {
  newest: ["created", "descending"],
  views: ["views", "descending"],
  price_asc: ["price", "ascending"],
  price_desc: ["price", "descending"],
};

export function deskHref({ status, sort, search }: DeskView): string {
  const query = new URLSearchParams({
    ...(sort === "newest" ? {} : { sort }),
    ...(search ? { search } : {}),
  });
  const listHref = hrefs.vendorListings(status);
  return query.size > 0 ? `${listHref}&${query}` : listHref;
}

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
