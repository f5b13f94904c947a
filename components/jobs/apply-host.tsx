"use client";

import { lazy, Suspense, useEffect } from "react";
import { useCurrentUser } from "@/components/users/hooks";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { openApplication, setWaitingApplication, useApplications } from "./application-store";

const ApplyDialog = lazy(() => import("./apply-dialog").then((module) => ({ default: module.ApplyDialog })));

type Props = { job: Pick<JobDetailDto, "id" | "title" | "company"> };

/** Render once per page. Also opens when the user returns signed in to an application written while signed out. */
export function ApplyHost({ job }: Props) {
  const { user } = useCurrentUser();
  const { opened, waiting } = useApplications();
  useEffect(() => () => openApplication(null), []);

  function close(): void {
    openApplication(null);
    setWaitingApplication(null);
  }

  if (opened !== job.id && !(user && waiting?.jobId === job.id)) return null;
  return (
    <Suspense fallback={null}>
      <ApplyDialog job={job} onClose={close} />
    </Suspense>
  );
}
