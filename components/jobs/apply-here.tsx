"use client";

import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Send } from "@/components/ui/more-icons";
import { useCurrentUser } from "@/components/users/hooks";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { hrefs } from "@/lib/shared/hrefs";

const ApplyDialog = lazy(() => import("./apply-dialog").then((module) => ({ default: module.ApplyDialog })));

type Props = { job: Pick<JobDetailDto, "id" | "title" | "company">; size: "md" | "lg" };

/** Applying by a message to who posted the job; signed out it leads to the sign-in and back. */
export function ApplyHere({ job, size }: Props) {
  const { user } = useCurrentUser();
  const [open, setOpen] = useState(false);
  if (!user) {
    return (
      <ButtonLink href={hrefs.auth(hrefs.job(job.id))} size={size}>
        <Send />
        Sign in to apply
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        <Send />
        Apply
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ApplyDialog job={job} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
