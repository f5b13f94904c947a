import { countLabel } from "./filters/show-label";

type Props = {
  /** The filter form: a column beside the results on a desktop, a button above them on the phone. */
  filters: React.ReactNode;
  found: { total: number; capped: boolean; about?: boolean };
  /** The sorts, beside how much there is. */
  sorts: React.ReactNode;
  children: React.ReactNode;
};

/** Filters beside what they found, under how much that is. */
export function ResultsLayout({ filters, found, sorts, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <div className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:-m-1 lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:self-start lg:overflow-y-auto lg:p-1">
        {filters}
      </div>
      <section aria-labelledby="results" className="results">
        <div className="results-head">
          <h2 id="results" data-total={found.total}>
            {countLabel(found.total, found)}
          </h2>
          {found.total > 1 ? sorts : null}
        </div>
        {children}
      </section>
    </div>
  );
}
