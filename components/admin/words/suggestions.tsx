"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import { call } from "@/lib/client/api";
import {
  decideSynonymSuggestion,
  type SuggestionDto,
} from "@/lib/search/feedback/synonym-suggestions.contract";
import {
  suggestionTransitions,
  type SuggestionAction,
} from "@/lib/search/feedback/synonym-suggestions.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { formatNumber } from "@/lib/shared/numbers";
import { decisionColumn } from "../moderation/decision-column";
import { useQueue } from "../moderation/use-queue";
import { TitleCount } from "./title-count";

const decisions = [
  { action: "accept", label: "Accept" },
  { action: "dismiss", label: "Dismiss" },
] as const;

const initialCount = 5;

const columns: readonly DataColumn<SuggestionDto>[] = [
  {
    id: "failed",
    title: "Found nothing",
    headClassName: "w-2/5",
    className: "py-2.5 font-semibold wrap-anywhere",
    cell: ({ failed }) => (
      <>
        <span className="text-muted-foreground block text-sm font-normal md:hidden">Found nothing</span>“
        {failed}”
      </>
    ),
  },
  {
    id: "term",
    title: "Found it instead",
    headClassName: "w-3/5",
    className: "py-2.5",
    cell: ({ term, listings }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <IntentLink
          href={hrefs.search(`q=${encodeURIComponent(term)}`)}
          className="tap-target rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          “{term}”
        </IntentLink>
        <TitleCount count={listings} />
      </span>
    ),
  },
  {
    id: "visitors",
    title: "Visitors",
    numeric: true,
    cell: ({ visitors }) => formatNumber(visitors),
  },
];

export function Suggestions({ suggestions }: { suggestions: readonly SuggestionDto[] }) {
  const [all, setAll] = useState(false);
  const nameOf = ({ failed, term }: SuggestionDto) => `“${term}” for “${failed}”`;
  const queue = useQueue<SuggestionDto, SuggestionAction>(suggestions, {
    keys: { a: "accept", d: "dismiss" },
    actionsOf: () => decisions.map(({ action }) => action),
    needsConfirmation: () => false,
    isSelectable: () => false,
    send: ({ id }, { action }) => call(decideSynonymSuggestion, { params: { id, action } }),
    nameOf,
    doneName: (action) => suggestionTransitions[action].to,
    plural: "suggestions",
    effect: "",
    undoable: { kind: "suggestion", actions: ["accept", "dismiss"] },
  });
  const { body, shown } = queue;
  if (shown.length === 0) return null;
  const rows = all ? shown : shown.slice(0, initialCount);
  return (
    <section ref={body} aria-labelledby="suggestions" className="grid gap-3" onKeyDown={queue.onKeyDown}>
      <div className="grid gap-1">
        <h2 id="suggestions" className="flex items-center gap-2 text-lg font-semibold">
          Suggestions from searches
          <Badge variant="primary">{formatNumber(shown.length)}</Badge>
        </h2>
        <p className="text-muted-foreground max-w-prose text-sm">
          At least five visitors got no results for the first search, then opened a result of the second.
          Accept it, and the first search finds the second one’s results.
        </p>
      </div>
      <DataTable
        server
        caption="Suggestions from searches"
        rows={rows}
        rowId={({ id }) => id}
        rowProps={queue.rowProps}
        columns={[
          ...columns,
          decisionColumn<SuggestionDto, SuggestionAction>({
            decisionsOf: () => decisions,
            subjectOf: nameOf,
            placeOf: queue.rowOf,
          }),
        ]}
      />
      {rows.length < shown.length ? (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          Show {formatNumber(shown.length - rows.length)} more
        </Button>
      ) : null}
    </section>
  );
}
