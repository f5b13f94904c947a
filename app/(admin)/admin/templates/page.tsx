import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { Templates } from "@/components/admin/templates/templates";
import { listReasonTemplates } from "@/lib/reports/templates.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

export const metadata: Metadata = { title: "Templates", robots: { index: false, follow: false } };

export default function AdminTemplatesPage() {
  return (
    <AdminPage path={adminHrefs.templates()}>
      {async () => (
        <AdminShell title="Templates" current="templates">
          <p className="text-muted-foreground max-w-prose">
            Start from these reasons when you request changes or reject. Every queue also has its own built-in
            ones.
          </p>
          <Templates templates={await listReasonTemplates()} />
        </AdminShell>
      )}
    </AdminPage>
  );
}
