"use client";

import { useMemo, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { ArrowRight } from "@/components/ui/deferred-icons";
import { SkeletonText } from "@/components/ui/skeleton";
import type { SynonymCountsDto, SynonymGroupDto } from "@/lib/search/lexicon/synonyms.contract";
import { kindNames, sourceNames } from "@/lib/search/lexicon/synonyms.copy";
import { isJobKind } from "@/lib/search/lexicon/synonyms.rules";
import type { SynonymSource } from "@/lib/search/lexicon/synonyms.rules";
import { useRemoveSynonym, useSynonymCounts } from "./hooks";
import { SynonymDialog } from "./synonym-dialog";
import { TitleCount } from "./title-count";

const sourceLooks: Record<SynonymSource, BadgeVariant> = {
  ours: "neutral",
  admin: "outline",
  feedback: "primary",
};

type Counts = { rows: SynonymCountsDto | undefined; isPending: boolean };

type FoundProps = { counts: Counts; group: SynonymGroupDto; side: "words" | "finds" };

function FoundCount({ counts, group: { id, kind, finds }, side }: FoundProps) {
  const count = counts.rows?.find((row) => row.id === id)?.[side];
  if (count !== undefined) {
    const noun = isJobKind(kind) ? "job" : "listing";
    return <TitleCount {...{ count, noun }} quiet={side === "words" && finds.length > 0} />;
  }
  return counts.isPending ? <SkeletonText className="w-20" /> : null;
}

const whole = "py-2.5 align-top max-md:col-span-full";
const part = "py-2.5 align-top whitespace-nowrap max-md:py-1";

function columnsOf(counts: Counts): readonly DataColumn<SynonymGroupDto>[] {
  return [
    {
      id: "words",
      title: "Words",
      headClassName: "w-2/5",
      className: whole,
      cell: (group) => (
        <div className="grid gap-0.5">
          <span className="font-medium wrap-anywhere">{group.words.join(", ")}</span>
          <span>
            <FoundCount counts={counts} group={group} side="words" />
          </span>
        </div>
      ),
    },
    {
      id: "finds",
      title: "Also find",
      headClassName: "w-2/5",
      label: false,
      className: whole,
      cell: (group) =>
        group.finds.length === 0 ? (
          <span className="text-muted-foreground max-md:hidden">–</span>
        ) : (
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5">
            <ArrowRight className="text-muted-foreground mt-0.5 size-4.5" label="Also find, one way" />
            <span className="wrap-anywhere">{group.finds.join(", ")}</span>
            <span className="col-start-2">
              <FoundCount counts={counts} group={group} side="finds" />
            </span>
          </div>
        ),
    },
    { id: "kind", title: "Kind", label: false, className: part, cell: ({ kind }) => kindNames[kind] },
    {
      id: "weight",
      title: "Weight",
      numeric: true,
      className: part,
      cell: ({ weight }) => weight.toFixed(2),
    },
    {
      id: "source",
      title: "Source",
      label: false,
      className: `${part} max-md:justify-self-end`,
      cell: ({ source }) => <Badge variant={sourceLooks[source]}>{sourceNames[source]}</Badge>,
    },
  ];
}

type Props = {
  groups: readonly SynonymGroupDto[];
  children?: ReactNode;
};

export function Synonyms({ groups, children }: Props) {
  const [editing, setEditing] = useState<SynonymGroupDto | "new" | null>(null);
  const [removing, setRemoving] = useState<SynonymGroupDto | null>(null);
  const { mutate, isPending } = useRemoveSynonym();
  const { data: rows, isPending: isCounting, isError, refetch } = useSynonymCounts(groups);
  const columns = useMemo(
    () => [...columnsOf({ rows, isPending: isCounting }), stepsColumn(setEditing, setRemoving)],
    [rows, isCounting],
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="w-full max-w-md">{children}</div>
        <Button onClick={() => setEditing("new")}>Add synonyms</Button>
      </div>
      {isError ? (
        <Alert variant="harm" role="alert">
          <p>We couldn’t count the listings. The groups below are complete.</p>
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {groups.length > 0 ? (
        <DataTable
          server
          caption="Synonyms"
          rows={groups}
          rowId={({ id }) => String(id)}
          rowProps={() => ({
            className:
              "max-md:grid max-md:grid-cols-[auto_auto_minmax(0,1fr)] max-md:items-center max-md:gap-x-4",
          })}
          columns={columns}
        />
      ) : null}
      {editing ? (
        <SynonymDialog group={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      {removing ? (
        <ConfirmDialog
          button="Remove"
          harm
          title={`Remove the synonyms of “${removing.words[0] ?? ""}”?`}
          pending={isPending}
          onClose={() => setRemoving(null)}
          onConfirm={() => mutate(removing, { onSettled: () => setRemoving(null) })}
        >
          <p>Searches for one stop finding the others right away.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

type GroupHandler = (group: SynonymGroupDto) => void;

function stepsColumn(onEdit: GroupHandler, onRemove: GroupHandler): DataColumn<SynonymGroupDto> {
  return {
    id: "steps",
    title: "Actions",
    untitled: true,
    className: "py-2 align-top max-md:col-span-full",
    cell: (group) => (
      <div className="flex gap-2 md:-mt-1 md:justify-end">
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Edit: ${group.words[0] ?? ""}`}
          onClick={() => onEdit(group)}
        >
          Edit
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Remove: ${group.words[0] ?? ""}`}
          onClick={() => onRemove(group)}
        >
          Remove
        </Button>
      </div>
    ),
  };
}
