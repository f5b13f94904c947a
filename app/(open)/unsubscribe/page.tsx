import type { Metadata } from "next";
import { UnsubscribeView } from "@/components/notifications/unsubscribe-view";
import { Card, CardContent } from "@/components/ui/card";
import { digestsName, notificationTypeNames } from "@/lib/notifications/preferences/preferences.copy";
import { readUnsubscribeType } from "@/lib/notifications/preferences/unsubscribe.queries";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = {
  title: "Unsubscribe",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function UnsubscribePage({ searchParams }: { searchParams: PageParams }) {
  const { token = "" } = await readPageParams(searchParams);
  const type = await readUnsubscribeType(token);
  return (
    <div className="page py-8 md:py-16">
      <Card className="mx-auto max-w-lg">
        <CardContent className="grid gap-4">
          <h1 className="text-2xl font-bold">Unsubscribe</h1>
          <UnsubscribeView
            token={token}
            about={type === "digests" ? digestsName : type && notificationTypeNames[type]}
          />
        </CardContent>
      </Card>
    </div>
  );
}
