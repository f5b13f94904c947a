import { Button } from "@/components/ui/button";
import { TableCell } from "@/components/ui/table";

type Props<A> = {
  decisions: readonly { action: A; label: string; primary?: boolean }[];
  /** What is decided on, for those who cannot see the row. */
  subject: string;
  pending: boolean;
  className?: string;
  onAction: (action: A) => void;
};

/** The last cell of a row that is decided on. */
export function DecisionCell<A extends string>({
  decisions,
  subject,
  pending,
  className,
  onAction,
}: Props<A>) {
  return (
    <TableCell className={`py-2 max-md:pt-3 ${className ?? ""}`}>
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
    </TableCell>
  );
}
