import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Briefcase } from "@/components/ui/icons";
import { hrefs } from "@/lib/shared/hrefs";
import { savedDataNote } from "@/lib/shared/saved-data-note";

export const metadata: Metadata = { title: "Job not found" };

export default function JobNotFound() {
  return (
    <EmptyState icon={Briefcase} title="We can’t find this job" level={1} className="py-section page">
      <p className="text-muted-foreground">
        It may have been taken down, or the link is incomplete. {savedDataNote}
      </p>
      <ButtonLink href={hrefs.jobs()} variant="secondary" className="mt-3">
        See all open jobs
      </ButtonLink>
    </EmptyState>
  );
}
