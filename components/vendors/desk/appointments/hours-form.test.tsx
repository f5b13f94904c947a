import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { defaultHours } from "@/lib/appointments/rules";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { HoursForm } from "./hours-form";

const initial = {
  ...defaultHours,
  listingId: null,
  inherited: false,
  timeZone: "America/Chicago",
  updatedAt: "2026-12-01T10:00:00.000Z",
};
const save = "PUT /api/appointment-hours";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("saves weekly hours, dates, and rules", async () => {
  const requests = mockCalls({ [save]: { body: initial } });
  renderPage(<HoursForm initial={initial} />);
  press("Add hours on Monday");
  type("Monday: from", "10:00");
  type("Monday: to", "00:00");
  type("Date", "2026-12-24");
  press("Add date");
  type("Date", "2026-12-24");
  press("Add date");
  expect(screen.getByText("This date is already in the list")).toBeInTheDocument();
  type("Length", "60");
  fireEvent.click(screen.getByRole("checkbox", { name: /Confirm bookings automatically/ }));
  press("Save hours");
  await screen.findByRole("button", { name: "Save hours" });
  expect(requests.map(({ call, body }) => [call, body])).toEqual([
    [
      save,
      {
        weekly: { mon: [{ from: "10:00", to: "24:00" }] },
        exceptions: [{ day: "2026-12-24", spans: [] }],
        durationMinutes: 60,
        bufferMinutes: 15,
        noticeHours: 24,
        horizonDays: 30,
        autoConfirm: true,
        updatedAt: initial.updatedAt,
      },
    ],
  ]);
});

test("shows the server’s message at the day", async () => {
  const fields = { "weekly.tue.0.to": "Choose an end after the start" };
  mockCalls({ [save]: { status: 422, body: { error: "Check the hours.", code: "rule_broken", fields } } });
  renderPage(<HoursForm initial={{ ...initial, weekly: { tue: [{ from: "10:00", to: "09:00" }] } }} />);
  press("Save hours");
  expect(await screen.findByText("Choose an end after the start")).toBeInTheDocument();
  expect(screen.getByLabelText("Tuesday: to")).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByLabelText("Tuesday: from")).toHaveFocus();
});

test("adds a second span after the first and removes it", () => {
  renderPage(<HoursForm initial={{ ...initial, weekly: { wed: [{ from: "09:00", to: "12:00" }] } }} />);
  press("Add hours on Wednesday");
  const times = () =>
    screen.getAllByLabelText(/^Wednesday: /).map((input) => (input as HTMLInputElement).value);
  expect(times()).toEqual(["09:00", "12:00", "12:00", "18:00"]);
  press("Remove Wednesday 09:00 to 12:00");
  expect(times()).toEqual(["12:00", "18:00"]);
  expect(screen.getByLabelText("Wednesday: from")).toHaveFocus();
  expect(within(screen.getByRole("group", { name: "Weekly hours" })).getAllByText("Closed")).toHaveLength(6);
});

test("focuses what is left after hours or a date are removed", () => {
  const weekly = { wed: [{ from: "09:00", to: "12:00" }] };
  const exceptions = [{ day: "2026-12-24", spans: [] }];
  renderPage(<HoursForm initial={{ ...initial, weekly, exceptions }} />);
  press("Remove Wednesday 09:00 to 12:00");
  expect(screen.getByRole("button", { name: "Add hours on Wednesday" })).toHaveFocus();
  press("Remove December 24, 2026");
  expect(screen.getByRole("button", { name: "Add date" })).toHaveFocus();
});

test("deletes the hours after a question, and keeps them on Cancel", async () => {
  const path = "DELETE /api/appointment-hours";
  const requests = mockCalls({ [path]: { status: 204 } });
  renderPage(<HoursForm initial={initial} />);
  press("Delete hours");
  const dialog = () => within(screen.getByRole("dialog", { name: "Delete your open hours?" }));
  expect(dialog().getByText(/Booked appointments stay/)).toBeVisible();
  fireEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(requests).toEqual([]);
  press("Delete hours");
  fireEvent.click(dialog().getByRole("button", { name: "Delete hours" }));
  await waitFor(() => expect(readToasts()[0]?.title).toBe("Hours deleted"));
  expect(requests.map(({ call }) => call)).toEqual([path]);
});

test("gives the reason if the hours can’t be deleted", async () => {
  const error = "Your role in this business doesn’t allow this.";
  mockCalls({ "DELETE /api/appointment-hours": { status: 403, body: { error, code: "forbidden" } } });
  renderPage(<HoursForm initial={{ ...initial, listingId: idOf(1) }} />);
  press("Use the hours for all listings");
  const dialog = within(screen.getByRole("dialog", { name: "Delete this listing’s own hours?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Use the hours for all listings" }));
  await waitFor(() =>
    expect(readToasts()[0]).toMatchObject({ title: "We couldn’t delete the hours", description: error }),
  );
});
