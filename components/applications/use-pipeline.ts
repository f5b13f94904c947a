"use client";

import { useRouter } from "next/navigation";
import { startTransition, useOptimistic, useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { moveApplication, type ApplicantDto } from "@/lib/applications/contract";
import type { Pipeline } from "@/lib/applications/pipeline.rules";
import { placeInPipeline } from "@/lib/applications/pipeline.rules";
import type { ApplicationStatus } from "@/lib/applications/rules";
import { call } from "@/lib/client/api";

export type Moved = { applicant: ApplicantDto; from: ApplicationStatus; to: ApplicationStatus };

/** The columns as they will be, a move that shows at once, and the last one to take back. */
export function usePipeline(columns: Pipeline["columns"]) {
  const router = useRouter();
  const [shown, place] = useOptimistic(columns, placeInPipeline);
  const [last, setLast] = useState<Moved | null>(null);

  /** What is taken back is not offered to be taken back again, and nothing is while a move is on its way. */
  function move(applicant: ApplicantDto, to: ApplicationStatus, takesBack = false): void {
    const { id, status: from } = applicant;
    if (from === to) return;
    setLast(null);
    startTransition(async () => {
      place({ id, to });
      try {
        await call(moveApplication, { params: { id }, body: { from, to } });
        if (!takesBack) startTransition(() => setLast({ applicant: { ...applicant, status: to }, from, to }));
      } catch (error) {
        toastFailure(`${applicant.name} was not moved`, error);
      }
      startTransition(() => router.refresh());
    });
  }

  function undo(): void {
    if (!last) return;
    move(last.applicant, last.from, true);
  }

  return { columns: shown, move, last, undo };
}
