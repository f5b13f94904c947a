import { calendarLinks } from "./calendar-link.rules";

test("opens the entry in Google Calendar and Outlook", () => {
  const { google, outlook } = calendarLinks({
    title: "Viewing: Condo & porch",
    startsAt: "2026-12-04T15:00:00.000Z",
    minutes: 45,
    location: "12 Oak Street, Austin, TX",
    details: "https://plaza.example/messages/1",
  });
  expect(google).toBe(
    "https://calendar.google.com/calendar/render?action=TEMPLATE&text=Viewing%3A+Condo+%26+porch" +
      "&dates=20261204T150000Z%2F20261204T154500Z&location=12+Oak+Street%2C+Austin%2C+TX" +
      "&details=https%3A%2F%2Fplaza.example%2Fmessages%2F1",
  );
  expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: "Viewing: Condo & porch",
    startdt: "2026-12-04T15:00:00.000Z",
    enddt: "2026-12-04T15:45:00.000Z",
    location: "12 Oak Street, Austin, TX",
    body: "https://plaza.example/messages/1",
  });
});
