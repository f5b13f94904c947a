import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";

export function UnconfirmedNotice() {
  return (
    <Alert variant="waiting" title="Confirm your email to post this job">
      <p>You can write it now. It stays a draft until you confirm your email.</p>
      <ButtonLink href={hrefs.profile("email")} variant="secondary" size="sm" className="mt-2">
        Confirm email
      </ButtonLink>
    </Alert>
  );
}

function Reason({ title, reason, children }: { title: string; reason: string | null; children: string }) {
  return (
    <Alert variant="harm" title={title}>
      {reason ? <p className="whitespace-pre-line">{reason}</p> : null}
      <p>{children}</p>
    </Alert>
  );
}

export function JobNotices({ job }: { job: OwnJobDto }) {
  const { status, decisionReason: reason, submittedAt, editing } = job;
  if (status === "changes_requested") {
    return (
      <Reason title="Our team asked for changes" reason={reason}>
        Make the changes and resubmit it.
      </Reason>
    );
  }
  if (status === "rejected") {
    return (
      <Reason title="This job wasn’t approved" reason={reason}>
        You can edit and resubmit it.
      </Reason>
    );
  }
  if (status === "pending") {
    return (
      <Alert variant="waiting" title="In review">
        <p>
          {submittedAt ? `Submitted on ${formatDate(submittedAt)}. ` : ""}You can still change it; our team
          sees what you save.
        </p>
      </Alert>
    );
  }
  if (editing !== "review") return null;
  return (
    <Alert title="Edits need another review">
      <p>
        Pay, openings and the apply-by date change right away. Any other change takes the job off the site
        until we approve it.
      </p>
    </Alert>
  );
}
