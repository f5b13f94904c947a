import { z } from "zod";

const first = Date.UTC(1900, 0);
const end = Date.UTC(3000, 0);

const isInRange = (text: string) => Date.parse(text) >= first && Date.parse(text) < end;

type Options = { error?: string; offset?: boolean };

export function moment({ error = "Choose a valid date.", offset }: Options = {}) {
  return z.iso.datetime({ error, offset }).refine(isInRange, error);
}

export function calendarDay(error: string) {
  return z.iso.date(error).refine(isInRange, error);
}
