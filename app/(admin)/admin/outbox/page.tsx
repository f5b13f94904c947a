import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { OutboxList } from "@/components/admin/outbox-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Mail } from "@/components/ui/more-icons";
import { LinkTabs } from "@/components/ui/link-tabs";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { OpenMail } from "./open-mail";
import { outboxHref, readOutboxAddress, readOutboxPage, statusTabs } from "./read-outbox";

export const metadata: Metadata = { title: "Outbox", robots: { index: false, follow: false } };

export default function AdminOutboxPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.outbox()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const asked = readOutboxAddress(params);
        const open = params.mail ?? null;
        const { page, cursor } = await readOutboxPage(asked);
        const { items, next } = page;
        const address = { ...asked, cursor };
        const { status, search = "" } = asked;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Outbox" current="outbox" />
            <LinkTabs
              label="Emails by status"
              tabs={statusTabs.map((tab) => ({
                label: tab.label,
                href: outboxHref({ status: tab.status, search }),
                current: tab.status === status,
              }))}
            />
            {items.length > 0 || search ? (
              <SearchForm
                action={outboxHref({})}
                label="Search emails"
                placeholder="Address or subject"
                value={search}
                kept={status ? [{ name: "status", value: status }] : []}
              />
            ) : null}
            {items.length === 0 && search ? (
              <NoMatches icon={Mail} search={search} clearHref={outboxHref({ status })} />
            ) : items.length === 0 ? (
              <EmptyState icon={Mail} title="No emails here">
                <p className="text-muted-foreground">Emails the site sends show up here.</p>
              </EmptyState>
            ) : (
              <div className={open ? "grid items-start gap-6 lg:grid-cols-2" : "grid"}>
                <OutboxList
                  mails={items.map((mail) => ({ ...mail, href: outboxHref({ ...address, mail: mail.id }) }))}
                  open={open}
                />
                {open ? <OpenMail id={open} closeHref={outboxHref(address)} /> : null}
              </div>
            )}
            <Pagination
              label="Emails"
              previousHref={address.cursor ? outboxHref({ status, search }) : null}
              nextHref={next ? outboxHref({ status, search, cursor: next }) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
