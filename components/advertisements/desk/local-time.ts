const day = 24 * 60 * 60_000;

/** Formats an ISO time for a datetime-local input in the browser's time zone: '2026-11-21T09:30'. */
export function toLocalInputValue(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function defaultAdPeriod(now = Date.now()): { startsAt: string; endsAt: string } {
  return {
    startsAt: toLocalInputValue(new Date(now).toISOString()),
    endsAt: toLocalInputValue(new Date(now + 7 * day).toISOString()),
  };
}
