import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { useCurrentUser } from "@/components/users/hooks";
import { clearToken, readToken } from "@/lib/client/token-store";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { AuthHost } from "./auth-host";
import { dialogSwitchDelayMs, showAuth } from "./auth-store";

const signedIn = { body: { ...userDto(), token: "t1" } };

function openModal(detail?: object): void {
  act(() => void window.dispatchEvent(new CustomEvent("openAuthModal", { detail })));
}

function Greeting() {
  const { user } = useCurrentUser();
  return <output>{user ? `Hello ${user.username}` : "Hello stranger"}</output>;
}

const field = (label: string) => within(screen.getByRole("tabpanel")).getByLabelText(label);

function fill(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

const dialog = (name: string) => screen.findByRole("dialog", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

type AnswerSource = Answer | (() => Promise<Answer>);

async function logInWith(answer: AnswerSource, options?: Parameters<typeof renderPage>[1]) {
  const requests = mockCalls({ "POST /api/login": answer });
  const page = renderPage(
    <>
      <AuthHost />
      <Greeting />
    </>,
    options,
  );
  openModal();
  await dialog("Login");
  fill("Username", "ada");
  fill("Password", "blue-wagon-41");
  press("Login");
  return { ...page, requests };
}

beforeAll(() => import("./auth-dialogs"));
beforeEach(() => act(() => showAuth(null)));
afterEach(clearToken);

describe("the auth dialog", () => {
  test.each([
    [undefined, "Login"],
    [{}, "Login"],
    [{ tab: "login" }, "Login"],
    [{ tab: "register" }, "Sign Up"],
  ])("opens on the tab named by the window event %j", async (detail, title) => {
    renderPage(<AuthHost />);
    openModal(detail);
    const opened = within(await dialog(title));
    expect(opened.getByRole("tab", { name: title })).toHaveAttribute("aria-selected", "true");
    expect(opened.getByRole("heading", { name: title })).toBeInTheDocument();
  });

  test("changes tabs by its links and its title with them", async () => {
    renderPage(<AuthHost />);
    openModal();
    await dialog("Login");
    press("Register now");
    expect(within(await dialog("Sign Up")).getByText(/Already have an account\?/)).toBeInTheDocument();
    press("Login");
    expect(await dialog("Login")).toBeInTheDocument();
  });

  test("mentions that an email works in place of the username", async () => {
    renderPage(<AuthHost />);
    openModal();
    await dialog("Login");
    expect(field("Username")).toHaveAccessibleDescription("You can use your email instead.");
  });

  test("reports missing values", async () => {
    const requests = mockCalls({});
    renderPage(<AuthHost />);
    openModal();
    await dialog("Login");
    press("Login");
    expect(await screen.findByText("Username is required")).toBeInTheDocument();
    expect(screen.getByText("Password is required")).toBeInTheDocument();
    expect(field("Username")).toHaveAttribute("aria-invalid", "true");
    expect(requests).toEqual([]);
  });

  test("shows and hides the password", async () => {
    renderPage(<AuthHost />);
    openModal();
    await dialog("Login");
    expect(field("Password")).toHaveAttribute("type", "password");
    press("Show password");
    expect(field("Password")).toHaveAttribute("type", "text");
    press("Hide password");
    expect(field("Password")).toHaveAttribute("type", "password");
  });

  test("stores the token after a login, closes, and opens the homepage", async () => {
    const { requests, visited, refreshed } = await logInWith(signedIn, { path: "/jobs" });
    await waitFor(() => expect(visited).toEqual(["/"]));
    expect(requests[0]?.body).toEqual({ username: "ada", password: "blue-wagon-41", rememberMe: false });
    expect([readToken(), localStorage.getItem("authToken"), sessionStorage.getItem("authToken")]).toEqual([
      "t1",
      "t1",
      "t1",
    ]);
    expect(readToasts()[0]).toMatchObject({ title: "Login successful", description: "Welcome back!" });
    expect(screen.queryByRole("dialog", { name: "Login" })).not.toBeInTheDocument();
    expect(screen.getByText("Hello ada")).toBeInTheDocument();
    expect(refreshed).toEqual(["/jobs"]);
  });

  test.each([
    ["/auth?next=%2Ffavorites", "customer", "/favorites"],
    ["/auth", "vendor", "/vendor"],
    ["/auth", "admin", "/admin"],
    ["/auth?next=%2F%2Fevil.example", "customer", "/"],
    ["/jobs?next=%2Fprofile", "customer", "/profile"],
  ] as const)("goes from %s as a %s to %s, once", async (address, role, href) => {
    window.history.replaceState(null, "", address);
    const answer = { body: { ...userDto({ role }), token: "t1" } };
    const { visited } = await logInWith(answer, { path: window.location.pathname });
    await waitFor(() => expect(visited).toEqual([href]));
    window.history.replaceState(null, "", "/");
  });

  test.each([
    [429, "Too many attempts. Try again in 14 minutes.", {}, null],
    [
      403,
      "This account is suspended.",
      { username: "Email help@plaza.example if you think this is a mistake." },
      "Email help@plaza.example if you think this is a mistake.",
    ],
  ])("keeps a refusal with %i in the form: %s", async (status, error, fields, detail) => {
    await logInWith({ status, body: { error, code: "refused", fields } });
    const form = within(screen.getByRole("tabpanel"));
    expect(await form.findByText(error)).toBeInTheDocument();
    if (detail) expect(form.getByText(detail)).toBeInTheDocument();
    expect(readToasts().at(-1)).toMatchObject({ title: "Login failed", description: error });
  });

  test("sends 'Remember me' when it is checked", async () => {
    const requests = mockCalls({ "POST /api/login": signedIn });
    renderPage(<AuthHost />);
    openModal();
    await dialog("Login");
    fill("Username", "ada");
    fill("Password", "blue-wagon-41");
    fireEvent.click(screen.getByRole("checkbox", { name: "Remember me" }));
    press("Login");
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ rememberMe: true }));
  });

  test("stays on the page when it was opened with a follow-up action", async () => {
    mockCalls({ "POST /api/login": signedIn });
    const done = jest.fn();
    const { visited } = renderPage(<AuthHost />, { path: "/listings/1" });
    act(() => showAuth({ view: "auth", tab: "login", onSuccess: done }));
    await dialog("Login");
    fill("Username", "ada");
    fill("Password", "blue-wagon-41");
    press("Login");
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(visited).toEqual([]);
  });

  test.each<[string, AnswerSource, string]>([
    [
      "the server's sentence",
      { status: 401, body: { error: "Nobody knows you", code: "not_signed_in" } },
      "Nobody knows you",
    ],
    ["the server's sentence alone", { status: 400, body: { error: "Not now" } }, "Not now"],
    ["its own sentence for a refusal without one", { status: 401, body: {} }, "Invalid username or password"],
    ["the status of any other answer without one", { status: 502, body: {} }, "Server error: 502"],
    [
      "its own sentence without an answer",
      () => Promise.reject(new TypeError("no network")),
      "Invalid username or password",
    ],
  ])("reports a failed login in %s and keeps the typed values", async (_, answer, description) => {
    await logInWith(answer);
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        title: "Login failed",
        description,
        variant: "destructive",
      }),
    );
    expect(field("Username")).toHaveValue("ada");
    expect(field("Password")).toHaveValue("blue-wagon-41");
  });

  test("warns about an answer without a token, and still sets the user", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const { visited } = await logInWith({ body: userDto() }, { path: "/jobs" });
    await waitFor(() => expect(visited).toEqual(["/"]));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(readToken()).toBeNull();
    expect(screen.getByText("Hello ada")).toBeInTheDocument();
  });

  test("requires the second-step code before it signs in", async () => {
    const requests = mockCalls({
      "POST /api/login": { body: { twoFactorRequired: true, challenge: "c1" } },
      "POST /api/login/totp": signedIn,
    });
    const { visited } = renderPage(<AuthHost />, { path: "/jobs" });
    openModal();
    await dialog("Login");
    fill("Username", "ada");
    fill("Password", "blue-wagon-41");
    press("Login");
    await waitFor(() => field("Code"));
    expect([readToken(), visited]).toEqual([null, []]);
    fill("Code", "123456");
    press("Continue");
    await waitFor(() => expect(visited).toEqual(["/"]));
    expect(requests[1]?.body).toEqual({ challenge: "c1", code: "123456" });
  });
});

