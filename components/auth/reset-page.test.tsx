import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { clearToken, readToken, storeToken } from "@/lib/client/token-store";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { AuthPanel } from "./auth-panel";
import { ResetPage } from "./reset-page";

const check = "GET /api/validate-reset-token";
const valid = { [check]: { body: { success: true, username: "ada" } } };
const done = { body: { success: true, userId: "u", username: "ada", role: "customer" } };

async function showForm(answers: Record<string, Answer | (() => Promise<Answer>)> = {}) {
  const requests = mockCalls({ ...valid, ...answers });
  const page = renderPage(<ResetPage token="abc" />, { path: "/reset-password" });
  await screen.findByLabelText("New password");
  return { ...page, requests };
}

function submitWith(newPassword: string, confirmPassword = newPassword): void {
  fireEvent.change(screen.getByLabelText("New password"), { target: { value: newPassword } });
  fireEvent.change(screen.getByLabelText("Confirm new password"), { target: { value: confirmPassword } });
  fireEvent.click(screen.getByRole("button", { name: "Reset password" }));
}

afterEach(() => {
  clearToken();
  jest.useRealTimers();
});

describe("the reset page", () => {
  test("shows an error without a token, and sends no request", () => {
    const requests = mockCalls({});
    renderPage(<ResetPage token={null} />);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "No reset token provided. Please use the link from your email.",
    );
    expect(requests).toEqual([]);
  });

  test("offers a retry, not a new link, when the check failed", async () => {
    let busy = true;
    mockCalls({
      "GET /api/validate-reset-token": async () =>
        busy ? { status: 503, body: { error: "Busy", code: "unavailable" } } : valid[check],
    });
    renderPage(<ResetPage token="abc" />);
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t check your link");
    expect(screen.queryByRole("button", { name: "Request a new link" })).not.toBeInTheDocument();
    busy = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("New password")).toBeInTheDocument();
  });

  test("offers a new link when this one is invalid", async () => {
    const requests = mockCalls({
      "POST /api/request-password-reset": { body: { success: true, message: "Sent" } },
    });
    renderPage(<ResetPage token={null} />);
    fireEvent.click(screen.getByRole("button", { name: "Request a new link" }));
    fireEvent.change(await screen.findByLabelText("Email"), { target: { value: "ada@mail.example" } });
    fireEvent.click(screen.getByRole("button", { name: "Send Reset Link" }));
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("shows a loading state while the link is checked", () => {
    mockCalls({ "GET /api/validate-reset-token": () => new Promise(() => {}) });
    renderPage(<ResetPage token="abc" />);
    expect(screen.getByRole("status")).toHaveTextContent("Checking your link");
  });

  test("shows the server's message for an invalid link", async () => {
    mockCalls({
      "GET /api/validate-reset-token": { status: 400, body: { success: false, error: "Used already" } },
    });
    renderPage(<ResetPage token="abc" />);
    expect(await screen.findByRole("alert")).toHaveTextContent("Used already");
    expect(screen.queryByLabelText("New password")).not.toBeInTheDocument();
  });

  test.each([
    ["1234567", "1234567", "Password must be at least 8 characters long"],
    ["x".repeat(101), "x".repeat(101), "Password is too long"],
    ["blue-wagon-41", "short", "Password must be at least 8 characters long"],
    ["blue-wagon-41", "blue-wagon-42", "Passwords do not match"],
  ])("refuses %j, confirmed by %j: %s", async (password, confirm, message) => {
    const { requests } = await showForm();
    submitWith(password, confirm);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText("New password")).toHaveValue(password);
    expect(requests.map(({ call }) => call)).toEqual(["GET /api/validate-reset-token"]);
  });

  test("submits the token with the new password, and shows progress", async () => {
    const { requests } = await showForm({ "POST /api/reset-password": () => new Promise(() => {}) });
    submitWith("blue-wagon-41");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Reset password" })).toHaveAttribute("aria-busy", "true"),
    );
    expect(requests[1]?.body).toEqual({ token: "abc", newPassword: "blue-wagon-41" });
  });

  test.each<[Answer, string]>([
    [{ status: 400, body: { success: false, error: "This link was used" } }, "This link was used"],
    [{ status: 500, body: {} }, "Failed to reset password. The link may have expired."],
  ])("stays in the form when it fails: %j", async (answer, sentence) => {
    await showForm({ "POST /api/reset-password": answer });
    submitWith("blue-wagon-41");
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(readToasts()[0]).toMatchObject({
      title: "Password reset failed",
      description: sentence,
      variant: "destructive",
    });
    expect(screen.getByLabelText("New password")).toHaveValue("blue-wagon-41");
  });

  test("waits 3 seconds after success, logs out, and goes to /auth", async () => {
    storeToken("t1");
    const { requests, visited } = await showForm({
      "POST /api/reset-password": done,
      "POST /api/logout": { body: { success: true } },
    });
    jest.useFakeTimers();
    submitWith("blue-wagon-41");
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole("status")).toHaveTextContent("Password reset successful");
    expect(readToasts()[0]?.title).toBe("Password reset successful");
    await act(() => jest.advanceTimersByTimeAsync(2800));
    expect([requests.at(-1)?.call, visited]).toEqual(["POST /api/reset-password", []]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect([requests.at(-1)?.call, visited, readToken()]).toEqual(["POST /api/logout", ["/auth"], null]);
    renderPage(<AuthPanel tab="login" as="customer" next={null} />);
    const login = within(screen.getByRole("tabpanel", { name: "Login" }));
    expect(login.getByLabelText("Username")).toHaveValue("ada");
  });
});
