import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { QuietHours } from "./quiet-hours";

const path = "/api/profile/quiet-hours";
// The tests run in this time zone.
const here = "Pacific/Auckland";
const off = { from: null, until: null, timeZone: here };

function show(hours: object, put: Answer | ((body: unknown) => Answer) = (body) => ({ body })) {
  const requests = mockCalls({ [`GET ${path}`]: { body: hours }, [`PUT ${path}`]: put });
  renderPage(<QuietHours />, { path: "/profile" });
  return requests;
}

const sent = (requests: ReturnType<typeof show>) =>
  requests.flatMap(({ call, body }) => (call === `PUT ${path}` ? [body] : []));

beforeEach(() => localStorage.clear());

describe("quiet hours", () => {
  test("turns quiet hours on with the usual night and the account’s time zone", async () => {
    const requests = show(off);
    fireEvent.click(await screen.findByRole("button", { name: "Turn on" }));
    expect(screen.getByLabelText("From")).toHaveValue("22:00");
    fireEvent.change(screen.getByLabelText("Until"), { target: { value: "06:30" } });
    fireEvent.click(screen.getByRole("button", { name: "Save quiet hours" }));
    expect(await screen.findByText("From 10 PM to 6:30 AM (Auckland, Pacific)")).toBeInTheDocument();
    expect(sent(requests)).toEqual([{ from: "22:00", until: "06:30", timeZone: here }]);
    expect(readToasts()[0]?.title).toBe("Your quiet hours were saved");
  });

  test("keeps the hours in the form with the server’s message at its field", async () => {
    const text = "Choose two different times.";
    show(off, { status: 422, body: { error: text, code: "rule_broken", fields: { until: text } } });
    fireEvent.click(await screen.findByRole("button", { name: "Turn on" }));
    fireEvent.click(screen.getByRole("button", { name: "Save quiet hours" }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText("Until")).toHaveAttribute("aria-invalid", "true");
  });

  test("turns quiet hours off with one press, and keeps the time zone", async () => {
    const requests = show({ from: "22:00", until: "07:00", timeZone: here });
    fireEvent.click(await screen.findByRole("button", { name: "Turn off" }));
    expect(await screen.findByText("Off")).toBeInTheDocument();
    expect(sent(requests)).toEqual([{ from: null, until: null, timeZone: here }]);
  });

  test("offers the browser’s time zone if the account has another one", async () => {
    const requests = show({ ...off, timeZone: "America/Denver" });
    expect(await screen.findByText("This browser’s time zone is Auckland, Pacific")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Use this time zone" }));
    await waitFor(() => expect(sent(requests)).toEqual([off]));
    await waitFor(() => expect(screen.queryByText(/This browser’s time zone/)).not.toBeInTheDocument());
  });

  test("offers the time zone only once if it’s declined", async () => {
    show({ ...off, timeZone: null });
    fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
    expect(screen.queryByText(/This browser’s time zone/)).not.toBeInTheDocument();
    show({ ...off, timeZone: null });
    expect((await screen.findAllByText("Off")).length).toBeGreaterThan(0);
    expect(screen.queryByText(/This browser’s time zone/)).not.toBeInTheDocument();
  });
});
