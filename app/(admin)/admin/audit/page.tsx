import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { AuditFilters } from "@/components/admin/audit/audit-filters";
import { AuditList } from "@/components/admin/audit/audit-list";
import { Lock } from "@/components/ui/deferred-icons";
import { listAudit, listAuditActions } from "@/lib/audit/queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";
import { auditHref, readAuditFilter } from "./audit-address";

export const metadata: Metadata = { title: "Audit log", robots: { index: false, follow: false } };

export default function AdminAuditPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.audit()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readAuditFilter(params);
        const [list, actions] = await Promise.all([
          readList(params, ({ cursor }) => listAudit({ ...filter, limit: 50, cursor })),
          listAuditActions(),
        ]);
        return (
          <AdminList
            title="Audit log"
            current="audit"
            icon={Lock}
            list={list}
            hrefOf={({ cursor }) => auditHref(filter, cursor)}
            lead={<AuditFilters key={auditHref(filter)} filter={filter} actions={actions} />}
            empty={{
              title: "No entries",
              text: "Everything administrators do shows up here. No one can change or delete it.",
            }}
          >
            <AuditList entries={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
