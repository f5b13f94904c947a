"use client";

import { useRemovalFocus } from "@/components/forms/use-removal-focus";
import { Button } from "@/components/ui/button";
import { SquarePlus, Trash } from "@/components/ui/deferred-icons";
import { Input } from "@/components/ui/input";
import { maxSpansPerDay, type Span } from "@/lib/appointments/rules";

type Props = { name: string; value: readonly Span[]; isInvalid: boolean; onChange: (spans: Span[]) => void };

const usual: Span = { from: "09:00", to: "17:00" };

/** Time inputs have no 24:00, so midnight as the end of a day shows as 00:00. */
export const shownTime = (time: string) => (time === "24:00" ? "00:00" : time);
export const endingTime = (time: string) => (time === "00:00" ? "24:00" : time);

function nextSpan(last: Span | undefined): Span {
  if (!last) return usual;
  return last.to < "18:00" ? { from: last.to, to: "18:00" } : { from: last.to, to: "24:00" };
}

export function SpansField({ name, value, isInvalid, onChange }: Props) {
  const { listProps, onRemoved } = useRemovalFocus<HTMLDivElement>();
  const replace = (at: number, span: Span) =>
    onChange(value.map((one, index) => (index === at ? span : one)));
  return (
    <div {...listProps} className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      {value.length === 0 ? <span className="text-muted-foreground sm:pt-2.5">Closed</span> : null}
      {value.map((span, at) => (
        <div key={at} data-removable-row className="flex w-full max-w-sm min-w-0 items-center gap-2">
          <Input
            type="time"
            className="min-w-0 max-sm:px-2"
            aria-label={`${name}: from`}
            aria-invalid={isInvalid || undefined}
            value={span.from}
            onChange={({ target }) => target.value && replace(at, { ...span, from: target.value })}
          />
          <span>to</span>
          <Input
            type="time"
            className="min-w-0 max-sm:px-2"
            aria-label={`${name}: to`}
            aria-invalid={isInvalid || undefined}
            value={shownTime(span.to)}
            onChange={({ target }) => target.value && replace(at, { ...span, to: endingTime(target.value) })}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove ${name} ${span.from} to ${span.to}`}
            onClick={() => {
              onRemoved(at);
              onChange(value.filter((_, index) => index !== at));
            }}
          >
            <Trash />
          </Button>
        </div>
      ))}
      {value.length < maxSpansPerDay ? (
        <Button
          variant="ghost"
          size="sm"
          className="tap-target"
          data-add-row
          aria-label={`Add hours on ${name}`}
          onClick={() => onChange([...value, nextSpan(value.at(-1))])}
        >
          <SquarePlus className="size-4" />
          Add hours
        </Button>
      ) : null}
    </div>
  );
}
