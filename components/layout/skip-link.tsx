export const mainId = "main";
const listId = "list";

type Props = { to?: string; children?: string };

export function SkipLink({ to = mainId, children = "Skip to content" }: Props) {
  return (
    <a
      href={`#${to}`}
      className="bg-primary text-primary-foreground fixed top-2 left-2 z-50 -translate-y-20 rounded-md px-4 py-2.5 font-semibold focus-visible:translate-y-0"
    >
      {children}
    </a>
  );
}

export function SkipToResults() {
  return <SkipLink to={listId}>Skip to results</SkipLink>;
}

export function ResultsTarget({ children }: { children: React.ReactNode }) {
  return (
    <div id={listId} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-2 outline-none lg:gap-5">
      {children}
    </div>
  );
}
