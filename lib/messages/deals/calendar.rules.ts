export type CalendarEntry = {
  id: string;
  title: string;
  location: string;
  description: string;
  url: string;
  startsAt: Date;
  minutes: number;
  changedAt: Date;
  canceled: boolean;
  confirmed: boolean;
};

function stamp(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** RFC 5545 escaping; also removes control characters. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/** Folds lines longer than 75 bytes (RFC 5545). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = "";
      bytes = 0;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}

function eventLines(entry: CalendarEntry): string[] {
  const ends = new Date(entry.startsAt.getTime() + entry.minutes * 60_000);
  const status = entry.canceled ? "CANCELLED" : entry.confirmed ? "CONFIRMED" : "TENTATIVE";
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}`,
    `DTSTAMP:${stamp(entry.changedAt)}`,
    `SEQUENCE:${Math.floor(entry.changedAt.getTime() / 1000) % 2_147_483_647}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${status}`,
    "END:VEVENT",
  ];
}

type File = { siteName: string; name?: string };

export function calendarFile(entries: readonly CalendarEntry[], { siteName, name }: File): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(siteName)}//Viewings//EN`,
    "METHOD:PUBLISH",
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT1H"] : []),
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
