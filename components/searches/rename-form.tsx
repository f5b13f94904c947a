"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { SearchChanges } from "@/lib/searches/contract";
import { maxSearchNameLength } from "@/lib/searches/matching/rules";

type Props = {
  name: string;
  change: UseMutationResult<unknown, Error, SearchChanges>;
  onDone: () => void;
};

export function RenameForm({ name: former, change: { mutate, isPending }, onDone }: Props) {
  const [name, setName] = useState(former);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const next = name.trim();
    if (!next || next === former) onDone();
    else mutate({ name: next }, { onSuccess: onDone });
  }

  return (
    <form className="flex min-w-0 flex-wrap gap-2 max-md:col-span-full" onSubmit={onSubmit}>
      <Input
        autoFocus
        aria-label="Name of this search"
        className="min-w-40 flex-1"
        value={name}
        maxLength={maxSearchNameLength}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => (event.key === "Escape" ? onDone() : undefined)}
      />
      <Button type="submit" variant="secondary" pending={isPending}>
        Save name
      </Button>
    </form>
  );
}
