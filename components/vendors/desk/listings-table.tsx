"use client";

import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import { publicStatuses } from "@/lib/listings/rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPriceFor } from "@/lib/listings/offer/price-period.rules";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { ListingStatusBadge } from "./listing-status";
import { ListingThumbnail } from "./listing-thumb";
import { formatNumber } from "@/lib/shared/numbers";

export const cardOfFacts = "max-md:grid max-md:grid-cols-2 max-md:gap-x-4";

export const titleColumn: DataColumn<DeskListingDto> = {
  id: "listing",
  title: "Listing",
  headClassName: "w-full",
  className: "max-md:col-span-2 md:min-w-48",
  cell: (listing) => <ListingTitle listing={listing} />,
};

const columns: readonly DataColumn<DeskListingDto>[] = [
  titleColumn,
  {
    id: "state",
    title: "Status",
    label: false,
    cell: ({ status, category }) => <ListingStatusBadge status={status} category={category} />,
  },
  {
    id: "price",
    title: "Price",
    numeric: true,
    cell: ({ price, rental }) => formatPriceFor(price, rental ? "month" : undefined),
  },
  { id: "views", title: "Views", numeric: true, cell: ({ viewCount }) => formatNumber(viewCount) },
  {
    id: "favorites",
    title: "Favorites",
    numeric: true,
    cell: ({ favoriteCount }) => formatNumber(favoriteCount),
  },
  {
    id: "created",
    title: "Created",
    className: "whitespace-nowrap max-md:col-span-2",
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatDate(createdAt)}>
        {formatShortDate(createdAt)}
      </time>
    ),
  },
];

type Props = { caption: string; listings: readonly DeskListingDto[] };

export function DeskListingsTable({ caption, listings }: Props) {
  return (
    <DataTable
      server
      caption={caption}
      columns={columns}
      rows={listings}
      rowId={({ id }) => id}
      rowProps={() => ({ className: cardOfFacts })}
    />
  );
}

function ListingTitle({ listing }: { listing: DeskListingDto }) {
  const { id, title, category, status, image, decisionReason } = listing;
  return (
    <span className="flex items-center gap-3 max-md:pt-2 max-md:pb-3">
      <ListingThumbnail category={category} src={image} />
      <span className="min-w-0">
        {publicStatuses.includes(status) ? (
          <IntentLink
            href={hrefs.listing(id)}
            className="tap-target rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {title}
          </IntentLink>
        ) : (
          <IntentLink
            href={hrefs.editListing(id)}
            className="tap-target rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {title || "Untitled draft"}
          </IntentLink>
        )}
        {decisionReason ? (
          <span className="text-muted-foreground block wrap-anywhere">
            Note from our team: {decisionReason}
          </span>
        ) : null}
      </span>
    </span>
  );
}
