import type { ReactNode } from "react";
import { ResultsHead } from "@/components/ui/results-head";
import type { MatchTier, Outcome } from "@/lib/search/contract";
import { searchTierOf } from "@/lib/search/feedback/tier.rules";
import { listingFormId } from "./filters/form-id";
import { countLabel } from "./filters/count-labels";

type Props = {
  filters: ReactNode;
  active: number;
  found: { total: number; capped: boolean; about?: boolean; match: Outcome["match"]; tier?: MatchTier };
  sorts: ReactNode;
  map: ReactNode;
  save: ReactNode;
  children: ReactNode;
};

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
