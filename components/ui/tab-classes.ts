/** The look that tabs of links and tabs of panels share. */
export const tabListClasses =
  "no-scrollbar -mx-gutter flex gap-1 overflow-x-auto overflow-y-hidden px-gutter shadow-[inset_0_-1px_var(--border)]";

export const tabClasses = [
  "relative flex h-11 shrink-0 items-center gap-2 rounded-t-md px-3 font-semibold text-muted-foreground transition-colors",
  "hover:text-foreground focus-visible:-outline-offset-2",
  "after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full",
  "aria-selected:text-foreground aria-selected:after:bg-primary",
  "aria-[current=true]:text-foreground aria-[current=true]:after:bg-primary",
].join(" ");
