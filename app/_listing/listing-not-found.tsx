import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import { categories, categoryNames } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { savedDataNote } from "@/lib/shared/saved-data-note";

/** Also shown for a removed listing after a client-side navigation. */
export function ListingNotFound() {
  return (
    <EmptyState icon={Search} title="We can’t find this listing" level={1} className="py-section page">
      <p className="text-muted-foreground">
        It may have been removed, or the link is incomplete. {savedDataNote}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {categories.map((category) => (
          <ButtonLink key={category} href={hrefs.category(category)} variant="secondary">
            {categoryNames[category]}
          </ButtonLink>
        ))}
      </div>
    </EmptyState>
  );
}
