import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactLink } from "@/components/messages/contact-link";
import { toContactSubject } from "@/components/messages/contact-subject";
import { readPendingMessage, setPendingMessage } from "@/components/messages/waiting-store";
import type { SlotsDto } from "@/lib/appointments/contract";
import { idOf, userDto, vendorProfileDto } from "@/prisma/test/dtos";
import { conversationDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { setDate } from "@/prisma/test/fixed-date";
import { renderPage } from "@/prisma/test/render-page";

const listing = {
  id: idOf(9),
  title: "Condo with a porch",
  price: 250_000,
  category: "realestate" as const,
  photos: [],
  details: {},
  timeZone: "America/Chicago",
  bookable: true,
};

const week: SlotsDto = {
  timeZone: "America/Chicago",
  today: "2026-12-07",
  durationMinutes: 30,
  autoConfirm: false,
  lastDay: "2026-12-31",
  days: [
    { day: "2026-12-07", slots: ["2026-12-07T15:00:00.000Z", "2026-12-07T15:30:00.000Z"] },
    { day: "2026-12-08", slots: [] },
    { day: "2026-12-09", slots: ["2026-12-09T20:00:00.000Z"] },
  ],
  nextDay: null,
};
const slotsCall = `GET /api/listings/${listing.id}/slots`;
const bookCall = `POST /api/listings/${listing.id}/appointments`;
const slot = (name: string) => screen.findByRole("radio", { name });

function show(answers: Parameters<typeof mockCalls>[0], user: ReturnType<typeof userDto> | null = userDto()) {
  const requests = mockCalls({ [slotsCall]: { body: week }, ...answers });
  renderPage(
    <ContactLink subject={toContactSubject(vendorProfileDto(), listing)} kind="viewing">
      Book a viewing
    </ContactLink>,
    { user },
  );
  fireEvent.click(screen.getByRole("link", { name: "Book a viewing" }));
  return requests;
}

setDate("2026-12-02");
beforeAll(() => import("@/components/messages/contact-sheet"));
beforeEach(() => {
  setPendingMessage(null);
  sessionStorage.clear();
  window.matchMedia = (query) =>
    ({ matches: true, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

test("books a free time with a message", async () => {
  const requests = show({ [bookCall]: { status: 201, body: conversationDto() } });
  await slot("Monday, December 7, 9:00 AM");
  fireEvent.click(screen.getByRole("button", { name: "Send request" }));
  expect(screen.getByText("Choose a date and time")).toBeInTheDocument();
  fireEvent.click(await slot("Wednesday, December 9, 2:00 PM"));
  fireEvent.click(screen.getByRole("button", { name: "There’ll be two of us." }));
  fireEvent.click(screen.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent to Juniper Realty")).toBeInTheDocument();
  expect(requests.filter(({ call }) => call === bookCall).map(({ body }) => body)).toEqual([
    { startsAt: "2026-12-09T20:00:00.000Z", text: "There’ll be two of us." },
  ]);
});

test("reports a booked time if the business confirms automatically", async () => {
  show({
    [slotsCall]: { body: { ...week, autoConfirm: true } },
    [bookCall]: { status: 201, body: conversationDto() },
  });
  fireEvent.click(await slot("Monday, December 7, 9:30 AM"));
  fireEvent.click(screen.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Booked with Juniper Realty")).toBeInTheDocument();
});

test("moves between the days with the arrow keys", async () => {
  show({});
  const first = await slot("Monday, December 7, 9:30 AM");
  fireEvent.click(first);
  fireEvent.keyDown(first, { key: "ArrowRight" });
  const next = await slot("Wednesday, December 9, 2:00 PM");
  expect(next).toHaveFocus();
  expect(next).toBeChecked();
  fireEvent.keyDown(next, { key: "ArrowRight" });
  expect(next).toBeChecked();
  fireEvent.keyDown(next, { key: "ArrowLeft" });
  expect(await slot("Monday, December 7, 9:00 AM")).toBeChecked();
});

test("keeps the time through the sign-up", async () => {
  const requests = show({}, null);
  fireEvent.click(await slot("Monday, December 7, 9:00 AM"));
  fireEvent.click(screen.getByRole("button", { name: "Send request" }));
  expect(readPendingMessage()).toMatchObject({
    startsAt: "2026-12-07T15:00:00.000Z",
    booking: "requested",
    subject: { listing: { id: listing.id } },
  });
  expect(requests.map(({ call }) => call)).not.toContain(bookCall);
});

test("loads the times again after somebody else took one", async () => {
  const error = "Someone just took this time. Choose another one.";
  const requests = show({ [bookCall]: { status: 409, body: { error, code: "conflict" } } });
  fireEvent.click(await slot("Monday, December 7, 9:00 AM"));
  fireEvent.click(screen.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText(error)).toBeInTheDocument();
  await waitFor(() => expect(requests.filter(({ call }) => call === slotsCall)).toHaveLength(2));
});

test("begins on the first day with a free time", async () => {
  const empty = { ...week, days: week.days.map((day) => ({ ...day, slots: [] })), nextDay: "2026-12-17" };
  const later = { ...week, days: [{ day: "2026-12-17", slots: ["2026-12-17T15:00:00.000Z"] }] };
  let answers = [empty, later];
  show({
    [slotsCall]: () => {
      const [body, ...rest] = answers;
      answers = rest;
      return { body };
    },
  });
  expect(await slot("Thursday, December 17, 9:00 AM")).toBeInTheDocument();
});

test("leads from a day without free times to the next one", async () => {
  const full = { ...week, days: [{ day: "2026-12-08", slots: [] }], nextDay: "2026-12-17" };
  show({ [slotsCall]: { body: full } });
  expect(await screen.findByRole("button", { name: "Go to Thursday, December 17" })).toBeInTheDocument();
});

test("loads the free times again if they failed to load", async () => {
  let hasFailed = false;
  show({
    [slotsCall]: () => {
      if (hasFailed) return { body: week };
      hasFailed = true;
      return { status: 500, body: {} };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await slot("Monday, December 7, 9:00 AM")).toBeInTheDocument();
});