describe("the vendor dialog", () => {
  test("opens the login 100 ms after it closes", async () => {
    renderPage(<AuthHost />);
    act(() => showAuth({ view: "vendor" }));
    const vendor = within(await dialog("Become a Vendor"));
    jest.useFakeTimers();
    try {
      fireEvent.click(vendor.getByRole("button", { name: "Login" }));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(dialogSwitchDelayMs - 1));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.getByRole("dialog", { name: "Login" })).toBeInTheDocument();
      expect(dialogSwitchDelayMs).toBe(100);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe("the completion dialog", () => {
  test.each([
    ["customer", "Your customer account has been created successfully.", false],
    ["vendor", "Your vendor account has been created.", true],
  ] as const)("shows a %s the next step and goes to the homepage", async (role, sentence, reviewed) => {
    const { visited } = renderPage(<AuthHost />, { path: "/jobs" });
    act(() => showAuth({ view: "complete", role, message: "A welcome email was sent to you." }));
    const opened = within(await dialog("Registration complete"));
    expect(opened.getByText(sentence)).toBeInTheDocument();
    expect(opened.getByText("A welcome email was sent to you.")).toBeInTheDocument();
    expect(opened.queryByText(/Our team reviews every application/) !== null).toBe(reviewed);
    press("Continue to Homepage");
    expect(visited).toEqual(["/"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("announces a created account only once", async () => {
    renderPage(<AuthHost />);
    const message = "Your account has been created! A welcome email was sent to you.";
    act(() => showAuth({ view: "complete", role: "customer", message }));
    const opened = within(await dialog("Registration complete"));
    expect(opened.getAllByText(/created/)).toHaveLength(1);
    expect(opened.getByText("A welcome email was sent to you.")).toBeInTheDocument();
    expect(opened.queryByRole("button", { name: "View your application" })).toBeNull();
  });

  test("takes a vendor to the application", async () => {
    const { visited } = renderPage(<AuthHost />, { path: "/jobs" });
    act(() => showAuth({ view: "complete", role: "vendor", message: "" }));
    await dialog("Registration complete");
    press("View your application");
    expect(visited).toEqual(["/vendor"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
