"use client";

import type { ReactNode } from "react";
import { SlidersHorizontal } from "./icons";

type Props = {
  /** Of the heading, which names the list. */
  id: string;
  total: number;
  /** The tier of the results, for the count of searches. */
  tier?: number;
  /** How many there are: '124 listings'. */
  count: string;
  /** The filters, whose sheet a phone opens here, and how many are set. */
  formId: string;
  active: number;
  /** The ways to sort, and to the map. */
  children: ReactNode;
  /** Keeps what the list asks for. */
  save: ReactNode;
};

/**
 * How much was found, and what one can do with it: on a phone one row of controls over one quiet line, beside each other on
 * a desktop, where the filters stand in their column. Client code, so that a page carries it as data.
 */
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
