const day = 24 * 60 * 60_000;

/** An ISO time as a field for local times holds it: '2026-11-21T09:30', in the zone of the browser. */
export function localInput(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** From now for seven days, to start a form with. */
export function nextWeek(now = Date.now()): { startsAt: string; endsAt: string } {
  return {
    startsAt: localInput(new Date(now).toISOString()),
    endsAt: localInput(new Date(now + 7 * day).toISOString()),
  };
}
