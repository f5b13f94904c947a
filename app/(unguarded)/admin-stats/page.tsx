import type { Metadata } from "next";
import { ofAdmin } from "@/app/_guard/admin-page";
import { UnguardedPage } from "@/app/_guard/unguarded-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { SiteNumbers } from "@/components/admin/site-numbers";
import { getSiteNumbers } from "@/lib/platform/overview.queries";

export const metadata: Metadata = { title: "Site statistics", robots: { index: false, follow: false } };

export default function AdminStatsPage() {
  return (
    <UnguardedPage group="admin" title="Site statistics">
      {(viewer) =>
        ofAdmin(viewer, async () => (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Site statistics" current={null} />
            <SiteNumbers numbers={await getSiteNumbers()} />
          </div>
        ))
      }
    </UnguardedPage>
  );
}
