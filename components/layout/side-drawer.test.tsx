import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readAuth, showAuth } from "@/components/auth/auth-store";
import type { Role } from "@/lib/shared/access";
import { userDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { mockReducedMotion } from "@/prisma/test/device";
import { SideDrawer } from "./side-drawer";

function linksIn(name: string): (string | null)[][] {
  return within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

const browse = [
  ["Home", "/"],
  ["Products", "/products"],
  ["Services", "/services"],
  ["Real Estate", "/real-estate"],
];

describe("SideDrawer", () => {
  beforeEach(() => mockReducedMotion(false));
  afterEach(() => showAuth(null));

  test("shows a visitor only Browse, Login, and Become a Vendor", () => {
    renderPage(<SideDrawer user={null} open onOpenChange={() => {}} />);
    expect(linksIn("Browse")).toEqual(browse);
    expect(linksIn("Account")).toEqual([["Login", "/auth"]]);
    expect(screen.getByRole("link", { name: "Become a Vendor" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
  });

  test.each<[Role, string, string, boolean]>([
    ["customer", "My Dashboard", "/customer", true],
    ["vendor", "Vendor Dashboard", "/vendor", false],
    ["admin", "Admin Dashboard", "/admin", false],
  ])("shows a %s their name, their role, and their own links", (role, dashboard, href, mayBecomeVendor) => {
    renderPage(<SideDrawer user={userDto({ role })} open onOpenChange={() => {}} />);
    const drawer = within(screen.getByRole("dialog", { name: "Account" }));
    expect(drawer.getByRole("heading", { name: "Ada Lovelace" })).toBeInTheDocument();
    expect(drawer.getByText(role, { exact: false, selector: "p" })).toHaveTextContent(
      new RegExp(`^${role}$`, "i"),
    );
    expect(drawer.getByText("AL")).toBeInTheDocument();
    expect(linksIn("Browse")).toEqual(browse);
    expect(linksIn("Account")).toEqual([
      ["My Profile", "/profile"],
      ["My Favorites", "/favorites"],
      ["Messages", "/messages"],
      [dashboard, href],
    ]);
    expect(drawer.getByRole("button", { name: "Logout" })).toBeInTheDocument();
    expect(drawer.queryAllByRole("link", { name: "Become a Vendor" })).toHaveLength(mayBecomeVendor ? 1 : 0);
    expect(drawer.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
  });

  test("calls a user without a name by their username", () => {
    const user = userDto({ firstName: "", lastName: "" });
    renderPage(<SideDrawer user={user} open onOpenChange={() => {}} />);
    expect(screen.getByRole("heading", { name: "ada" })).toBeInTheDocument();
    expect(screen.getByText("U")).toBeInTheDocument();
  });

  test("closes and opens the login dialog", async () => {
    const changes: boolean[] = [];
    renderPage(<SideDrawer user={null} open onOpenChange={(open) => changes.push(open)} />);
    await userEvent.click(screen.getByRole("link", { name: "Login" }));
    expect(changes).toEqual([false]);
    expect(readAuth()).toEqual({ view: "auth", tab: "login" });
  });
});
