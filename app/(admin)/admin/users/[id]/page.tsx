import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { PersonFile } from "@/components/admin/users/person-file";
import { getPersonFile } from "@/lib/platform/person.queries";
import type { PersonFileDto } from "@/lib/platform/person.contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { AppError } from "@/lib/shared/app-error";
import { displayName } from "@/lib/users/rules";

export const metadata: Metadata = { title: "Person", robots: { index: false, follow: false } };

async function readFile(id: string): Promise<PersonFileDto> {
  try {
    return await getPersonFile(id);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    notFound();
  }
}

export default async function AdminPersonPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <AdminPage path={adminHrefs.person(id)}>
      {async (viewer) => {
        const file = await readFile(id);
        return (
          <AdminShell title={displayName(file.account)} current="users">
            <PersonFile file={file} viewerId={viewer.id} />
          </AdminShell>
        );
      }}
    </AdminPage>
  );
}
