"use client";

import { useId, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { OwnAdDto } from "@/lib/advertisements/desk.contract";
import { adDeskCopy } from "@/lib/advertisements/desk.copy";
import { maxWeight } from "@/lib/advertisements/lifecycle.rules";
import { useSetAdWeight } from "./hooks";

export function AdWeight({ ad: { id, title, weight } }: { ad: Pick<OwnAdDto, "id" | "title" | "weight"> }) {
  const field = useId();
  const [text, setText] = useState(String(weight));
  const weigh = useSetAdWeight(id);
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  const isWrong = value < 1 || value > maxWeight;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isWrong) weigh.mutate(value);
  }

  return (
    // Keeps keystrokes from triggering the row's shortcuts.
    <form
      className="mt-2 flex flex-wrap items-center gap-2"
      onSubmit={submit}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <label htmlFor={field} className="text-sm font-semibold">
        Weight
        <span className="sr-only"> of {title}</span>
      </label>
      <Input
        id={field}
        inputMode="numeric"
        maxLength={5}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${field}-help`}
        className="w-20"
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        disabled={isWrong || value === weight}
        pending={weigh.isPending}
      >
        Set weight
      </Button>
      <span id={`${field}-help`} className={isWrong ? "text-harm text-sm" : "text-muted-foreground text-sm"}>
        {isWrong ? adDeskCopy.weightWrong : "Weight 2 shows first twice as often as weight 1."}
      </span>
    </form>
  );
}
