import type { RowData } from "@tanstack/react-table";
import { Button } from "@/components/ui/button";
import type { DataColumn } from "@/components/ui/data-table";
import type { QueueRow } from "./use-queue";

type Decisions<A> = readonly { action: A; label: string; primary?: boolean }[];

type Options<T extends RowData, A> = {
  decisionsOf: (item: T) => Decisions<A>;
  /** What is decided on, for those who cannot see the row. */
  subjectOf: (item: T) => string;
  placeOf: (item: T) => Pick<QueueRow<A>, "pending" | "onAction">;
  className?: string;
};

/** The last column of a queue: what is decided on each of its rows. */
export function decisionColumn<T extends RowData, A extends string>({
  decisionsOf,
  subjectOf,
  placeOf,
  className = "",
}: Options<T, A>): DataColumn<T> {
  return {
    id: "decisions",
    title: "Actions",
    untitled: true,
    className: `py-2 max-md:pt-3 ${className}`,
    cell: (item) => (
      <DecisionButtons decisions={decisionsOf(item)} subject={subjectOf(item)} {...placeOf(item)} />
    ),
  };
}

type ButtonsProps<A> = Pick<QueueRow<A>, "pending" | "onAction"> & {
  decisions: Decisions<A>;
  subject: string;
};

function DecisionButtons<A extends string>({ decisions, subject, pending, onAction }: ButtonsProps<A>) {
  return (
    <div className="flex gap-2 max-md:*:flex-1 md:justify-end">
      {decisions.map(({ action, label, primary }) => (
        <Button
          key={action}
          size="sm"
          variant={primary ? "primary" : "secondary"}
          className="max-md:h-11"
          disabled={pending}
          aria-label={`${label}: ${subject}`}
          onClick={() => onAction(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
