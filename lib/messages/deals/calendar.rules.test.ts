import { calendarFile, type CalendarEntry } from "./calendar.rules";

const entry = {
  id: "01890000-0000-7000-8000-00000000abcd",
  title: "Viewing: a house; two floors, über 100 m² with a garden that goes on and on and on",
  location: "Austin, TX",
  description: "Two people\nand a dog\rATTENDEE:x\r\nSoon",
  url: "https://plaza.example/messages/1",
  startsAt: new Date("2026-11-25T15:30:00Z"),
  minutes: 30,
  changedAt: new Date("2026-11-23T10:00:00.250Z"),
  canceled: false,
  confirmed: true,
};

const fileOf = (one: CalendarEntry) => calendarFile([one], { siteName: "Plaza" });

test("limits the lines of a calendar file to 75 bytes", () => {
  const file = fileOf(entry);
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const whole = file.replaceAll("\r\n ", "").split("\r\n");
  expect(whole).toEqual(
    expect.arrayContaining([
      "DTSTART:20261125T153000Z",
      "DTEND:20261125T160000Z",
      "DTSTAMP:20261123T100000Z",
      "SUMMARY:Viewing: a house\\; two floors\\, über 100 m² with a garden that goes on and on and on",
      "DESCRIPTION:Two people\\nand a dog\\nATTENDEE:x\\nSoon",
      "LOCATION:Austin\\, TX",
      "STATUS:CONFIRMED",
    ]),
  );
});

test.each(["\u2028", "\u2029", "\u0085", "\v", "\f", "\r\n"])(
  "escapes the line break %j in a calendar file",
  (sign) => {
    const file = fileOf({ ...entry, description: `One${sign}ATTENDEE:x` });
    expect(file).toContain("DESCRIPTION:One\\nATTENDEE:x\r\n");
  },
);

test("removes control characters from a calendar file", () => {
  const file = fileOf({ ...entry, title: "A\u0000\u0007\u009bhouse" });
  expect(file).toContain("SUMMARY:Ahouse\r\n");
});

test("marks a called-off viewing as canceled and a requested one as tentative in a calendar file", () => {
  expect(fileOf({ ...entry, canceled: true })).toContain("STATUS:CANCELLED");
  expect(fileOf({ ...entry, confirmed: false })).toContain("STATUS:TENTATIVE");
});

test("gives a subscribed calendar its name and all entries", () => {
  const file = calendarFile([entry, { ...entry, id: "2" }], { siteName: "Plaza", name: "Plaza" });
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain("X-WR-CALNAME:Plaza\r\n");
});
