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
