import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { OutboxList } from "@/components/admin/outbox-list";
import { LinkTabs } from "@/components/ui/link-tabs";
import { Mail } from "@/components/ui/deferred-icons";
import { mailStatusName } from "@/lib/notifications/outbox/outbox.copy";
import { listMails } from "@/lib/notifications/outbox/outbox.queries";
import { hasMailServer } from "@/lib/server/mail";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";
import { OpenMail } from "./open-mail";
import { outboxHref, readMailStatus, statusTabs } from "./outbox-address";

export const metadata: Metadata = { title: "Outbox", robots: { index: false, follow: false } };

export default function AdminOutboxPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.outbox()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const status = readMailStatus(params.status);
        const list = await readList(params, (query) => listMails({ ...query, status }));
        const { search, cursor } = list;
        const open = params.mail ?? null;
        const address = { status, search, cursor };
        return (
          <AdminList
            title="Outbox"
            current="outbox"
            icon={Mail}
            list={list}
            hrefOf={(query) => outboxHref({ status, ...query })}
            lead={
              <LinkTabs
                label="Emails by status"
                tabs={statusTabs.map((tab) => ({
                  label: tab ? mailStatusName(tab, hasMailServer) : "All",
                  href: outboxHref({ status: tab, search }),
                  current: tab === status,
                }))}
              />
            }
            searchForm={{
              action: adminHrefs.outbox(),
              label: "Search emails",
              placeholder: "Address or subject",
              preservedParams: status ? [{ name: "status", value: status }] : [],
            }}
            empty={{ title: "No emails here", text: "Emails the site sends show up here." }}
            paginationLabel="Emails"
          >
            <div className={open ? "grid items-start gap-6 lg:grid-cols-2" : "grid"}>
              <OutboxList
                mails={list.items.map((mail) => ({
                  ...mail,
                  href: outboxHref({ ...address, mail: mail.id }),
                }))}
                open={open}
                delivers={hasMailServer}
              />
              {open ? <OpenMail id={open} closeHref={outboxHref(address)} /> : null}
            </div>
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
