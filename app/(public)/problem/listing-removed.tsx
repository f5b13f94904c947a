import { SectionLinks } from "@/components/layout/section-links";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import { hrefs } from "@/lib/shared/hrefs";
import { savedDataNote } from "@/lib/shared/saved-data-note";

export function ListingRemoved() {
  return (
    <div className="page py-section flex flex-col items-center text-center">
      <EmptyState icon={Search} title="This listing was removed" level={1} className="py-0">
        <p className="text-muted-foreground">It’s no longer available. {savedDataNote}</p>
        <ButtonLink href={hrefs.search()} className="mt-3">
          Search listings
        </ButtonLink>
      </EmptyState>
      <SectionLinks />
    </div>
  );
}
