"use client";

import { useJobAction } from "@/components/jobs/desk/hooks";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Pipeline } from "@/lib/applications/pipeline.rules";
import { undecidedStatuses } from "@/lib/applications/rules";

export function FilledPrompt({ job, columns }: Pipeline) {
  const act = useJobAction();
  const totalOf = (some: readonly string[]) =>
    columns.reduce((sum, { status, total }) => (some.includes(status) ? sum + total : sum), 0);
  const hired = totalOf(["hired"]);
  if (!job.fillable || hired < job.openings) return null;
  const waiting = totalOf(undecidedStatuses);
  const others = waiting === 1 ? "the other applicant" : `the other ${waiting} applicants`;
  return (
    <Alert
      variant="trust"
      title={job.openings === 1 ? "You’ve hired someone" : `You’ve hired ${hired} people`}
    >
      <p>
        Mark the job as filled to stop taking applications.
        {waiting > 0 ? ` We’ll thank ${others} and let them know.` : ""}
      </p>
      <Button
        size="sm"
        className="mt-2"
        pending={act.isPending}
        onClick={() => act.mutate({ job, action: "fill" })}
      >
        Mark as filled
      </Button>
    </Alert>
  );
}
