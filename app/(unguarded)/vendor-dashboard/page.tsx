import type { Metadata } from "next";
import { guardVendorPage } from "@/app/_guard/vendor-guard";
import { UnguardedPage } from "@/app/_guard/unguarded-page";
import { VendorDesk } from "@/app/_desks/vendor-desk";
import type { PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Vendor Dashboard", robots: { index: false, follow: false } };

export default function VendorDashboardDirectPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <UnguardedPage group="vendor" title="Vendor Dashboard">
      {(viewer) =>
        guardVendorPage(viewer, null, () => <VendorDesk viewer={viewer} searchParams={searchParams} />)
      }
    </UnguardedPage>
  );
}
