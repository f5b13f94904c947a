"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Pencil, Trash } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SavedSearchDto } from "@/lib/searches/contract";
import type { SearchTarget } from "@/lib/searches/matching/rules";
import { toJobQuery, formatNewCount, type Frequency } from "@/lib/searches/rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { FrequencyChoice } from "./frequency-choice";
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
      <DeletedRow
        name={name}
        pending={change.isPending}
        onUndo={() => change.mutate({ deleted: false }, { onSuccess: () => setIsGone(false) })}
      />
    );
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_12rem_auto]">
      {renames ? (
        <RenameForm name={name} change={change} onDone={() => setRenames(false)} />
      ) : (
        <SearchTitle search={search} onOpen={() => change.mutate({ seen: true })} />
      )}
      <FrequencyChoice
        id={`frequency-${id}`}
        label={`Email ${newsWords[target]} of ${name}`}
        labelHidden
        words={emailWords}
        value={search.frequency}
        disabled={change.isPending}
        onChange={(frequency) => change.mutate({ frequency })}
      />
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

function DeletedRow({ name, pending, onUndo }: { name: string; pending: boolean; onUndo: () => void }) {
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
        pending={pending}
        onClick={onUndo}
      >
        Undo
      </Button>
    </li>
  );
}

function SearchTitle({ search, onOpen }: { search: SavedSearchDto; onOpen: () => void }) {
  const { name, target, newCount, createdAt } = search;
  return (
    <div className="grid min-w-0 gap-1 max-md:col-span-full">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <IntentLink
          href={hrefOf(search)}
          className="tap-target font-semibold wrap-anywhere hover:underline"
          // The results page of a listing search marks it as seen itself.
          onClick={() => (target === "jobs" ? onOpen() : undefined)}
        >
          {name}
        </IntentLink>
        {newCount > 0 ? <Badge variant="trust">{formatNewCount(newCount)}</Badge> : null}
      </p>
      <p className="text-muted-foreground text-sm">
        <RelativeTime date={createdAt} exact={formatDate(createdAt)} prefix={savedWords[target]} />
      </p>
    </div>
  );
}
