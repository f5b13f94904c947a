type Entry = { title: string; startsAt: string; minutes: number; location: string; details: string };

const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d{3}/g, "");

function addressOf(path: string, fields: Record<string, string>): string {
  return `${path}?${new URLSearchParams(fields).toString()}`;
}

export function calendarLinks({ title, startsAt, minutes, location, details }: Entry) {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + minutes * 60_000);
  return {
    google: addressOf("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: title,
      dates: `${stamp(start)}/${stamp(end)}`,
      location,
      details,
    }),
    outlook: addressOf("https://outlook.live.com/calendar/0/deeplink/compose", {
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: title,
      startdt: start.toISOString(),
      enddt: end.toISOString(),
      location,
      body: details,
    }),
  };
}
