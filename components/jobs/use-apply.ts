"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { applyForJob } from "@/lib/applications/contract";
import { applicationCopy } from "@/lib/applications/copy";
import { answerErrors, type Question } from "@/lib/applications/rules";
import { ApiError, call } from "@/lib/client/api";
import { newUuid } from "@/lib/shared/uuid";
import { jobKeys } from "./keys";

type Body = { note: string; resumeId?: string; answers: Record<string, string> };
type Options = { jobId: string; questions: readonly Question[]; onSent: () => void };

export function useApply({ jobId, questions, onSent }: Options) {
  const client = useQueryClient();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const key = useRef({ of: "", id: "" });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body) => {
      const text = JSON.stringify(body);
      if (key.current.of !== text) key.current = { of: text, id: newUuid() };
      return call(applyForJob, { params: { id: jobId }, body }, { idempotencyKey: key.current.id });
    },
    onSuccess: () => {
      onSent();
      void client.invalidateQueries({ queryKey: jobKeys.one(jobId) });
    },
  });

  function check(body: Body): boolean {
    const found = answerErrors(questions, body.answers);
    if (!body.note) found.note = applicationCopy.noteMissing;
    setProblems(found);
    return Object.keys(found).length === 0;
  }

  function send(body: Body): void {
    if (check(body) && !isPending) mutate(body);
  }

  const refused = error instanceof ApiError ? error.fields : {};
  const problem = error ? errorText(error, `Your application wasn’t sent. ${tryAgain}`) : null;
  return { check, send, fields: { ...refused, ...problems }, problem, isPending };
}
