"use client";

import type { ComponentProps } from "react";
import { DayPicker } from "react-day-picker";
import { buttonVariants } from "./button-variants";
import { ChevronLeft, ChevronRight } from "./deferred-icons";

const step = buttonVariants({ variant: "ghost", size: "icon" });

const classNames = {
  root: "w-fit",
  months: "relative flex flex-wrap justify-center gap-4",
  month: "grid gap-2",
  month_caption: "flex h-11 items-center justify-center font-semibold",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: step,
  button_next: step,
  month_grid: "border-collapse",
  weekday: "text-muted-foreground size-11 text-xs font-normal md:pointer-fine:size-9",
  day: "p-0 text-center",
  day_button:
    "hover:bg-accent size-11 rounded-md text-sm tabular-nums focus-visible:-outline-offset-2 disabled:opacity-40 disabled:hover:bg-transparent md:pointer-fine:size-9",
  today: "font-bold underline underline-offset-4",
  outside: "opacity-50",
  hidden: "invisible",
  selected: "",
  range_start: "bg-primary-soft rounded-l-md [&>button]:bg-primary [&>button]:text-primary-foreground",
  range_end: "bg-primary-soft rounded-r-md [&>button]:bg-primary [&>button]:text-primary-foreground",
  range_middle: "bg-primary-soft",
} as const;

export function Calendar(props: ComponentProps<typeof DayPicker>) {
  return (
    <DayPicker
      data-slot="calendar"
      classNames={classNames}
      components={{
        Chevron: ({ orientation }) => (orientation === "left" ? <ChevronLeft /> : <ChevronRight />),
      }}
      {...props}
    />
  );
}
