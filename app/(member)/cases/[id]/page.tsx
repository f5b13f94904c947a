import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { CaseView } from "@/components/cases/case-view";
import { MarkNoticesRead } from "@/components/notifications/mark-notices-read";
import type { CaseDto } from "@/lib/cases/contract";
import { getCase } from "@/lib/cases/queries";
import { findActor } from "@/lib/members/acting.commands";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { isUuid } from "@/lib/shared/uuid";

export const metadata: Metadata = { title: "Case", robots: { index: false, follow: false } };

async function readOwnCase(viewer: Viewer, id: string): Promise<CaseDto> {
  if (!isUuid(id)) notFound();
  const subject = { kind: "case", id } as const;
  return getCase(await findActor({ viewer, subject, permission: "answer" }), id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
}

export default async function CasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <GuardedPage group="member" path={hrefs.case(id)}>
      {async (viewer) => (
        <>
          <MarkNoticesRead href={hrefs.case(id)} />
          <CaseView dealCase={await readOwnCase(viewer, id)} />
        </>
      )}
    </GuardedPage>
  );
}
