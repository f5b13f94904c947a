import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { Subcategories } from "@/components/admin/subcategories/subcategories";
import { LinkTabs } from "@/components/ui/link-tabs";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { listSubcategoriesOf } from "@/lib/subcategories/queries";
import { treeSectionNames, treeSections } from "@/lib/subcategories/rules";

export const metadata: Metadata = { title: "Subcategories", robots: { index: false, follow: false } };

export default function AdminSubcategoriesPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.subcategories()}>
      {async () => {
        const requestedSection = (await readPageParams(searchParams)).section;
        const section = treeSections.find((name) => name === requestedSection) ?? "products";
        return (
          <AdminShell title="Subcategories" current="subcategories">
            <div className="grid gap-2">
              <LinkTabs
                label="Subcategories of"
                tabs={treeSections.map((name) => ({
                  label: treeSectionNames[name],
                  href: adminHrefs.subcategories(name === "products" ? "" : `section=${name}`),
                  current: name === section,
                }))}
              />
              <p className="text-muted-foreground max-w-prose">
                Changes show right away in forms, filters and on pages. Real estate uses property types
                instead.
              </p>
            </div>
            <Subcategories key={section} section={section} tree={await listSubcategoriesOf(section)} />
          </AdminShell>
        );
      }}
    </AdminPage>
  );
}
