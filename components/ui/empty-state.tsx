import type { ComponentProps } from "react";
import { clsx as cx } from "clsx";
import type { Icon } from "./icon";

type EmptyStateProps = Omit<ComponentProps<"div">, "title"> & {
  icon: Icon;
  title: string;
  level?: 1 | 2 | 3;
};

export function EmptyState({
  icon: StateIcon,
  title,
  level = 2,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div
      data-slot="empty-state"
      className={cx(
        "mx-auto flex w-full max-w-md flex-col items-center gap-3 px-4 py-12 text-center",
        className,
      )}
      {...props}
    >
      <span className="bg-muted text-muted-foreground grid size-16 place-content-center rounded-full">
        <StateIcon className="size-7" />
      </span>
      <Title className={level === 1 ? "text-2xl font-bold" : "text-xl font-semibold"}>{title}</Title>
      {children}
    </div>
  );
}
