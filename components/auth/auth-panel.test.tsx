import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { clearToken } from "@/lib/client/token-store";
import type { Role } from "@/lib/shared/access";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { AuthPanel } from "./auth-panel";

type Shown = Partial<Parameters<typeof AuthPanel>[0]> & { role?: Role };

function show({ role = "customer", ...props }: Shown = {}) {
  mockCalls({ "POST /api/login": { body: { ...userDto({ role }), token: "t1" } } });
  return renderPage(<AuthPanel tab="login" as="customer" next={null} {...props} />, { path: "/auth" });
}

function logIn(): void {
  const panel = within(screen.getByRole("tabpanel"));
  fireEvent.change(panel.getByLabelText("Username"), { target: { value: "ada" } });
  fireEvent.change(panel.getByLabelText("Password"), { target: { value: "blue-wagon-41" } });
  fireEvent.click(panel.getByRole("button", { name: "Login" }));
}

afterEach(clearToken);

describe("the auth page", () => {
  test.each([
    [{ tab: "login" }, "Login"],
    [{ tab: "register" }, "Sign Up"],
    [{ tab: "register", as: "vendor" }, "Become a Vendor"],
  ] as const)("opens the tab in its address: %j", (props, title) => {
    show(props);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  });

  test.each([
    ["/favorites", "Log in to see the listings you saved."],
    ["/my-jobs/7?sort=new", "Log in to see the jobs you posted."],
    ["/vendor", "Log in to open your dashboard."],
  ])("explains why %s needs a login", (next, reason) => {
    show({ next });
    expect(screen.getByText(reason)).toBeInTheDocument();
    fireEvent.click(screen.getByRole("tab", { name: "Sign Up" }));
    expect(screen.queryByText(reason)).toBeNull();
  });

  test("gives no reason for a page that anyone can open", () => {
    show({ next: "/vendor/01890000-0000-7000-8000-000000000002" });
    expect(screen.queryByText(/^Log in to/)).toBeNull();
  });

  test("has the tabs Login and Sign Up, each with its form", () => {
    show();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Login", "Sign Up"]);
    expect(screen.getByRole("tabpanel", { name: "Login" })).toBeVisible();
    fireEvent.click(screen.getByRole("tab", { name: "Sign Up" }));
    expect(screen.getByRole("button", { name: "Create Customer Account" })).toBeVisible();
  });

  test.each<[Role, string | null, string]>([
    ["customer", null, "/"],
    ["vendor", null, "/vendor"],
    ["admin", null, "/admin"],
    ["vendor", "/favorites", "/favorites"],
  ])("redirects a %s with next=%s to %s, once", async (role, next, href) => {
    const { visited } = show({ role, next });
    logIn();
    await waitFor(() => expect(visited).toEqual([href]));
  });

  test("goes from the vendor's sign-up to the login", () => {
    show({ tab: "register", as: "vendor" });
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Login");
    expect(screen.getByRole("tab", { name: "Login" })).toHaveAttribute("aria-selected", "true");
  });
});
