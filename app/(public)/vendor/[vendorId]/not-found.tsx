import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Store } from "@/components/ui/deferred-icons";
import { hrefs } from "@/lib/shared/hrefs";
import { savedDataNote } from "@/lib/shared/saved-data-note";

export const metadata: Metadata = { title: "Vendor not found" };

export default function VendorNotFound() {
  return (
    <EmptyState icon={Store} title="We can’t find this vendor" level={1} className="py-section page">
      <p className="text-muted-foreground">
        Their profile isn’t public right now, or the link is incomplete. {savedDataNote}
      </p>
      <ButtonLink href={hrefs.search()} variant="secondary" className="mt-3">
        Search listings
      </ButtonLink>
    </EmptyState>
  );
}
