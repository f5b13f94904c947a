const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const year = "(?<year>\\d{4})";
const day = "(?<day>\\d{1,2})";
const dayInWords = `${day}(?:st|nd|rd|th)?`;
const month = "(?<month>\\d{1,2})";
const name = "(?<name>[a-z]{3,9})\\.?";

const forms = [
  `${year}(?<mark>[-/])${month}\\k<mark>${day}`,
  `${month}(?<mark>[-/])${day}\\k<mark>${year}`,
  `${name} ${dayInWords},? ${year}`,
  `${dayInWords} ${name},? ${year}`,
].map((form) => new RegExp(`^${form}$`, "i"));

const midnight = /[ T]00:00(?::00(?:\.0+)?Z?)?$/;

/** 'sept' → 9; 0 unless it is the beginning of a month's name. */
function monthOf(text: string): number {
  return months.findIndex((one) => one.startsWith(text.toLowerCase())) + 1;
}

/** '2027-01-15', '1/15/2027', and 'Jan 15, 2027' → '2027-01-15'; null for anything else, including nonexistent days. */
export function parseDay(text: string): string | null {
  const trimmed = text.trim().replace(midnight, "");
  const found = forms.map((form) => form.exec(trimmed)?.groups).find(Boolean);
  if (!found) return null;
  const number = found.month ?? String(monthOf(found.name ?? ""));
  const written = `${found.year}-${number.padStart(2, "0")}-${(found.day ?? "").padStart(2, "0")}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}
