import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { guardVendorPage } from "@/app/_guard/vendor-guard";
import { hrefs } from "@/lib/shared/hrefs";
import type { PageParams } from "@/lib/shared/query-params";
import { VendorDesk } from "@/app/_desks/vendor-desk";

export const metadata: Metadata = { title: "Vendor Dashboard", robots: { index: false, follow: false } };

export default function VendorDashboardPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <GuardedPage group="vendor" path={hrefs.vendorDashboard()}>
      {(viewer) =>
        guardVendorPage(viewer, null, () => <VendorDesk viewer={viewer} searchParams={searchParams} />)
      }
    </GuardedPage>
  );
}
