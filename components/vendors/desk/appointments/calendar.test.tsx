import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import type { AppointmentDto } from "@/lib/appointments/calendar.contract";
import { idOf } from "@/prisma/test/dtos";
import { dealDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { AppointmentCalendar } from "./calendar";

const appointment: AppointmentDto = {
  id: idOf(1),
  conversationId: idOf(2),
  title: "Condo with a porch",
  category: "realestate",
  person: "Kim L.",
  startsAt: "2026-12-01T15:00:00.000Z",
  durationMinutes: 30,
  timeZone: "America/Chicago",
  address: null,
  note: "",
  status: "confirmed",
  actions: ["done", "no_show"],
};
const other = { ...appointment, id: idOf(3), person: "Lee M." };
const noShowCall = `POST /api/viewings/${appointment.id}/no_show`;
const doneCall = `POST /api/viewings/${appointment.id}/done`;

const show = (appointments: AppointmentDto[]) =>
  renderPage(
    <AppointmentCalendar
      view="day"
      first="2026-12-01"
      days={1}
      today="2026-12-01"
      shown={[{ day: "2026-12-01", appointments }]}
      hrefOf={() => "/vendor"}
      noun="appointments"
    />,
    { path: "/vendor" },
  );

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("explains a day without appointments", () => {
  show([]);
  expect(screen.getByRole("heading", { name: "No appointments" })).toBeVisible();
});

test("shows the time on this device where it differs from the place’s", () => {
  show([appointment, { ...other, timeZone: "Pacific/Auckland" }]);
  expect(screen.getByText("9:00 – 9:30 AM CST")).toBeVisible();
  expect(screen.getAllByText(/your time/).map((line) => line.textContent)).toEqual([
    "Wednesday, December 2 at 4:00 AM GMT+13 your time",
  ]);
});

test("names the choice of a view, not an order", () => {
  show([]);
  expect(screen.getByRole("button", { name: "View: Day", hidden: true })).toBeInTheDocument();
  expect(screen.queryByText("Sort:", { exact: false })).not.toBeInTheDocument();
});

test("names the person on each button, and reports what was done", async () => {
  const requests = mockCalls({ [doneCall]: { body: dealDto() } });
  const { refreshed } = show([appointment, other]);
  press("Done: Kim L.");
  await waitFor(() =>
    expect(readToasts()[0]).toMatchObject({ title: "Marked as done", description: "Kim L." }),
  );
  expect(requests.map(({ call }) => call)).toEqual([doneCall]);
  expect(refreshed).toEqual(["/vendor"]);
});

test("marks a no-show after a question", async () => {
  const requests = mockCalls({ [noShowCall]: { body: dealDto() } });
  show([appointment, other]);
  press("No-show: Kim L.");
  expect(requests).toEqual([]);
  const dialog = within(screen.getByRole("dialog", { name: "Mark Kim L. as a no-show?" }));
  const words =
    "We’ll mark the viewing on Tuesday, December 1 at 9:00 AM CST as missed and let Kim L. know. You can’t undo this.";
  expect(dialog.getByText(words)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole("button", { name: "Mark as a no-show" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(requests.map(({ call }) => call)).toEqual([noShowCall]);
});

test("gives the reason for a failure", async () => {
  const error = "This appointment was canceled.";
  mockCalls({ [doneCall]: { status: 409, body: { error, code: "conflict" } } });
  const { refreshed } = show([appointment]);
  press("Done: Kim L.");
  await waitFor(() =>
    expect(readToasts()[0]).toMatchObject({ title: "That didn’t work", description: error }),
  );
  expect(refreshed).toEqual([]);
});
