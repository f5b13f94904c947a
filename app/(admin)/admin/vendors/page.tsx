import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { readVendorFilter, VendorFilters, vendorsHref } from "@/components/admin/vendors/vendor-filters";
import { VendorQueue } from "@/components/admin/vendors/vendor-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Store } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { countVendors } from "@/lib/platform/overview.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { readVendorPage } from "@/app/_desks/read-vendor-page";

export const metadata: Metadata = { title: "Vendors", robots: { index: false, follow: false } };

export default function AdminVendorsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.vendors()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readVendorFilter(params.status);
        const search = cleanInput(params.search, 100) ?? "";
        const [{ page, cursor }, counts] = await Promise.all([
          readVendorPage({ filter, search, cursor: params.cursor }),
          countVendors(),
        ]);
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Vendors" current="vendors" />
            <VendorFilters filter={filter} search={search} counts={counts} />
            {items.length > 0 ? (
              <VendorQueue vendors={items} />
            ) : (
              <EmptyState icon={Store} title={search ? "No vendors found" : "No vendors here"}>
                <p className="text-muted-foreground">
                  {search
                    ? "No vendors with this status match that name, username or email."
                    : filter === "pending"
                      ? "New applications show up here for review."
                      : "No vendors have this status."}
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Vendors"
              previousHref={cursor ? vendorsHref({ filter, search }) : null}
              nextHref={next ? vendorsHref({ filter, search, cursor: next }) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
