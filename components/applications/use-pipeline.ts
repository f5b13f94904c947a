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

type PipelineMove = { applicant: ApplicantDto; from: ApplicationStatus; to: ApplicationStatus };

const without = (applicants: LoadedPages["applicants"], ids: readonly string[]) =>
  applicants.filter(({ id }) => !ids.includes(id));

function useLoadedPages(jobId: string) {
  const [loaded, setLoaded] = useState<LoadedPages>({ applicants: [], next: {} });
  const [loading, setLoading] = useState<ApplicationStatus | null>(null);

  function replace(applicant: ApplicantDto): void {
    setLoaded(({ applicants, next }) => ({
      applicants: [applicant, ...without(applicants, [applicant.id])],
      next,
    }));
  }

  function noteDeclined(ids: readonly string[]): void {
    const note = (applicant: ApplicantDto): ApplicantDto =>
      ids.includes(applicant.id) ? { ...applicant, status: "rejected" } : applicant;
    setLoaded(({ applicants, next }) => ({ applicants: applicants.map(note), next }));
  }

  async function showMore(status: ApplicationStatus, cursor: string): Promise<void> {
    setLoading(status);
    try {
      const query = { status, cursor };
      const { data, headers } = await callWithHeaders(listApplicants, { params: { id: jobId }, query });
      const ids = data.map(({ id }) => id);
      setLoaded(({ applicants, next }) => ({
        applicants: [...without(applicants, ids), ...data],
        next: { ...next, [status]: nextCursor(headers) },
      }));
    } catch (error) {
      toastFailure("We couldn’t load more applicants", error);
    } finally {
      setLoading(null);
    }
  }

  return { loaded, loading, replace, noteDeclined, showMore };
}

export function usePipeline({ job, columns }: Pipeline) {
  const router = useRouter();
  const { loaded, replace, ...pages } = useLoadedPages(job.id);
  const [shown, place] = useOptimistic(appendPages(columns, loaded), moveApplicant);
  const [last, setLast] = useState<PipelineMove | null>(null);
  const sent = useRef<Promise<unknown>>(Promise.resolve());

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
        startTransition(() => replace(moved));
        if (!isUndo) startTransition(() => setLast({ applicant: moved, from, to }));
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

  return { ...pages, columns: shown, move, last, undo };
}
