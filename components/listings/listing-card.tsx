import { FavoriteButton } from "@/components/favorites/favorite-button";
import { Badge } from "@/components/ui/badge";
import { MapPin, TrendingDown } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { Rating } from "@/components/ui/stars";
import { listingStatusNames } from "@/lib/listings/catalogue/status.rules";
import type { ListingDto } from "@/lib/listings/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { CategoryBadge } from "./category-badge";
import { ListingPicture } from "./listing-picture";
import { isReduced, ListingPrice } from "./listing-price";

/** Widths of a card in the grid, for `sizes`: 4, 3 and 2 columns. */
const cardSizes =
  "(min-width: 1344px) 302px, (min-width: 1280px) calc(25vw - 34px), (min-width: 768px) calc(33vw - 27px), calc(50vw - 22px)";

type ListingCardProps = {
  listing: ListingDto;
  loading?: "first" | "eager" | "lazy";
  /** Level of the title, 3 unless said otherwise. */
  level?: 2 | 3;
};

/** The whole card is one link; the heart lies beside the link, not in it. */
export function ListingCard({ listing, loading, level = 3 }: ListingCardProps) {
  const Title = `h${level}` as const;
  return (
    <article data-slot="listing-card" className="group/card relative isolate h-full">
      <span
        aria-hidden
        className="group-hover/card:bg-accent absolute -inset-2 -z-10 rounded-xl transition-colors max-md:hidden"
      />
      <div className="relative">
        <ListingPicture
          category={listing.category}
          src={listing.images[0]}
          blurDataUrl={listing.blurDataUrl}
          sizes={cardSizes}
          loading={loading}
        />
        <span className="absolute top-2.5 left-2.5">
          <CategoryBadge category={listing.category} />
        </span>
        <span className="absolute right-2.5 bottom-2.5 left-2.5 flex flex-wrap gap-1">
          <CardNote listing={listing} />
          {listing.featured ? <Badge variant="card">Featured</Badge> : null}
        </span>
      </div>
      <div className="mt-2.5">
        {/* Two lines for everybody: a long title takes both, under a short one its vendor shows. */}
        <div className="h-[2lh] overflow-hidden leading-snug">
          <Title className="line-clamp-2 leading-snug font-medium tracking-normal text-pretty">
            <IntentLink
              href={hrefs.listing(listing.id)}
              className="focus-visible:after:outline-ring outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
            >
              {listing.title}
            </IntentLink>
          </Title>
          <p className="text-muted-foreground truncate text-sm/[inherit]">{listing.vendorName}</p>
        </div>
        <p className="mt-1">
          <ListingPrice listing={listing} className="md:text-lg" />
        </p>
        <p className="text-muted-foreground mt-0.5 flex items-center gap-1 text-sm">
          <MapPin className="size-4" />
          <span className="truncate">{listing.location}</span>
        </p>
        <p className="mt-0.5 text-sm">
          <Rating value={listing.averageRating} count={listing.reviewCount} />
        </p>
      </div>
      <FavoriteButton id={listing.id} title={listing.title} className="absolute top-0.5 right-0.5" />
    </article>
  );
}

/** What one should know before pressing: no longer to be had, or cheaper than it was. */
function CardNote({ listing }: { listing: ListingDto }) {
  if (listing.status !== "approved") return <Badge variant="ink">{listingStatusNames[listing.status]}</Badge>;
  if (!isReduced(listing)) return null;
  return (
    <Badge variant="card">
      <TrendingDown className="size-3.5" />
      Reduced
    </Badge>
  );
}
