import { countLabel } from "./filters/show-label";

type Props = {
  /** The filter form: a column beside the results on a desktop, a button above them on the phone. */
  filters: React.ReactNode;
  total: number;
  capped: boolean;
  about?: boolean;
  children: React.ReactNode;
};

/** Filters beside what they found, under how much that is. */
export function ResultsLayout({ filters, total, capped, about, children }: Props) {
  return (
    <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <aside
        aria-label="Filters"
        className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:self-start lg:overflow-y-auto lg:p-1"
      >
        {filters}
      </aside>
      <section aria-labelledby="results" className="grid content-start gap-5">
        <h2 id="results" className="text-lg font-semibold">
          {countLabel(total, { capped, about })}
        </h2>
        {children}
      </section>
    </div>
  );
}
