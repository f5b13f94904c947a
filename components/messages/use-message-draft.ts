"use client";

import { useEffect, useRef, useState } from "react";
import { openDraft, type OpenDraft } from "@/lib/client/draft-store";

/**
 * The text of a message, kept on this device until it is sent: a reload or a closed tab loses nothing, logging out
 * empties it. Give what uses it a key by the name: the text is that of the first one.
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
