import type { RowData } from "@tanstack/react-table";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { DataColumn } from "@/components/ui/data-table";
import { Menu, MenuItem } from "@/components/ui/menu";
import { EllipsisVertical } from "@/components/ui/deferred-icons";
import type { QueueRow } from "./queue-rules";

type Decision<A> = {
  action: A;
  label: string;
  primary?: boolean;
  inMenu?: boolean;
};
type Decisions<A> = readonly Decision<A>[];

type Options<T extends RowData, A> = {
  decisionsOf: (item: T) => Decisions<A>;
  subjectOf: (item: T) => string;
  placeOf: (item: T) => Pick<QueueRow<A>, "primary" | "pending" | "onAction">;
  className?: string;
  stacks?: boolean;
};

export function decisionColumn<T extends RowData, A extends string>({
  decisionsOf,
  subjectOf,
  placeOf,
  className = "",
  stacks = false,
}: Options<T, A>): DataColumn<T> {
  return {
    id: "decisions",
    title: "Actions",
    untitled: true,
    className: `py-2 max-md:pt-3 max-md:has-data-menu-only:p-0 ${className}`,
    cell: (item) => (
      <DecisionButtons
        decisions={decisionsOf(item)}
        subject={subjectOf(item)}
        stacks={stacks}
        {...placeOf(item)}
      />
    ),
  };
}

type ButtonsProps<A> = Pick<QueueRow<A>, "primary" | "pending" | "onAction"> & {
  decisions: Decisions<A>;
  subject: string;
  stacks: boolean;
};

function DecisionButtons<A extends string>({
  decisions,
  subject,
  stacks,
  primary: isPrimaryRow,
  pending,
  onAction,
}: ButtonsProps<A>) {
  const menu = decisions.filter(({ inMenu }) => inMenu);
  const isMenuOnly = menu.length > 0 && menu.length === decisions.length;
  return (
    <div
      data-menu-only={isMenuOnly || undefined}
      // On phones a menu alone goes to the card's corner.
      className={`flex justify-end gap-2 ${stacks && menu.length === 0 ? "md:max-lg:flex-col" : ""} ${isMenuOnly ? "max-md:absolute max-md:top-2 max-md:right-2" : ""}`}
    >
      {decisions
        .filter(({ inMenu }) => !inMenu)
        .map(({ action, label, primary }) => (
          <Button
            key={action}
            size="sm"
            variant={primary && isPrimaryRow ? "primary" : "secondary"}
            className="max-md:h-11 max-md:flex-1"
            disabled={pending}
            aria-label={`${label}: ${subject}`}
            // The second press of a double click would decide on the row that moved under the pointer.
            onClick={({ detail }) => (detail > 1 ? undefined : onAction(action))}
          >
            {label}
          </Button>
        ))}
      {menu.length > 0 ? (
        <Menu
          label={`More actions for ${subject}`}
          triggerClassName={`${buttonVariants({ variant: "ghost", size: "icon-sm" })} max-md:size-11`}
          trigger={<EllipsisVertical />}
        >
          {menu.map(({ action, label }) => (
            <MenuItem key={action} disabled={pending} onSelect={() => onAction(action)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </div>
  );
}
