"use client";

import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { IntentLink } from "@/components/ui/intent-link";
import { Label } from "@/components/ui/label";
import { toast } from "@/components/ui/toast-store";
import type { SavedSearchDto } from "@/lib/searches/contract";
import { maxSearchNameLength } from "@/lib/searches/matching/rules";
import { frequencyNames, type Frequency } from "@/lib/searches/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { FrequencyChoice } from "./frequency-choice";
import { useChangeSearch, useDeleteSearch } from "./hooks";

type Props = { saved: SavedSearchDto; onDone: () => void };

export function SavedForm({ saved, onDone }: Props) {
  const [name, setName] = useState(saved.name);
  const [frequency, setFrequency] = useState<Frequency>(saved.frequency);
  const change = useChangeSearch(saved.id);
  const remove = useDeleteSearch(saved.id);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === saved.name && frequency === saved.frequency) onDone();
    else change.mutate({ name: name.trim() || saved.name, frequency }, { onSuccess: onDone });
  }

  function onRemove(): void {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: "Search removed" });
        onDone();
      },
    });
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      <div className="grid gap-1.5">
        <Label htmlFor="search-name">Name</Label>
        <Input
          id="search-name"
          value={name}
          maxLength={maxSearchNameLength}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <FrequencyChoice
        id="search-frequency"
        label="Email me new listings"
        words={frequencyNames}
        value={frequency}
        onChange={setFrequency}
      />
      <p className="text-muted-foreground text-sm">
        Find it any time under{" "}
        <IntentLink href={hrefs.savedSearches()} className="text-primary underline underline-offset-4">
          Saved searches
        </IntentLink>
        .
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="ghost" pending={remove.isPending} onClick={onRemove}>
          Remove search
        </Button>
        <Button type="submit" pending={change.isPending} data-autofocus>
          Done
        </Button>
      </div>
    </form>
  );
}
