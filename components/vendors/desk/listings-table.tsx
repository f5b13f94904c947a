import { IntentLink } from "@/components/ui/intent-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { publicStatuses } from "@/lib/listings/rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPrice } from "@/lib/shared/money";
import type { DeskListingDto } from "@/lib/vendors/desk.contract";
import { ListingStatusBadge } from "./listing-status";
import { ListingThumb } from "./listing-thumb";

/** Classes of a row that is a card on a phone, with its facts in two columns. */
export const cardOfFacts = "max-md:grid max-md:grid-cols-2 max-md:gap-x-4";

type Props = { caption: string; listings: readonly DeskListingDto[] };

/** A vendor's own listings; on a phone each is a card. */
export function DeskListingsTable({ caption, listings }: Props) {
  return (
    <Table caption={caption}>
      <TableHeader>
        <tr>
          <TableHead className="w-full">Listing</TableHead>
          <TableHead>State</TableHead>
          <TableHead numeric>Price</TableHead>
          <TableHead numeric>Views</TableHead>
          <TableHead numeric>Favorites</TableHead>
          <TableHead>Created</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {listings.map((listing) => (
          <TableRow key={listing.id} className={cardOfFacts}>
            <TableCell className="max-md:col-span-2">
              <ListingTitle listing={listing} />
            </TableCell>
            <TableCell>
              <ListingStatusBadge status={listing.status} />
            </TableCell>
            <TableCell numeric label="Price">
              {formatPrice(listing.price)}
            </TableCell>
            <TableCell numeric label="Views">
              {listing.viewCount.toLocaleString("en-US")}
            </TableCell>
            <TableCell numeric label="Favorites">
              {listing.favoriteCount.toLocaleString("en-US")}
            </TableCell>
            <TableCell label="Created" className="whitespace-nowrap max-md:col-span-2">
              <time dateTime={listing.createdAt} title={formatDate(listing.createdAt)}>
                {formatShortDate(listing.createdAt)}
              </time>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Cover, title and what the team wrote; the title leads to the page that others see, or to the form. */
export function ListingTitle({ listing }: { listing: DeskListingDto }) {
  const { id, title, category, status, image, decisionReason } = listing;
  return (
    <span className="flex items-center gap-3 py-2 max-md:pb-3">
      <ListingThumb category={category} src={image} />
      <span className="min-w-0">
        {publicStatuses.includes(status) ? (
          <IntentLink
            href={hrefs.listing(id)}
            className="rounded-sm font-semibold underline-offset-4 hover:underline"
          >
            {title}
          </IntentLink>
        ) : (
          <IntentLink
            href={hrefs.editListing(id)}
            className="rounded-sm font-semibold underline-offset-4 hover:underline"
          >
            {title || "Untitled draft"}
          </IntentLink>
        )}
        {decisionReason ? (
          <span className="text-muted-foreground block">Note from our team: {decisionReason}</span>
        ) : null}
      </span>
    </span>
  );
}
