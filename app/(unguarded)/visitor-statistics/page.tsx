import type { Metadata } from "next";
import { ofAdmin } from "@/app/_guard/admin-page";
import { UnguardedPage } from "@/app/_guard/unguarded-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ChartColumn } from "@/components/ui/more-icons";

export const metadata: Metadata = { title: "Visitor statistics", robots: { index: false, follow: false } };

export default function VisitorStatisticsPage() {
  return (
    <UnguardedPage group="admin" title="Visitor statistics">
      {(viewer) =>
        ofAdmin(viewer, () => (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Visitor statistics" current={null} />
            <EmptyState icon={ChartColumn} title="No visits yet">
              <p className="text-muted-foreground">
                Visitors, pages and searches show up here once people visit.
              </p>
              <ButtonLink href="/admin-stats" variant="secondary">
                View site statistics
              </ButtonLink>
            </EmptyState>
          </div>
        ))
      }
    </UnguardedPage>
  );
}
