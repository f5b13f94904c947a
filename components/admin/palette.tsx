"use client";

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { call } from "@/lib/client/api";
import { findThings, type FindingDto } from "@/lib/platform/find.contract";
import { minFindLength, type FindKind } from "@/lib/platform/find.rules";
import { adminKeys } from "./keys";
import { screenGroups } from "./screens";

const kindNames: Record<FindKind, string> = {
  person: "People",
  vendor: "Vendors",
  listing: "Listings",
  job: "Jobs",
};

const screens = screenGroups.flatMap(({ label, screens: own }) =>
  own.map((screen) => ({ ...screen, group: label })),
);

const row =
  "flex min-h-11 cursor-default items-center justify-between gap-3 rounded-md px-3 py-2 data-[selected=true]:bg-accent";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function Palette({ open, onOpenChange }: Props) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const asks = open && text.length >= minFindLength;
  const found = useQuery({
    queryKey: adminKeys.find(text),
    queryFn: ({ signal }) => call(findThings, { query: { q: text } }, { signal }),
    enabled: asks,
    placeholderData: (before) => before,
    retry: false,
  });
  const wanted = text.toLowerCase();
  const named = screens.filter(({ label, group }) => `${group} ${label}`.toLowerCase().includes(wanted));
  const findings = asks ? (found.data ?? []) : [];
  const [chosen, setChosen] = useState("");
  const values = [
    ...named.map(({ id }) => `screen ${id}`),
    ...findings.map(({ kind, id }) => `${kind} ${id}`),
  ];
  // The first that is left, when the chosen one is not there any more.
  const value = values.includes(chosen) ? chosen : (values[0] ?? "");

  function go(href: string): void {
    onOpenChange(false);
    setTyped("");
    router.push(href);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Find">
      <Command
        label="Find"
        shouldFilter={false}
        loop
        value={value}
        onValueChange={setChosen}
        className="grid gap-3"
      >
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="A screen, a person, a listing…"
          className="control h-11"
          data-autofocus
          maxLength={100}
        />
        <Command.List className="max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain">
          {named.length > 0 ? (
            <Command.Group heading="Go to" className="palette-group">
              {named.map(({ id, label, group, href }) => (
                <Command.Item key={id} value={`screen ${id}`} className={row} onSelect={() => go(href)}>
                  {label}
                  <span className="text-muted-foreground text-sm">{group}</span>
                </Command.Item>
              ))}
            </Command.Group>
          ) : null}
          {(Object.keys(kindNames) as FindKind[]).map((kind) => (
            <Findings key={kind} kind={kind} findings={findings} onGo={go} />
          ))}
        </Command.List>
        <p role="status" className="text-muted-foreground text-sm">
          {asks && found.isError ? "We couldn’t look that up. Try again." : null}
          {asks && found.isFetching ? "Looking…" : null}
          {asks && found.isSuccess && !found.isFetching && findings.length + named.length === 0
            ? `No results for “${text}”.`
            : null}
          {!asks && text && named.length === 0 ? `Type at least ${minFindLength} letters.` : null}
        </p>
      </Command>
    </Dialog>
  );
}

type FindingsProps = { kind: FindKind; findings: readonly FindingDto[]; onGo: (href: string) => void };

function Findings({ kind, findings, onGo }: FindingsProps) {
  const own = findings.filter((finding) => finding.kind === kind);
  if (own.length === 0) return null;
  return (
    <Command.Group heading={kindNames[kind]} className="palette-group">
      {own.map(({ id, title, detail, href }) => (
        <Command.Item
          key={id}
          value={`${kind} ${id}`}
          className={`${row} max-sm:grid max-sm:gap-0`}
          onSelect={() => onGo(href)}
        >
          <span className="min-w-0 truncate">{title}</span>
          <span className="text-muted-foreground truncate text-sm sm:max-w-1/2">{detail}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
