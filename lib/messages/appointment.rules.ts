const formats = new Map<string, Intl.DateTimeFormat[]>();

/** 'Saturday, November 28 at 2:30 PM EST' */
export function appointment(moment: string | Date, timeZone: string): string {
  const made = formats.get(timeZone) ?? [
    new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone }),
    new Intl.DateTimeFormat("en-US", {
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone,
    }),
  ];
  formats.set(timeZone, made);
  return made.map((format) => format.format(new Date(moment))).join(" at ");
}

export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

export type Appointment = { startsAt: Date; timeZone: string };

/** 'That’s 8:00 AM PST your time.'; null if the reader's zone shows the same time. */
export function yourTimeOf({ startsAt, timeZone }: Appointment): (reader: string) => string | null {
  return (reader) => {
    const time = formatReaderTime(startsAt, { place: timeZone, reader });
    return time && `That’s ${time}.`;
  };
}

/** '8:00 AM PST your time'; null if both zones show the same time. */
export function formatReaderTime(
  moment: string | Date,
  { place, reader }: { place: string; reader: string },
): string | null {
  const date = new Date(moment);
  const wall = (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", { dateStyle: "short", timeStyle: "short", timeZone })
      .format(date)
      .split(", ");
  const [there, here] = [wall(place), wall(reader)];
  if (there.join() === here.join()) return null;
  const words = appointment(date, reader);
  const time = there[0] === here[0] ? (words.split(" at ").at(-1) ?? words) : words;
  return `${time} your time`;
}
