import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { HeldQueue } from "@/components/admin/held/held-queue";
import { MessageCircle } from "@/components/ui/deferred-icons";
import { listHeldMessages } from "@/lib/messages/moderation/held.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Held messages", robots: { index: false, follow: false } };

export default function AdminHeldMessagesPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.heldMessages()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const list = await readList(params, listHeldMessages);
        return (
          <AdminList
            title="Held messages"
            current="held-messages"
            icon={MessageCircle}
            list={list}
            hrefOf={({ cursor }) => adminHrefs.heldMessages(writeQuery({ cursor }))}
            empty={{
              title: "No held messages",
              text: "When someone sends several people the same first message, we hold it here for you.",
            }}
          >
            <HeldQueue messages={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
