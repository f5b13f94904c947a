"use client";

import dynamic from "next/dynamic";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Calendar as CalendarIcon } from "@/components/ui/deferred-icons";
import { positionPopover } from "@/components/ui/place";
import { Skeleton } from "@/components/ui/skeleton";
import { formatShortDate } from "@/lib/shared/dates";
import { daysOf, lastDays, maxPeriodDays, type Period } from "@/lib/visits/statistics.rules";

const Calendar = dynamic(() => import("@/components/ui/calendar").then((module) => module.Calendar), {
  ssr: false,
  loading: () => <Skeleton className="h-80 w-72" />,
});

type Range = { from: Date | undefined; to?: Date };
type Props = { period: Period; today: string; onChange: (period: Period) => void };

const toDate = (day: string) => new Date(`${day}T00:00:00`);
function toDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const presets = [
  { label: "Today", days: 1 },
  { label: "Last 7 days", days: 7 },
  { label: "Last 30 days", days: 30 },
  { label: "Last 90 days", days: 90 },
  { label: "Last 365 days", days: 365 },
] as const;

function nameOf(period: Period, today: string): string {
  const preset = presets.find(({ days }) => daysOf(period) === days && period.to === today);
  if (preset) return preset.label;
  const [from, to] = [formatShortDate(period.from), formatShortDate(period.to)];
  return from === to ? from : `${from} – ${to}`;
}

export function DateRange({ period, today, onChange }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The content renders on opening and determines the size.
  useLayoutEffect(() => {
    if (open && button.current && panel.current) positionPopover(button.current, panel.current, {});
  }, [open]);

  function apply(next: Period): void {
    panel.current?.hidePopover();
    onChange(next);
  }

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-label={`Period: ${nameOf(period, today)}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        <CalendarIcon />
        {nameOf(period, today)}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Period"
        data-slot="popover"
        className="bg-popover shadow-float inset-auto max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] overflow-y-auto rounded-xl border p-3"
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {open ? (
          <div className="flex gap-4 max-md:flex-col">
            <Presets today={today} onApply={apply} />
            <CustomPeriod period={period} today={today} onApply={apply} />
          </div>
        ) : null}
      </div>
    </>
  );
}

type PanelProps = { today: string; onApply: (period: Period) => void };

function Presets({ today, onApply }: PanelProps) {
  return (
    <ul role="list" className="flex gap-1 max-md:flex-wrap md:w-36 md:flex-col">
      {presets.map(({ label, days }) => (
        <li key={days}>
          <Button
            size="sm"
            variant="ghost"
            className="justify-start md:w-full"
            onClick={() => onApply(lastDays(today, days))}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function CustomPeriod({ period, today, onApply }: PanelProps & { period: Period }) {
  const [range, setRange] = useState<Range>({ from: toDate(period.from), to: toDate(period.to) });
  const { from, to } = range;
  return (
    <div className="grid justify-items-center gap-3 md:border-l md:pl-4">
      <div className="grid min-h-80 min-w-72 content-start justify-center">
        <Calendar
          mode="range"
          selected={range}
          defaultMonth={to ?? from}
          max={maxPeriodDays - 1}
          disabled={{ after: toDate(today) }}
          endMonth={toDate(today)}
          resetOnSelect
          onSelect={(next) => setRange(next ?? { from: undefined })}
        />
      </div>
      <Button
        className="justify-self-end"
        disabled={!from || !to}
        onClick={() => {
          if (from && to) onApply({ from: toDay(from), to: toDay(to) });
        }}
      >
        Show this period
      </Button>
    </div>
  );
}
