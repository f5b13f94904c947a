"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import type { UndoKind } from "@/lib/audit/undo.rules";
import { endSending, offerUndo } from "./undo-store";

export type QueueItem = { id: string; updatedAt: string };
export type Decision<T, A> = { items: readonly T[]; action: A; reason: string };
type Outcome<T> = { done: T[]; failed: { name: string; error: unknown }[]; since: number };

export type DecisionRules<T, A> = {
  send: (item: T, decision: { action: A; reason: string }) => Promise<unknown>;
  nameOf: (item: T) => string;
  doneName: (action: A) => string;
  plural: string;
  effect: string;
  /** Actions that can be undone for 15 seconds; notifications go out after that. */
  undoable?: { kind: UndoKind; actions: readonly A[] };
};

/** Runs sequentially so that a large selection doesn't crowd out other requests. */
async function decideAll<T extends QueueItem, A>(
  { items, action, reason }: Decision<T, A>,
  { send, nameOf }: DecisionRules<T, A>,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], failed: [], since: Date.now() };
  for (const item of items) {
    try {
      await send(item, { action, reason });
      outcome.done.push(item);
    } catch (error) {
      outcome.failed.push({ name: nameOf(item), error });
    }
  }
  return outcome;
}

function showOutcome<T extends QueueItem, A>(
  { items, action }: Decision<T, A>,
  { done, failed, since }: Outcome<T>,
  { nameOf, doneName, plural, effect, undoable }: DecisionRules<T, A>,
): void {
  const name = doneName(action);
  const [first] = failed;
  const [only] = done;
  const title =
    done.length === 1 && only ? `${nameOf(only)} was ${name}` : `${done.length} ${plural} were ${name}`;
  const canUndo = undoable?.actions.includes(action) ?? false;
  if (undoable && canUndo && done.length > 0) {
    offerUndo({ kind: undoable.kind, ids: done.map(({ id }) => id), title, since });
  }
  if (first) {
    toastFailure(
      failed.length === 1
        ? `${first.name} wasn’t ${name}`
        : `${failed.length} of ${items.length} weren’t ${name}`,
      first.error,
    );
    return;
  }
  if (!canUndo) toast({ title, description: effect });
}

export function useDecide<T extends QueueItem, A>(
  rules: DecisionRules<T, A>,
  onDone: (ids: string[]) => void,
) {
  const router = useRouter();
  return useMutation({
    mutationFn: (decision: Decision<T, A>) => decideAll(decision, rules),
    onSuccess: (outcome, decision) => {
      showOutcome(decision, outcome, rules);
      endSending();
      onDone(outcome.done.map(({ id }) => id));
      router.refresh();
    },
  });
}
