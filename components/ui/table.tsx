import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/cn";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "./deferred-icons";
import { IntentLink } from "./intent-link";
import { Skeleton } from "./skeleton";

/** On phones, each row becomes a card whose cells show their `label`. `caption` is the accessible name. */
export function Table({
  caption,
  className,
  children,
  ...props
}: ComponentProps<"table"> & { caption: string }) {
  return (
    <div data-slot="table" className="bg-card rounded-xl border max-md:border-0 max-md:bg-transparent">
      <table
        className={cn(
          "w-full border-separate border-spacing-0 text-sm",
          "max-md:block max-md:[&_:is(tbody,td)]:block",
          className,
        )}
        {...props}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return (
    <thead
      data-slot="table-header"
      className={cn("top-header sticky z-10 text-left max-md:sr-only", className)}
      {...props}
    />
  );
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" className={cn("max-md:space-y-3", className)} {...props} />;
}

type TableRowProps = ComponentProps<"tr"> & { selected?: boolean };

export function TableRow({ selected, className, ...props }: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      aria-selected={selected}
      className={cn(
        "group/row hover:bg-muted aria-selected:bg-primary-soft",
        "max-md:bg-card max-md:relative max-md:block max-md:rounded-xl max-md:border max-md:p-4",
        className,
      )}
      {...props}
    />
  );
}

export type SortState = "ascending" | "descending" | "none";
const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export type TableSort = { state: SortState; href: string };

type TableHeadProps = ComponentProps<"th"> & { numeric?: boolean; sort?: TableSort };

export function TableHead({ numeric, sort, className, children, ...props }: TableHeadProps) {
  const SortIcon = sort ? sortIcons[sort.state] : null;
  return (
    <th
      data-slot="table-head"
      scope="col"
      aria-sort={sort?.state}
      className={cn(
        "bg-card text-muted-foreground h-10 border-b px-3 font-semibold whitespace-nowrap first:rounded-tl-xl last:rounded-tr-xl",
        numeric && "text-right",
        className,
      )}
      {...props}
    >
      {sort && SortIcon ? (
        <IntentLink
          href={sort.href}
          scroll={false}
          className="tap-target hover:text-foreground inline-flex items-center gap-1 rounded-sm"
        >
          {children}
          <SortIcon className="size-4" />
        </IntentLink>
      ) : (
        children
      )}
    </th>
  );
}

type TableCellProps = ComponentProps<"td"> & {
  label?: string;
  numeric?: boolean;
};

export function TableCell({ label, numeric, className, children, ...props }: TableCellProps) {
  return (
    <td
      data-slot="table-cell"
      className={cn(
        "h-10 px-3 py-0.5 leading-tight max-md:h-auto max-md:border-0 max-md:px-0 max-md:py-1 md:group-not-last/row:border-b",
        numeric && "text-right max-md:text-left",
        className,
      )}
      {...props}
    >
      {label ? <span className="text-muted-foreground mr-2 md:hidden">{label}</span> : null}
      {children}
    </td>
  );
}

export function TableSkeleton({ columns, rows = 5 }: { columns: number; rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <TableRow key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <TableCell key={column}>
          <Skeleton className={cn("h-4", column === 0 ? "w-3/4" : "w-1/2")} />
        </TableCell>
      ))}
    </TableRow>
  ));
}

type BulkBarProps = {
  count: number;
  raised?: boolean;
  children: React.ReactNode;
};

export function TableBulkBar({ count, raised = false, children }: BulkBarProps) {
  return (
    <div
      data-slot="table-bulk-bar"
      role="toolbar"
      aria-label="Selected rows"
      hidden={count === 0}
      data-raised={raised ? "" : undefined}
      className="bg-popover shadow-float sticky bottom-[calc(var(--bottom-bar)+16px)] z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-xl border p-2 pl-4 text-sm data-raised:bottom-[calc(var(--bottom-bar)+122px)] max-md:gap-1.5 max-md:pl-3 md:data-raised:bottom-26"
    >
      <span aria-live="polite" className="font-semibold tabular-nums md:mr-2">
        {count} selected
      </span>
      {children}
    </div>
  );
}
