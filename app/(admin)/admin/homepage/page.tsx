import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { HomepageForm } from "@/components/admin/homepage/homepage-form";
import { HomepageHistory } from "@/components/admin/homepage/homepage-history";
import { Pagination } from "@/components/ui/pagination";
import { listHomepageChanges, listHomepageValues } from "@/lib/homepage/queries";
import { withHomepageDefaults } from "@/lib/homepage/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Homepage", robots: { index: false, follow: false } };

export default function AdminHomepagePage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.homepage()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const [list, { page, cursor }] = await Promise.all([
          listHomepageValues(),
          readPageOrFirst(params.cursor, listHomepageChanges),
        ]);
        const saved = withHomepageDefaults(list);
        return (
          <AdminShell title="Homepage" current="homepage" className="gap-8">
            <HomepageForm key={JSON.stringify(saved)} saved={saved} />
            <HomepageHistory changes={page.items} saved={saved} />
            <Pagination
              label="History"
              previousHref={cursor ? adminHrefs.homepage() : null}
              nextHref={page.next ? adminHrefs.homepage(`cursor=${page.next}`) : null}
            />
          </AdminShell>
        );
      }}
    </AdminPage>
  );
}
