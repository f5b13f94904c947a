/** The look that tabs of links and tabs of panels share. */
export const tabListClasses =
  "no-scrollbar flex gap-6 overflow-x-auto overflow-y-hidden max-md:-mx-gutter max-md:scroll-px-12 max-md:px-gutter shadow-[inset_0_-1px_var(--border)]";

export const tabClasses = [
  "relative flex h-11 shrink-0 items-center gap-2 rounded-t-md font-semibold text-muted-foreground transition-colors",
  "hover:text-foreground focus-visible:-outline-offset-2",
  // A short name takes half of the gaps beside it for the finger; beyond the ends it would make the row scroll.
  "before:absolute before:inset-y-0 before:-inset-x-3 first:before:left-0 last:before:right-0",
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full",
  "aria-selected:text-foreground aria-selected:after:bg-primary",
  "aria-[current=true]:text-foreground aria-[current=true]:after:bg-primary",
].join(" ");
