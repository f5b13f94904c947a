import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import { availabilityNotice } from "@/lib/listings/catalog/availability.rules";
import { publicStatusName } from "@/lib/listings/catalog/status.rules";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { categoryNames } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";

type Props = { listing: Pick<ListingDetailDto, "status" | "category">; alternatives: boolean };

export function StatusBadge({
  status,
  category,
  className,
}: Pick<ListingDetailDto, "status" | "category"> & { className?: string }) {
  if (!availabilityNotice(status, category)) return null;
  return (
    <Badge variant="ink" className={className}>
      {publicStatusName(status, category)}
    </Badge>
  );
}

export function AvailabilityNotice({ listing, alternatives }: Props) {
  const notice = availabilityNotice(listing.status, listing.category);
  if (!notice) return null;
  const name = categoryNames[listing.category].toLowerCase();
  return (
    <Alert variant="waiting" title={notice.title}>
      <p>{notice.text}</p>
      <p className="flex flex-wrap gap-x-4">
        {alternatives ? (
          <a href="#related" className="tap-target rounded-sm font-semibold underline underline-offset-4">
            See similar listings
          </a>
        ) : null}
        <IntentLink
          href={hrefs.category(listing.category)}
          className="tap-target rounded-sm font-semibold underline underline-offset-4"
        >
          Browse {name}
        </IntentLink>
      </p>
    </Alert>
  );
}
