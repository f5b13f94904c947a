import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { readVendorFilter, VendorFilters, vendorsHref } from "@/components/admin/vendors/vendor-filters";
import { VendorQueue } from "@/components/admin/vendors/vendor-queue";
import { Store } from "@/components/ui/deferred-icons";
import { countVendors } from "@/lib/platform/overview.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Vendors", robots: { index: false, follow: false } };

export default function AdminVendorsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.vendors()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readVendorFilter(params.status);
        const status = filter === "all" ? undefined : filter;
        const [list, counts] = await Promise.all([
          readList(params, (query) => listVendorsForReview({ ...query, status })),
          countVendors(),
        ]);
        return (
          <AdminList
            title="Vendors"
            current="vendors"
            icon={Store}
            list={list}
            hrefOf={(query) => vendorsHref({ filter, ...query })}
            lead={<VendorFilters filter={filter} search={list.search} counts={counts} />}
            empty={{
              title: list.search ? "No vendors found" : "No vendors here",
              text: list.search
                ? "No vendors with this status match that name, username or email."
                : filter === "pending"
                  ? "New applications show up here for review."
                  : "No vendors have this status.",
            }}
          >
            <VendorQueue vendors={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
