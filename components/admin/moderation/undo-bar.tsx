"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { undoDecision } from "@/lib/audit/undo.contract";
import { undoSeconds } from "@/lib/audit/undo.rules";
import { call } from "@/lib/client/api";
import { areShortcutsOn } from "./shortcuts-store";
import { clearUndo, requestUndo, setUndone, useUndoable, type UndoEntry } from "./undo-store";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

async function undoAll({ kind, ids }: UndoEntry): Promise<unknown[]> {
  const refused: unknown[] = [];
  for (const id of ids) {
    try {
      await call(undoDecision, { body: { kind, id } });
    } catch (error) {
      refused.push(error);
    }
  }
  return refused;
}

function showUndone(refused: unknown[], { kind, ids }: UndoEntry): void {
  if (refused.length === 0) {
    const place = kind === "suggestion" ? "suggestions" : "queue";
    toast({ title: "Undone", description: `${ids.length > 1 ? "They’re" : "It’s"} back in the ${place}.` });
    return;
  }
  const title =
    ids.length === 1 ? "We couldn’t undo that" : `We couldn’t undo ${refused.length} of ${ids.length}`;
  toastFailure(title, refused[0]);
}

function useUndoKey(undo: () => void): void {
  const onUndoKey = useEffectEvent(undo);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "u" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || !areShortcutsOn()) return;
      onUndoKey();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function useUndoTimer(undoable: UndoEntry | null, undo: () => void): void {
  const undoRequested = useEffectEvent(undo);

  useEffect(() => {
    if (!undoable) return;
    if (undoable.requested) undoRequested();
    const timer = setTimeout(clearUndo, Math.max(0, undoable.until - Date.now()));
    return () => clearTimeout(timer);
  }, [undoable]);
}

export function UndoBar() {
  const undoable = useUndoable();
  const router = useRouter();
  const undo = useMutation({
    mutationFn: undoAll,
    onSuccess: (refused, undone) => {
      showUndone(refused, undone);
      setUndone(undone.ids);
    },
    onSettled: () => {
      clearUndo();
      router.refresh();
    },
  });

  function start(): void {
    if (undoable && !undo.isPending) undo.mutate(undoable);
  }

  useUndoKey(() => {
    if (!requestUndo()) start();
  });
  useUndoTimer(undoable, start);
  return (
    <div
      role="status"
      className="bottom-bottom-bar pointer-events-none fixed inset-x-0 z-40 grid justify-center p-4 print:hidden"
    >
      {undoable ? (
        <div className="bg-card shadow-float pointer-events-auto flex max-w-lg items-center gap-4 rounded-xl border p-3 pl-4">
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-medium">{undoable.title}.</span>{" "}
            <span className="text-muted-foreground">
              {undoable.kind === "suggestion"
                ? `You can undo this for ${undoSeconds} seconds.`
                : `We’ll notify them in ${undoSeconds} seconds.`}
            </span>
          </p>
          <Button variant="secondary" aria-keyshortcuts="u" pending={undo.isPending} onClick={start}>
            Undo
          </Button>
        </div>
      ) : null}
    </div>
  );
}
