import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { AuthHost } from "./auth-host";
import { showAuth } from "./auth-store";

const dialog = (name: string) => screen.findByRole("dialog", { name });

beforeAll(() => import("./auth-dialogs"));
beforeEach(() => act(() => showAuth(null)));

describe("'Reset Password'", () => {
  async function openReset() {
    renderPage(<AuthHost />);
    act(() => showAuth({ view: "auth", tab: "login" }));
    await dialog("Login");
    fireEvent.click(screen.getByRole("button", { name: "Forgot password?" }));
    return within(await dialog("Reset Password"));
  }

  function send(reset: Awaited<ReturnType<typeof openReset>>, email: string): void {
    fireEvent.change(reset.getByLabelText("Email"), { target: { value: email } });
    fireEvent.click(reset.getByRole("button", { name: "Send Reset Link" }));
  }

  test("requires a valid address", async () => {
    const requests = mockCalls({});
    const reset = await openReset();
    send(reset, "nonsense");
    expect(await reset.findByText("Please enter a valid email address")).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test("reports progress, then that the link was sent, and closes", async () => {
    let answer: (response: Answer) => void = () => {};
    mockCalls({ "POST /api/request-password-reset": () => new Promise((resolve) => (answer = resolve)) });
    const reset = await openReset();
    send(reset, "ada@plaza.example");
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        title: "Processing request",
        description: "Sending password reset link...",
      }),
    );
    answer({ body: { success: true, message: "" } });
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        title: "Reset link sent",
        description: "We've sent a password reset link to ada@plaza.example. Please check your inbox.",
      }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Reset Password" })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("dialog", { name: "Login" })).toBeInTheDocument();
  });

  test.each<[Answer, string]>([
    [{ status: 429, body: { error: "Slow down", code: "too_many" } }, "Slow down"],
    [{ status: 500, body: {} }, "Failed to send reset link. Please try again later."],
  ])("reports a failure: %j", async (answer, description) => {
    mockCalls({ "POST /api/request-password-reset": answer });
    const reset = await openReset();
    send(reset, "ada@plaza.example");
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({ title: "Error", description, variant: "destructive" }),
    );
    expect(screen.getByRole("dialog", { name: "Reset Password" })).toBeInTheDocument();
  });

  test("closes on Cancel", async () => {
    const reset = await openReset();
    fireEvent.click(reset.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog", { name: "Reset Password" })).not.toBeInTheDocument();
  });
});
