"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Download } from "@/components/ui/deferred-icons";
import type { Pipeline } from "@/lib/applications/pipeline.rules";
import { undecidedStatuses } from "@/lib/applications/rules";
import { DeclineDialog } from "./decline-dialog";

type Props = Pipeline & { onDeclined: (ids: readonly string[]) => void };

export function BoardTools({ job, columns, onDeclined }: Props) {
  const [declining, setDeclining] = useState(false);
  const waiting = columns
    .filter(({ status }) => undecidedStatuses.includes(status))
    .flatMap(({ applicants }) => applicants);
  return (
    <div className="flex flex-wrap gap-3">
      {waiting.length > 0 ? (
        <Button variant="secondary" size="sm" onClick={() => setDeclining(true)}>
          Decline applicants
        </Button>
      ) : null}
      <a
        href={`/api/jobs/${job.id}/applications/export`}
        download
        className={buttonVariants({ variant: "secondary", size: "sm" })}
      >
        <Download />
        Export CSV
      </a>
      {declining ? (
        <DeclineDialog applicants={waiting} onDeclined={onDeclined} onClose={() => setDeclining(false)} />
      ) : null}
    </div>
  );
}
