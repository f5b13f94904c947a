import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { clearToken, readToken } from "@/lib/client/token-store";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { CustomerForm } from "./customer-form";

const good = {
  "First name": "Ada",
  "Last name": "Lovelace",
  Email: "ada@plaza.example",
  "Phone number": "555-010-0199",
  Username: "ada",
  "Create password": "blue-wagon-41",
  "Confirm password": "blue-wagon-41",
};
type Label = keyof typeof good;

const created: Answer = {
  status: 201,
  body: { ...userDto(), token: "t1", emailStatus: { sent: true, message: "A welcome email was sent." } },
};

function show(answers: Parameters<typeof mockCalls>[0] = {}) {
  const requests = mockCalls(answers);
  const registered = jest.fn();
  const login = jest.fn();
  renderPage(<CustomerForm onRegistered={registered} onLogin={login} />);
  return { requests, registered, login };
}

function submitWith(values: Partial<Record<Label, string>> = {}): void {
  for (const [label, value] of Object.entries({ ...good, ...values })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByText("Create Customer Account"));
}

afterEach(clearToken);

describe("customer sign-up", () => {
  test("starts empty, with the terms accepted and linked", () => {
    show();
    for (const label of Object.keys(good)) expect(screen.getByLabelText(label)).toHaveValue("");
    expect(screen.getByRole("checkbox")).toBeChecked();
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Terms of Service", "/terms-of-service"],
      ["Privacy Policy", "/privacy-policy"],
    ]);
  });

  test.each<[Label, string, string]>([
    ["First name", " ", "First name is required"],
    ["Last name", "", "Last name is required"],
    ["Email", "ada@", "Invalid email address"],
    ["Phone number", "", "Phone number is required"],
    ["Username", "ad", "Username must be at least 3 characters"],
    ["Create password", "12345", "Password must be at least 6 characters"],
    ["Confirm password", "", "Confirm your password"],
    ["Confirm password", "another-41", "Passwords do not match"],
  ])("shows next to '%s' = %j: %s", async (label, value, message) => {
    const { requests } = show();
    submitWith({ [label]: value });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(requests).toEqual([]);
  });

  test("shows in the form when to try again after too many tries", async () => {
    const error = "Too many tries with this email address. Try again in 21 minutes.";
    show({ "POST /api/register": { status: 429, body: { error, code: "too_many" } } });
    submitWith();
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(readToasts().at(-1)).toMatchObject({ title: "Registration failed", description: error });
  });

  test("shows the password rules before one is typed", () => {
    show();
    expect(screen.getByLabelText("Create password")).toHaveAccessibleDescription(
      "At least 6 characters. Avoid common passwords and your name.",
    );
  });

  test.each<[Partial<Record<Label, string>>, Label]>([
    [
      {
        "First name": "",
        "Last name": "",
        Email: "",
        "Phone number": "",
        Username: "",
        "Create password": "",
      },
      "First name",
    ],
    [{ Email: "ada@", "Phone number": "" }, "Email"],
    [{ "Phone number": "", Username: "a" }, "Phone number"],
    [{ Username: "a", "Confirm password": "" }, "Username"],
    [{ "Confirm password": "" }, "Confirm password"],
  ])("focuses the first invalid field: %j → '%s'", async (values, label) => {
    show();
    submitWith(values);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  test("focuses the terms when nothing else is invalid", async () => {
    show();
    fireEvent.click(screen.getByRole("checkbox"));
    submitWith();
    await waitFor(() => expect(screen.getByRole("checkbox")).toHaveFocus());
  });

  test("requires the terms to be accepted", async () => {
    const { requests } = show();
    fireEvent.click(screen.getByRole("checkbox"));
    submitWith();
    expect(await screen.findByText("You must agree to the terms and conditions")).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test.each<[Partial<Record<Label, string>>, string, string | undefined]>([
    [{ "First name": "", "Last name": "" }, "First name is required", undefined],
    [{ "Last name": "" }, "Last name is required", undefined],
    [{ Email: "" }, "Email is required", undefined],
    [{ "Phone number": "" }, "Phone number is required", undefined],
    [{ Username: "" }, "Username is required", undefined],
    [{ "Create password": "", "Confirm password": "" }, "Password is required", undefined],
    [{ "Confirm password": "" }, "Please confirm your password", undefined],
    [
      { "Confirm password": "other-wagon" },
      "Passwords don't match",
      "Please make sure your passwords match.",
    ],
  ])("reports the first problem: %j → toast '%s'", async (values, title, description) => {
    show();
    submitWith(values);
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        title,
        ...(description ? { description } : {}),
        variant: "destructive",
      }),
    );
  });

  test("stores the referral code of a friend's link until the account exists, and nothing without one", async () => {
    const { unmount } = renderPage(<CustomerForm onRegistered={jest.fn()} onLogin={jest.fn()} />);
    expect(Object.keys(window.localStorage)).toEqual([]);
    unmount();
    window.history.replaceState(null, "", "/auth?tab=register&ref=A1B2C3D4E5F6");
    const first = renderPage(<CustomerForm onRegistered={jest.fn()} onLogin={jest.fn()} />);
    await waitFor(() => expect(JSON.stringify({ ...window.localStorage })).toContain("a1b2c3d4e5f6"));
    first.unmount();
    window.history.replaceState(null, "", "/products");
    const { requests, registered } = show({ "POST /api/register": created });
    submitWith();
    await waitFor(() => expect(registered).toHaveBeenCalled());
    expect(requests[0]?.body).toMatchObject({ referralCode: "a1b2c3d4e5f6" });
    await waitFor(() => expect(JSON.stringify({ ...window.localStorage })).not.toContain("a1b2c3d4e5f6"));
  });

  test("sends the specified fields and passes the answer on", async () => {
    const { requests, registered } = show({ "POST /api/register": created });
    submitWith();
    await waitFor(() => expect(registered).toHaveBeenCalledTimes(1));
    expect(requests.map(({ body }) => body)).toEqual([
      {
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@plaza.example",
        phone: "555-010-0199",
        username: "ada",
        password: "blue-wagon-41",
        role: "customer",
      },
    ]);
    expect(readToasts()[0]).toMatchObject({
      title: "Success!",
      description: "Your customer account has been created successfully.",
    });
    expect(readToken()).toBe("t1");
  });

  test.each<[Answer, string]>([
    [
      { status: 409, body: { error: "This username is already taken.", code: "conflict" } },
      "This username is already taken.",
    ],
    [{ status: 502, body: {} }, "There was an error creating your account."],
  ])("reports a failure in one toast: %j", async (answer, description) => {
    const { registered } = show({ "POST /api/register": answer });
    submitWith();
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        title: "Registration failed",
        description,
        variant: "destructive",
      }),
    );
    expect(registered).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Create password")).toHaveValue("blue-wagon-41");
  });

  test("reuses the key after a lost answer, and sends a new one after a refusal", async () => {
    const answers: Answer[] = [
      { status: 502, body: {} },
      { status: 409, body: { error: "This username is already taken.", code: "conflict" } },
    ];
    const { registered } = show({ "POST /api/register": () => answers.shift() ?? created });
    const keys: (string | null)[] = [];
    const network = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      keys.push(new Headers(init?.headers).get("idempotency-key"));
      return network(input, init);
    };
    submitWith();
    await waitFor(() =>
      expect(readToasts()[0]?.description).toBe("There was an error creating your account."),
    );
    submitWith();
    await waitFor(() => expect(readToasts()[0]?.description).toBe("This username is already taken."));
    submitWith();
    await waitFor(() => expect(registered).toHaveBeenCalledTimes(1));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test("shows the server's field errors next to their fields", async () => {
    const fields = { email: "An account with this email address already exists." };
    show({ "POST /api/register": { status: 409, body: { error: fields.email, code: "conflict", fields } } });
    submitWith();
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(fields.email));
  });

  test("shows 'Registration error' for an unexpected error", async () => {
    show({
      "POST /api/register": () => {
        throw "not even an error";
      },
    });
    submitWith();
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        title: "Registration error",
        description: "An unexpected error occurred. Please try again.",
      }),
    );
  });

  test("goes back to the login", () => {
    const { login } = show();
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    expect(login).toHaveBeenCalledTimes(1);
  });
});
