"use client";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { SelectAll } from "@/components/ui/choose-all";
import { TableBulkBar } from "@/components/ui/table";
import type { QueueItem } from "./hooks";
import { useUndoable } from "./undo-store";
import type { useQueue } from "./use-queue";

export function describeSelection<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  plural: string,
): string {
  const [only] = items;
  return items.length === 1 && only ? nameOf(only) : `${items.length} ${plural}`;
}

type AllProps = { of: number; chosen: number; onChange: (on: boolean) => void };

export function SelectAllCards(props: AllProps) {
  if (props.of < 2) return null;
  return (
    <label className="mb-2 flex min-h-11 w-fit items-center gap-3 text-sm font-semibold">
      <SelectAll label="Select all on this page" {...props} />
      Select all on this page
    </label>
  );
}

type CardProps = { name: string; selected: boolean; onSelect: (on: boolean) => void };

/** A press doesn't move focus, because that would open this card and close another above it. */
export function CardCheckbox({ name, selected, onSelect }: CardProps) {
  return (
    <Checkbox
      className="mt-1"
      aria-label={`Select ${name}`}
      checked={selected}
      onMouseDown={(event) => event.preventDefault()}
      onChange={(event) => onSelect(event.target.checked)}
    />
  );
}

export type Queue<T extends QueueItem, A extends string> = ReturnType<typeof useQueue<T, A>>;

export type BulkDecisions<A> = readonly { action: A; label: string; primary?: boolean }[];

type BarProps<T extends QueueItem, A extends string> = { queue: Queue<T, A>; decisions: BulkDecisions<A> };

export function QueueBulkBar<T extends QueueItem, A extends string>({ queue, decisions }: BarProps<T, A>) {
  const { selected } = queue;
  const isUndoable = useUndoable() !== null;
  return (
    <TableBulkBar count={selected.length} raised={isUndoable}>
      {decisions.map(({ action, label, primary }) => (
        <Button
          key={action}
          size="sm"
          variant={primary ? "primary" : "secondary"}
          disabled={queue.isPending}
          onClick={() => queue.decide(selected, action)}
        >
          {label} {selected.length}
        </Button>
      ))}
      <Button size="sm" variant="ghost" className="max-md:px-2" onClick={() => queue.chooseAll(false)}>
        Clear
      </Button>
    </TableBulkBar>
  );
}
