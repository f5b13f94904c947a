const day = 24 * 60 * 60_000;

/** An ISO time as a field for local times holds it: '2026-11-21T09:30', in the zone of the browser. */
export function toLocalInputValue(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** From now for seven days, to start a form with. */
export function defaultAdPeriod(now = Date.now()): { startsAt: string; endsAt: string } {
  return {
    startsAt: toLocalInputValue(new Date(now).toISOString()),
    endsAt: toLocalInputValue(new Date(now + 7 * day).toISOString()),
  };
}
