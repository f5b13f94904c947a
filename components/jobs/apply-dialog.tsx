"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SkeletonText } from "@/components/ui/skeleton";
import { useCurrentUser } from "@/components/users/hooks";
import { getApplyStart } from "@/lib/applications/contract";
import { applicationStatusNames } from "@/lib/applications/rules";
import { call } from "@/lib/client/api";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { ApplyForm } from "./apply-form";
import { jobKeys } from "./keys";

type Props = { job: Pick<JobDetailDto, "id" | "title" | "company">; onClose: () => void };

export function ApplyDialog({ job, onClose }: Props) {
  const { user } = useCurrentUser();
  const [isSent, setIsSent] = useState(false);
  const { data, error } = useQuery({
    queryKey: jobKeys.application(job.id, user?.id ?? null),
    queryFn: () => call(getApplyStart, { params: { id: job.id } }),
    // Keeps the form mounted through a sign-in, so typed text isn't lost.
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const title = isSent ? "Application sent" : data?.sent ? "Your application" : `Apply for ${job.title}`;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={title}>
      {isSent ? (
        <StatusMessage text={`${job.company} has your application for ${job.title}.`} />
      ) : data?.sent ? (
        <StatusMessage
          text={`You applied for this job. Status: ${applicationStatusNames[data.sent.status]}.`}
        />
      ) : data ? (
        <ApplyForm job={job} start={data} onSent={() => setIsSent(true)} onClose={onClose} />
      ) : error ? (
        <Alert variant="harm" role="alert">
          <p>{errorText(error, tryAgain)}</p>
        </Alert>
      ) : (
        <div className="grid gap-4">
          <SkeletonText />
          <SkeletonText className="w-2/3" />
        </div>
      )}
    </Dialog>
  );
}

function StatusMessage({ text }: { text: string }) {
  return (
    <div className="grid gap-4">
      <p role="status">{text}</p>
      <p className="text-muted-foreground text-sm">We’ll let you know about each step.</p>
      <ButtonLink href={hrefs.myApplications()} className="justify-self-start">
        View my applications
      </ButtonLink>
    </div>
  );
}
