const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const slashes = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;
const words = /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/i;

/** '2027-01-15', '1/15/2027', and 'Jan 15, 2027' → '2027-01-15'; null for anything else and for days that don't exist. */
export function parseDay(text: string): string | null {
  const trimmed = text.trim();
  const found = [iso, slashes, words].map((form) => form.exec(trimmed)?.groups).find(Boolean);
  if (!found) return null;
  const { year = "", day = "", month, name = "" } = found;
  const number = month ?? String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
  const written = `${year}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}
