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

const allScreens = screenGroups.flatMap(({ label, screens: own }) =>
  own.map((screen) => ({ ...screen, group: label })),
);

const row =
  "flex min-h-11 cursor-default items-center justify-between gap-3 rounded-md px-3 py-2 data-[selected=true]:bg-accent";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function Palette({ open, onOpenChange }: Props) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState("");
  const results = usePaletteResults(typed, open);
  const { named, findings, values } = results;
  // If the chosen item is gone, the first one takes its place.
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
          {named.length > 0 ? <Screens screens={named} onGo={go} /> : null}
          {(Object.keys(kindNames) as FindKind[]).map((kind) => (
            <Findings key={kind} kind={kind} findings={findings} onGo={go} />
          ))}
        </Command.List>
        <PaletteStatus {...results} />
      </Command>
    </Dialog>
  );
}

function usePaletteResults(typed: string, isOpen: boolean) {
  const text = useDeferredValue(typed.trim());
  const isSearching = isOpen && text.length >= minFindLength;
  const found = useQuery({
    queryKey: adminKeys.find(text),
    queryFn: ({ signal }) => call(findThings, { query: { q: text } }, { signal }),
    enabled: isSearching,
    placeholderData: (before) => before,
    retry: false,
  });
  const searchText = text.toLowerCase();
  const named = allScreens.filter(({ label, group }) =>
    `${group} ${label}`.toLowerCase().includes(searchText),
  );
  const findings = isSearching ? (found.data ?? []) : [];
  const values = [
    ...named.map(({ id }) => `screen ${id}`),
    ...findings.map(({ kind, id }) => `${kind} ${id}`),
  ];
  return { text, isSearching, found, named, findings, values };
}

type Results = ReturnType<typeof usePaletteResults>;

function PaletteStatus({ text, isSearching, found, named, findings }: Results) {
  return (
    <p role="status" className="text-muted-foreground text-sm">
      {isSearching && found.isError ? "We couldn’t look that up. Try again." : null}
      {isSearching && found.isFetching ? "Looking…" : null}
      {isSearching && found.isSuccess && !found.isFetching && findings.length + named.length === 0
        ? `No results for “${text}”.`
        : null}
      {!isSearching && text && named.length === 0 ? `Type at least ${minFindLength} letters.` : null}
    </p>
  );
}

type ScreensProps = { screens: Results["named"]; onGo: (href: string) => void };

function Screens({ screens, onGo }: ScreensProps) {
  return (
    <Command.Group heading="Go to" className="palette-group">
      {screens.map(({ id, label, group, href }) => (
        <Command.Item key={id} value={`screen ${id}`} className={row} onSelect={() => onGo(href)}>
          {label}
          <span className="text-muted-foreground text-sm">{group}</span>
        </Command.Item>
      ))}
    </Command.Group>
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
