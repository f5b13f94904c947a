import { Badge } from "@/components/ui/badge";
import { MapPin } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { ShareButton } from "@/components/ui/share-button";
import { UnbrokenText } from "@/components/ui/unbroken-text";
import { Rating } from "@/components/ui/stars";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { formatAddress } from "@/lib/listings/offer/fact-line.rules";
import { highlights } from "@/lib/listings/offer/facts.rules";
import { formatDate } from "@/lib/shared/dates";
import { CategoryBadge } from "../category-badge";
import { StatusBadge } from "./availability";

type Props = {
  listing: ListingDetailDto;
  url: string;
};

export function ListingHeader({ listing, url }: Props) {
  const listed = listing.publishedAt ?? listing.createdAt;
  const facts = highlights(listing);
  return (
    <header className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-4">
        <p className="flex flex-wrap items-center gap-2">
          <CategoryBadge category={listing.category} />
          {listing.featured ? <Badge variant="primary">Featured</Badge> : null}
          {/* On a phone the card with the price comes later. */}
          <StatusBadge status={listing.status} category={listing.category} className="lg:hidden" />
        </p>
        <ShareButton title={listing.title} url={url} size="sm" className="-mr-3" />
      </div>
      <h1 className="text-2xl font-bold wrap-anywhere md:text-3xl">
        <UnbrokenText text={listing.title} />
      </h1>
      {facts.length > 0 ? <p className="text-lg font-medium">{facts.join(" · ")}</p> : null}
      <p className="text-muted-foreground flex flex-wrap items-center gap-x-4 gap-y-1">
        {listing.location ? (
          <span className="flex items-center gap-1.5 wrap-anywhere">
            <MapPin />
            {formatAddress(listing)}
          </span>
        ) : null}
        {listing.reviewCount > 0 ? (
          <a
            href="#reviews"
            className="tap-target text-foreground rounded-sm underline-offset-4 hover:underline"
          >
            <Rating value={listing.averageRating} count={listing.reviewCount} />
          </a>
        ) : null}
      </p>
      {/* On its own line: the browser's text is shorter than the date, and nothing may move. */}
      <p className="text-muted-foreground -mt-2">
        <RelativeTime date={listed} exact={formatDate(listed)} prefix="Listed" />
      </p>
    </header>
  );
}
