import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { CaseQueue } from "@/components/admin/cases/case-queue";
import { Scale } from "@/components/ui/deferred-icons";
import { LinkTabs } from "@/components/ui/link-tabs";
import { caseStatusNames } from "@/lib/cases/copy";
import { listCases } from "@/lib/cases/moderation.queries";
import { caseStatuses, type CaseStatus } from "@/lib/cases/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Cases", robots: { index: false, follow: false } };

function casesHref(status: CaseStatus, query: { cursor?: string } = {}): string {
  return adminHrefs.cases(writeQuery({ status: status === "open" ? null : status, ...query }));
}

export default function AdminCasesPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.cases()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const status = caseStatuses.find((one) => one === params.status) ?? "open";
        const list = await readList(params, ({ limit, cursor }) => listCases({ status, limit, cursor }));
        return (
          <AdminList
            title="Cases"
            current="cases"
            icon={Scale}
            list={list}
            hrefOf={({ cursor }) => casesHref(status, { cursor })}
            lead={
              <LinkTabs
                label="Cases by status"
                tabs={caseStatuses.map((one) => ({
                  label: caseStatusNames[one],
                  href: casesHref(one),
                  current: one === status,
                }))}
              />
            }
            empty={
              status === "open"
                ? {
                    title: "No open cases",
                    text: "Problems that people report with their deals show up here.",
                  }
                : { title: "No closed cases", text: "Cases you close show up here." }
            }
          >
            <CaseQueue key={status} cases={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
