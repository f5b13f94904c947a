"use client";

import type { ReactNode } from "react";
import { SlidersHorizontal } from "./icons";

type Props = {
  id: string;
  total: number;
  tier?: number;
  count: string;
  formId: string;
  active: number;
  children: ReactNode;
  save: ReactNode;
};

export function ResultsHead({ id, total, tier, count, formId, active, children, save }: Props) {
  return (
    <div data-slot="results-head" className="results-head">
      <div>
        <button type="button" popoverTarget={`${formId}-sheet`} className="button filters-button">
          {active > 0 ? null : <SlidersHorizontal />}
          Filters
          {active > 0 ? (
            <b>
              {active}
              <span className="sr-only"> active</span>
            </b>
          ) : null}
        </button>
        {children}
      </div>
      {/* Below it the empty list says so itself. */}
      <div className={total === 0 && !save ? "sr-only" : undefined}>
        <h2 id={id} data-total={total} data-tier={tier} className={total === 0 ? "sr-only" : undefined}>
          {count}
        </h2>
        {save}
      </div>
    </div>
  );
}
