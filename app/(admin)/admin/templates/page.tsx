import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { Templates } from "@/components/admin/templates/templates";
import { listReasonTemplates } from "@/lib/reports/templates.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

export const metadata: Metadata = { title: "Templates", robots: { index: false, follow: false } };

export default function AdminTemplatesPage() {
  return (
    <AdminPage path={adminHrefs.templates()}>
      {async () => (
        <div className="page grid gap-6 py-6 md:py-8">
          <AdminHeader title="Templates" current="templates" />
          <p className="text-muted-foreground max-w-prose">
            Start from these reasons when you request changes or reject. Every queue also has its own built-in
            ones.
          </p>
          <Templates templates={await listReasonTemplates()} />
        </div>
      )}
    </AdminPage>
  );
}
