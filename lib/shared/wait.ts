const minute = 60;
const hour = 60 * minute;

/** Rounded up: 'in a minute', 'in 25 minutes', 'in 3 hours'. */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / minute);
  if (minutes <= 1) return "in a minute";
  if (seconds <= 90 * minute) return `in ${minutes} minutes`;
  return `in ${Math.ceil(seconds / hour)} hours`;
}
