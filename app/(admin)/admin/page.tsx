import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { AdminOverview } from "@/app/_desks/admin-overview";

export const metadata: Metadata = { title: "Administration", robots: { index: false, follow: false } };

export default function AdminDashboardPage() {
  return (
    <AdminPage path={adminHrefs.dashboard()}>
      {(viewer) => <AdminOverview moderator={viewer.moderator} />}
    </AdminPage>
  );
}
