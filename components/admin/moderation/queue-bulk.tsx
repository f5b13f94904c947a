"use client";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { SelectAll } from "@/components/ui/choose-all";
import { TableBulkBar } from "@/components/ui/table";
import { useUndoable } from "./undo-store";

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

/** A press doesn't move focus, which would open this card and close another above it. */
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

type BarProps<T, A> = {
  selected: T[];
  pending: boolean;
  decisions: readonly { action: A; label: string; primary?: boolean }[];
  onAction: (items: T[], action: A) => void;
  onClear: () => void;
};

export function QueueBulkBar<T, A extends string>({
  selected,
  pending,
  decisions,
  onAction,
  onClear,
}: BarProps<T, A>) {
  const isUndoable = useUndoable() !== null;
  return (
    <TableBulkBar count={selected.length} raised={isUndoable}>
      {decisions.map(({ action, label, primary }) => (
        <Button
          key={action}
          size="sm"
          variant={primary ? "primary" : "secondary"}
          disabled={pending}
          onClick={() => onAction(selected, action)}
        >
          {label} {selected.length}
        </Button>
      ))}
      <Button size="sm" variant="ghost" className="max-md:px-2" onClick={onClear}>
        Clear
      </Button>
    </TableBulkBar>
  );
}
