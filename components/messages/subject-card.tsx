import { clsx as cx } from "clsx";
import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import { ChevronRight } from "@/components/ui/deferred-icons";
import { Price } from "@/components/ui/price";
import { listingStatusNames } from "@/lib/listings/catalog/status.rules";
import { perPeriod } from "@/lib/listings/offer/price-period.rules";
import type { ConversationDto } from "@/lib/messages/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { SubjectPicture } from "./subject-picture";

type Subject = ConversationDto["subject"];

const addressOf: { [K in Subject["kind"]]: (id: string) => string } = {
  listing: hrefs.listing,
  job: hrefs.job,
  vendor: (id) => hrefs.vendor(id),
};

export function SubjectCard({ subject, className }: { subject: Subject; className?: string }) {
  return (
    <IntentLink
      href={addressOf[subject.kind](subject.id)}
      data-slot="subject-card"
      className={cx(
        "hover:bg-accent flex items-center gap-3 border-b px-3 py-2 transition-colors focus-visible:-outline-offset-2 md:px-4",
        className,
      )}
    >
      <SubjectPicture subject={subject} className="size-11" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{subject.title}</span>
        {subject.kind === "listing" ? (
          <Price amount={subject.price} unit={perPeriod(subject.per)} className="text-sm" />
        ) : null}
        {subject.kind === "vendor" ? (
          <span className="text-muted-foreground block text-sm">See profile and all listings</span>
        ) : null}
      </span>
      {subject.kind === "listing" ? (
        <Badge variant={subject.status === "approved" ? "trust" : "neutral"}>
          {statusName(subject.status)}
        </Badge>
      ) : null}
      <ChevronRight className="text-muted-foreground" />
    </IntentLink>
  );
}

type ListingStatus = Extract<Subject, { kind: "listing" }>["status"];

function statusName(status: ListingStatus): string {
  return status === "approved" ? "Available" : listingStatusNames[status];
}
