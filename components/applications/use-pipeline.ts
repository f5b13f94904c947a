"use client";

import { useRouter } from "next/navigation";
import { startTransition, useOptimistic, useRef, useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { listApplicants, moveApplication, type ApplicantDto } from "@/lib/applications/contract";
import {
  moveApplicant,
  appendPages,
  type LoadedPages,
  type Pipeline,
} from "@/lib/applications/pipeline.rules";
import type { ApplicationStatus } from "@/lib/applications/rules";
import { call, callWithHeaders } from "@/lib/client/api";
import { nextCursor } from "@/lib/shared/link-header";

export type Moved = { applicant: ApplicantDto; from: ApplicationStatus; to: ApplicationStatus };

const without = (applicants: LoadedPages["applicants"], ids: readonly string[]) =>
  applicants.filter(({ id }) => !ids.includes(id));

export function usePipeline({ job, columns }: Pipeline) {
  const router = useRouter();
  const [further, setFurther] = useState<LoadedPages>({ applicants: [], next: {} });
  const [shown, place] = useOptimistic(appendPages(columns, further), moveApplicant);
  const [loading, setLoading] = useState<ApplicationStatus | null>(null);
  const [last, setLast] = useState<Moved | null>(null);
  const sent = useRef<Promise<unknown>>(Promise.resolve());

  /** Serialized: each move starts from the state that the previous one produced. */
  async function send(id: string, body: { from: ApplicationStatus; to: ApplicationStatus }): Promise<void> {
    const before = sent.current;
    const sending = before.then(() => call(moveApplication, { params: { id }, body }));
    sent.current = sending.catch(() => undefined);
    await sending;
  }

  /** An undo can't be undone, and no undo is offered while a move is in flight. */
  function move(applicant: ApplicantDto, to: ApplicationStatus, isUndo = false): void {
    const { id, status: from } = applicant;
    if (from === to) return;
    setLast(null);
    startTransition(async () => {
      place({ id, to });
      try {
        await send(id, { from, to });
        const moved = { ...applicant, status: to };
        startTransition(() =>
          setFurther(({ applicants, next }) => ({ applicants: [moved, ...without(applicants, [id])], next })),
        );
        if (!isUndo) startTransition(() => setLast({ applicant: { ...applicant, status: to }, from, to }));
      } catch (error) {
        toastFailure(`${applicant.name} was not moved`, error);
      }
      startTransition(() => router.refresh());
    });
  }

  function noteDeclined(ids: readonly string[]): void {
    const note = (applicant: ApplicantDto): ApplicantDto =>
      ids.includes(applicant.id) ? { ...applicant, status: "rejected" } : applicant;
    setFurther(({ applicants, next }) => ({ applicants: applicants.map(note), next }));
  }

  async function showMore(status: ApplicationStatus, cursor: string): Promise<void> {
    setLoading(status);
    try {
      const query = { status, cursor };
      const { data, headers } = await callWithHeaders(listApplicants, { params: { id: job.id }, query });
      const ids = data.map(({ id }) => id);
      setFurther(({ applicants, next }) => ({
        applicants: [...without(applicants, ids), ...data],
        next: { ...next, [status]: nextCursor(headers) },
      }));
    } catch (error) {
      toastFailure("We couldn’t load more applicants", error);
    } finally {
      setLoading(null);
    }
  }

  function undo(): void {
    if (!last) return;
    move(last.applicant, last.from, true);
  }

  return { columns: shown, move, last, undo, showMore, noteDeclined, loading };
}
