import type { DataColumn } from "@/components/ui/data-table";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { formatPriceFor } from "@/lib/listings/offer/price-period.rules";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { FeaturedBadge, ListingStatusBadge } from "../listing-status";
import { titleColumn } from "../listings-table";
import { sortOf, type DeskView } from "./sorting";
import { formatNumber } from "@/lib/shared/numbers";

export function managedColumns(view: DeskView): readonly DataColumn<DeskListingDto>[] {
  return [
    { ...titleColumn, className: "max-md:col-span-2 max-md:pr-20 md:min-w-48" },
    { id: "state", title: "Status", label: false, cell: (listing) => <State listing={listing} /> },
    {
      id: "price",
      title: "Price",
      numeric: true,
      className: "xl:whitespace-nowrap",
      sort: sortOf("price", view),
      cell: ({ price, rental }) =>
        price > 0 ? formatPriceFor(price, rental ? "month" : undefined) : "None yet",
    },
    {
      id: "views",
      title: "Views",
      numeric: true,
      sort: sortOf("views", view),
      cell: ({ viewCount }) => formatNumber(viewCount),
    },
    {
      id: "favorites",
      title: "Favorites",
      numeric: true,
      headClassName: "max-lg:hidden",
      className: "md:max-lg:hidden",
      cell: ({ favoriteCount }) => formatNumber(favoriteCount),
    },
    {
      id: "created",
      title: "Created",
      sort: sortOf("created", view),
      headClassName: "max-lg:hidden",
      className: "whitespace-nowrap max-md:col-span-2 md:max-lg:hidden",
      cell: (listing) => <Created listing={listing} />,
    },
  ];
}

function State({ listing: { status, category, featured, openRevision } }: { listing: DeskListingDto }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:flex-nowrap">
      <ListingStatusBadge status={status} category={category} />
      {featured ? <FeaturedBadge /> : null}
      {openRevision ? (
        <span className="text-muted-foreground text-xs whitespace-nowrap">Edit in review</span>
      ) : null}
    </span>
  );
}

function Created({ listing: { createdAt, status, expiresAt } }: { listing: DeskListingDto }) {
  return (
    <>
      <time dateTime={createdAt} title={formatDate(createdAt)}>
        {formatShortDate(createdAt)}
      </time>
      {status === "approved" && expiresAt ? (
        <span className="text-muted-foreground block text-xs max-md:inline">
          {" "}
          ends {formatShortDate(expiresAt)}
        </span>
      ) : null}
    </>
  );
}
