"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-error";
import { RotateCcw, X } from "@/components/ui/icons";
import type { Job } from "./upload-queue";

function stateOf({ state, progress }: Job): string {
  if (state === "waiting") return "Waiting";
  return progress < 1 ? `Uploading, ${Math.round(progress * 100)}%` : "Preparing";
}

export function JobProgress({ job }: { job: Job }) {
  if (job.state === "failed") return <FieldError>{job.error}</FieldError>;
  return (
    <div className="grid gap-1">
      <progress
        aria-label={`Uploading ${job.file.name}`}
        max={1}
        value={job.progress}
        className="accent-primary h-1.5 w-full"
      />
      <p className="text-muted-foreground text-xs">{stateOf(job)}</p>
    </div>
  );
}

function JobPreview({ job }: { job: Job }) {
  const [shown, setShown] = useState(true);
  return (
    <div className="bg-muted aspect-4/3 w-full overflow-hidden rounded-sm">
      {shown ? (
        <img
          src={job.preview}
          alt=""
          className="size-full object-cover opacity-60"
          onError={() => setShown(false)}
        />
      ) : null}
    </div>
  );
}

type Props = { job: Job; onRetry: () => void; onDrop: () => void };

export function JobTile({ job, onRetry, onDrop }: Props) {
  const failed = job.state === "failed";
  return (
    <li
      data-slot="job-tile"
      className={`bg-card flex flex-col gap-2 rounded-md border p-1.5 ${failed ? "border-harm" : ""}`}
    >
      <JobPreview job={job} />
      <p className="truncate text-sm" title={job.file.name}>
        {job.file.name}
      </p>
      <div role={failed ? "alert" : undefined}>
        <JobProgress job={job} />
      </div>
      <div className="mt-auto flex flex-wrap gap-1">
        {failed && job.isRetryable ? (
          <Button variant="secondary" size="sm" aria-label={`Try ${job.file.name} again`} onClick={onRetry}>
            <RotateCcw />
            Try again
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${failed ? "Remove" : "Cancel"} ${job.file.name}`}
          onClick={onDrop}
        >
          <X />
          {failed ? "Remove" : "Cancel"}
        </Button>
      </div>
    </li>
  );
}
