"use client";

import { useEffect, useRef, useState } from "react";
import { openDraft, type OpenDraft } from "@/lib/client/draft-store";
import { applicationDraft } from "./application-store";

type ApplicationDraft = { note: string; answers: Record<string, string> };

function isWritten(values: object): values is ApplicationDraft {
  return "note" in values && typeof values.note === "string" && "answers" in values;
}

/**
 * Stored on this device until sent; survives a reload, closing the dialog and sign-in, and is cleared at logout. Starts
 * with the note of the last application.
 */
export function useApplicationDraft(jobId: string, lastNote: string) {
  const [written, setWritten] = useState<ApplicationDraft | null>(null);
  const latest = useRef<ApplicationDraft>(null);
  const draft = useRef<OpenDraft>(null);

  useEffect(() => {
    function restore(values: object): boolean {
      if (latest.current || !isWritten(values)) return false;
      latest.current = values;
      setWritten(values);
      return true;
    }
    const opened = openDraft(applicationDraft(jobId), restore);
    draft.current = opened;
    if (latest.current) opened.write(latest.current);
    else if (opened.own) restore(opened.own);
    return () => opened.close();
  }, [jobId]);

  const { note, answers } = written ?? { note: lastNote, answers: {} };

  function change(next: Partial<ApplicationDraft>): void {
    latest.current = { note, answers, ...next };
    setWritten(latest.current);
    draft.current?.write(latest.current);
  }

  return { note, answers, change, forget: () => draft.current?.forget() };
}
