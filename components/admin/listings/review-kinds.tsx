import { LinkTabs } from "@/components/ui/link-tabs";
import type { PendingQuery } from "@/lib/listings/moderation/decision.contract";
import type { AdminDeskDto, CappedCount } from "@/lib/platform/overview.contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

type Kind = PendingQuery["kind"];

const kinds: readonly { id: Kind; label: string }[] = [
  { id: "all", label: "All" },
  { id: "listing", label: "New" },
  { id: "revision", label: "Edited" },
];

export function readKind(text: string | undefined): Kind {
  return kinds.find(({ id }) => id === text)?.id ?? "all";
}

export function ReviewKinds({ kind, desk }: { kind: Kind; desk: AdminDeskDto }) {
  const { listings: listing, revisions: revision } = desk;
  const all = { count: listing.count + revision.count, capped: listing.capped || revision.capped };
  const counts: Record<Kind, CappedCount> = { all, listing, revision };
  return (
    <LinkTabs
      label="Kind of review"
      tabs={kinds.map(({ id, label }) => ({
        label,
        href: adminHrefs.listings(`kind=${id}`),
        current: id === kind,
        count: counts[id].count,
        capped: counts[id].capped,
      }))}
    />
  );
}
