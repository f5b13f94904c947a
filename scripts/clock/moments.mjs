/** 06:00 UTC, so that it is February 29 in New York, London, and Auckland for hours to come. */
export function nextLeapDay(now) {
  for (let year = now.getUTCFullYear(); ; year += 1) {
    const day = new Date(Date.UTC(year, 1, 29, 6));
    if (day.getUTCMonth() === 1 && day > now) return day;
  }
}

export function yearAhead(now) {
  return new Date(now.getTime() + 365 * 86_400_000);
}
