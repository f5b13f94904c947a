"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { TableCell, TableRow } from "@/components/ui/table";
import type { OwnerAction } from "@/lib/listings/desk/lifecycle.rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import type { DeskListingDto } from "@/lib/vendors/desk.contract";
import { FeaturedBadge, ListingStatusBadge } from "../listing-status";
import { cardOfFacts, ListingTitle } from "../listings-table";
import { RowMenu } from "./row-menu";

type Props = {
  listing: DeskListingDto;
  /** Whether the plan has featured slots at all. */
  canFeature: boolean;
  selected: boolean;
  onSelect: (on: boolean) => void;
  onAction: (action: OwnerAction | "delete") => void;
};

export function ManagedRow({ listing, canFeature, selected, onSelect, onAction }: Props) {
  const { title, status, price, viewCount, favoriteCount, createdAt, expiresAt, openRevision } = listing;
  return (
    <TableRow selected={selected} className={cardOfFacts}>
      <TableCell className="w-12 max-md:absolute max-md:top-3 max-md:right-14 max-md:w-auto">
        <Checkbox
          aria-label={`Select ${title || "the draft"}`}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </TableCell>
      <TableCell className="max-md:col-span-2 max-md:pr-20">
        <ListingTitle listing={listing} />
      </TableCell>
      <TableCell>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ListingStatusBadge status={status} />
          {listing.featured ? <FeaturedBadge /> : null}
          {openRevision ? <span className="text-muted-foreground text-xs">change in review</span> : null}
        </span>
      </TableCell>
      <TableCell numeric label="Price">
        {price > 0 ? formatPrice(price) : "None yet"}
      </TableCell>
      <TableCell numeric label="Views">
        {viewCount.toLocaleString("en-US")}
      </TableCell>
      <TableCell numeric label="Favorites" className="md:max-lg:hidden">
        {favoriteCount.toLocaleString("en-US")}
      </TableCell>
      <TableCell label="Created" className="whitespace-nowrap max-md:col-span-2 md:max-lg:hidden">
        <time dateTime={createdAt} title={formatDate(createdAt)}>
          {formatShortDate(createdAt)}
        </time>
        {status === "approved" && expiresAt ? (
          <span className="text-muted-foreground block text-xs max-md:inline">
            {" "}
            ends {formatShortDate(expiresAt)}
          </span>
        ) : null}
      </TableCell>
      <TableCell className="max-md:absolute max-md:top-1.5 max-md:right-2">
        <RowMenu listing={listing} canFeature={canFeature} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
}
