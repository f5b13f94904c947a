import { fireEvent, screen, waitFor } from "@testing-library/react";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { SignInAlertView } from "./sign-in-alert-view";

const alert = { device: "Safari on iPhone", time: "Tuesday, December 1 at 2:20 PM EST" };
const secured = "You’re signed out everywhere. We emailed you a link to choose a new password.";

function show(known: typeof alert | null = alert) {
  renderPage(<SignInAlertView token="abc" alert={known} />, { path: "/sign-in-alert" });
}

describe("the page of a sign-in alert", () => {
  test("shows the device and the time, and sends nothing before a click", () => {
    const requests = mockCalls({});
    show();
    expect(screen.getByText("Safari on iPhone")).toBeInTheDocument();
    expect(screen.getByText(/Tuesday, December 1 at 2:20 PM EST/)).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test("signs this browser out on press and shows the next step", async () => {
    const requests = mockCalls({
      "POST /api/sign-in-alert": { body: { success: true, message: secured } },
      "POST /api/logout": { body: { success: true } },
    });
    show();
    fireEvent.click(screen.getByRole("button", { name: "This wasn’t me: sign out all devices" }));
    expect(await screen.findByRole("status")).toHaveTextContent(secured);
    expect(requests[0]).toMatchObject({ call: "POST /api/sign-in-alert", body: { token: "abc" } });
    await waitFor(() => expect(requests.at(-1)?.call).toBe("POST /api/logout"));
  });

  test("stays on the question and shows the server’s message when it fails", async () => {
    mockCalls({
      "POST /api/sign-in-alert": {
        status: 429,
        body: { error: "Too many tries. Try again in 5 minutes.", code: "too_many" },
      },
    });
    show();
    const button = screen.getByRole("button", { name: "This wasn’t me: sign out all devices" });
    fireEvent.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many tries. Try again in 5 minutes.");
    expect(button).toBeEnabled();
  });

  test("offers only the sign-in page for an unknown, used, or expired link", () => {
    show(null);
    expect(screen.getByText("This link has expired or was already used.")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/auth");
  });
});
