import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { HomepageForm } from "@/components/admin/homepage/homepage-form";
import { HomepageHistory } from "@/components/admin/homepage/homepage-history";
import { listHomepageChanges, listHomepageValues } from "@/lib/homepage/queries";
import { fillHomepageValues } from "@/lib/homepage/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

export const metadata: Metadata = { title: "Homepage", robots: { index: false, follow: false } };

export default function AdminHomepagePage() {
  return (
    <AdminPage path={adminHrefs.homepage()}>
      {async () => {
        const [list, changes] = await Promise.all([listHomepageValues(), listHomepageChanges()]);
        const saved = fillHomepageValues(list);
        return (
          <div className="page grid gap-8 py-6 md:py-8">
            <AdminHeader title="Homepage" current="homepage" />
            <HomepageForm key={JSON.stringify(saved)} saved={saved} />
            <HomepageHistory changes={changes} saved={saved} />
          </div>
        );
      }}
    </AdminPage>
  );
}
