import { AdminShell } from "@/components/admin/admin-shell";
import { QueueCards } from "@/components/admin/queue-cards";
import { SiteHealth } from "@/components/admin/site-health";
import { getAdminDesk } from "@/lib/platform/overview.queries";
import { getReadinessChecks } from "@/lib/platform/queries";

type Props = { moderator?: boolean };

export async function AdminOverview({ moderator = false }: Props) {
  const [desk, checks] = await Promise.all([getAdminDesk(), moderator ? null : getReadinessChecks()]);
  return (
    <AdminShell title="Administration" current="overview">
      <h2 className="text-lg font-semibold">Waiting for you</h2>
      <QueueCards desk={desk} moderator={moderator} />
      {checks ? (
        <>
          <h2 className="text-lg font-semibold">Health</h2>
          <SiteHealth checks={checks} />
        </>
      ) : null}
    </AdminShell>
  );
}
