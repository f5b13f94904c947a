import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { EditJobForm } from "./edited-job";
import { JobPreview } from "./job-preview";

export const metadata: Metadata = { title: "Edit job", robots: { index: false, follow: false } };

type Props = { params: Promise<{ id: string }>; searchParams: PageParams };

export default async function EditJobPage({ params, searchParams }: Props) {
  const { id } = await params;
  const preview = (await readPageParams(searchParams)).view === "preview";
  return (
    <GuardedPage group="member" path={hrefs.editJob(id, preview ? "view=preview" : undefined)}>
      {(viewer) =>
        preview ? <JobPreview id={id} viewer={viewer} /> : <EditJobForm id={id} viewer={viewer} />
      }
    </GuardedPage>
  );
}
