import type { ReactNode } from "react";
import { ResultsHead } from "@/components/ui/results-head";
import type { MatchTier, Outcome } from "@/lib/search/contract";
import { searchTierOf } from "@/lib/search/feedback/tier.rules";
import { listingFormId } from "./filters/form-id";
import { countLabel } from "./filters/show-label";

type Props = {
  /** The filter form: a column beside the results on a desktop, a sheet on the phone. */
  filters: ReactNode;
  /** How many of them are set. */
  active: number;
  found: { total: number; capped: boolean; about?: boolean; match: Outcome["match"]; tier?: MatchTier };
  /** The sorts, where there is something to sort. */
  sorts: ReactNode;
  /** The way to the map. */
  map: ReactNode;
  /** Keeps the search, where it finds something. */
  save: ReactNode;
  children: ReactNode;
};

/** Filters beside what they found, under how much that is. */
export function ResultsLayout({ filters, active, found, sorts, map, save, children }: Props) {
  return (
    <div className="results-layout">
      <div>{filters}</div>
      <section aria-labelledby="results" className="results">
        <ResultsHead
          id="results"
          total={found.total}
          tier={searchTierOf(found)}
          count={countLabel(found.total, found)}
          formId={listingFormId}
          active={active}
          save={found.total > 0 ? save : null}
        >
          {found.total > 1 ? sorts : null}
          {found.total > 0 ? map : null}
        </ResultsHead>
        {children}
      </section>
    </div>
  );
}
