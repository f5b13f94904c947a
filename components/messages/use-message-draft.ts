"use client";

import { useEffect, useRef, useState } from "react";
import { openDraft, type OpenDraft } from "@/lib/client/draft-store";

/**
 * Stored on this device until sent; cleared at logout. Callers need a React key per `name`, because only the first name
 * is read.
 */
export function useMessageDraft(name: string): { text: string; change: (text: string) => void } {
  const [text, setText] = useState("");
  const draft = useRef<OpenDraft>(null);
  const latest = useRef<string>(null);

  useEffect(() => {
    function restore(values: object): boolean {
      if (latest.current !== null || !("text" in values) || typeof values.text !== "string") return false;
      latest.current = values.text;
      setText(values.text);
      return true;
    }
    const opened = openDraft(name, restore);
    draft.current = opened;
    if (latest.current) opened.write({ text: latest.current });
    else if (opened.own) restore(opened.own);
    return () => opened.close();
  }, [name]);

  function change(next: string): void {
    latest.current = next;
    setText(next);
    if (next.trim()) draft.current?.write({ text: next });
    else draft.current?.forget();
  }

  return { text, change };
}
