import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { AuditFilters } from "@/components/admin/audit/audit-filters";
import { AuditList } from "@/components/admin/audit/audit-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Lock } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { listAuditActions } from "@/lib/audit/queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { auditHref, readAuditFilter, readAuditPage } from "./read-audit";

export const metadata: Metadata = { title: "Audit log", robots: { index: false, follow: false } };

export default function AdminAuditPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.audit()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readAuditFilter(params);
        const [{ page, cursor }, actions] = await Promise.all([
          readAuditPage(filter, params.cursor),
          listAuditActions(),
        ]);
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Audit log" current="audit" />
            <AuditFilters key={auditHref(filter)} filter={filter} actions={actions} />
            {items.length > 0 ? (
              <AuditList entries={items} />
            ) : (
              <EmptyState icon={Lock} title="No entries">
                <p className="text-muted-foreground">
                  Everything administrators do shows up here. No one can change or delete it.
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Audit log"
              previousHref={cursor ? auditHref(filter) : null}
              nextHref={next ? auditHref(filter, next) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
