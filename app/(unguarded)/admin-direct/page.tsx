import type { Metadata } from "next";
import { AdminOverview } from "@/app/_desks/admin-overview";
import { renderAdminPage } from "@/app/_guard/admin-page";
import { UnguardedPage } from "@/app/_guard/unguarded-page";

export const metadata: Metadata = { title: "Administration", robots: { index: false, follow: false } };

export default function AdminDirectPage() {
  return (
    <UnguardedPage group="admin" title="Administration">
      {(viewer) => renderAdminPage(viewer, () => <AdminOverview />)}
    </UnguardedPage>
  );
}
