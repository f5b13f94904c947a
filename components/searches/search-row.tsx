"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { IntentLink } from "@/components/ui/intent-link";
import { Pencil, Trash } from "@/components/ui/more-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SavedSearchDto } from "@/lib/searches/contract";
import type { SearchTarget } from "@/lib/searches/matching/rules";
import { frequencies, toJobQuery, formatNewCount, type Frequency } from "@/lib/searches/rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { useChangeSearch, useDeleteSearch } from "./hooks";
import { RenameForm } from "./rename-form";

const emailWords: Record<Frequency, string> = {
  instant: "Email right away",
  daily: "Email daily",
  weekly: "Email weekly",
  none: "No email",
};

const newsWords: Record<SearchTarget, string> = { listings: "new listings", jobs: "new jobs" };
const savedWords: Record<SearchTarget, string> = { listings: "Saved", jobs: "Jobs · Saved" };

function hrefOf({ id, target, filter }: SavedSearchDto): string {
  return target === "jobs" ? hrefs.jobs(toJobQuery(filter)) : hrefs.savedSearch(id);
}

export function SearchRow({ search }: { search: SavedSearchDto }) {
  const { id, name, target } = search;
  const change = useChangeSearch(id);
  const remove = useDeleteSearch(id);
  const [isGone, setIsGone] = useState(false);
  const [renames, setRenames] = useState(false);

  if (isGone) {
    return (
      <li className="bg-muted flex min-h-20 flex-wrap items-center gap-3 p-4 first:rounded-t-xl last:rounded-b-xl">
        <p role="status" className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-medium">{name}</span>{" "}
          <span className="text-muted-foreground">was deleted.</span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Undo: keep ${name}`}
          pending={change.isPending}
          onClick={() => change.mutate({ deleted: false }, { onSuccess: () => setIsGone(false) })}
        >
          Undo
        </Button>
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_12rem_auto]">
      {renames ? (
        <RenameForm name={name} change={change} onDone={() => setRenames(false)} />
      ) : (
        <div className="grid min-w-0 gap-1 max-md:col-span-full">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <IntentLink
              href={hrefOf(search)}
              className="tap-target font-semibold wrap-anywhere hover:underline"
              // The page of a search of listings says itself that it was opened.
              onClick={() => (target === "jobs" ? change.mutate({ seen: true }) : undefined)}
            >
              {name}
            </IntentLink>
            {search.newCount > 0 ? <Badge variant="trust">{formatNewCount(search.newCount)}</Badge> : null}
          </p>
          <p className="text-muted-foreground text-sm">
            <RelativeTime
              date={search.createdAt}
              exact={formatDate(search.createdAt)}
              prefix={savedWords[target]}
            />
          </p>
        </div>
      )}
      <Choice
        id={`frequency-${id}`}
        label={`Email ${newsWords[target]} of ${name}`}
        labelHidden
        value={search.frequency}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ frequency: event.target.value as Frequency })}
      >
        {frequencies.map((one) => (
          <option key={one} value={one}>
            {emailWords[one]}
          </option>
        ))}
      </Choice>
      <div className="flex gap-1">
        <Button variant="ghost" size="icon" aria-label={`Rename ${name}`} onClick={() => setRenames(true)}>
          <Pencil />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${name}`}
          pending={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: () => setIsGone(true) })}
        >
          <Trash />
        </Button>
      </div>
    </li>
  );
}
