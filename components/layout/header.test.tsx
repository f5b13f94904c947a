import { screen, within } from "@testing-library/react";
import type { Role } from "@/lib/shared/access";
import { userDto } from "@/prisma/test/dtos";
import { mockReducedMotion } from "@/prisma/test/device";
import { renderPage } from "@/prisma/test/render-page";
import { Header } from "./header";

const site = { name: "Market Square", contactEmail: "hi@square.example", logo: null };
const header = <Header site={site} search={<form role="search" />} />;

const mainLinks = [
  ["Home", "/"],
  ["Products", "/products"],
  ["Services", "/services"],
  ["Real Estate", "/real-estate"],
  ["Jobs", "/jobs"],
];

function linksIn(element: HTMLElement): (string | null)[][] {
  return within(element)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

beforeEach(() => mockReducedMotion(false));

describe("Header", () => {
  test("has the five sections in the main navigation and in the mobile menu", () => {
    renderPage(header, { path: "/products" });
    expect(linksIn(screen.getByRole("navigation", { name: "Main" }))).toEqual(mainLinks);
    expect(linksIn(screen.getByRole("navigation", { name: "Menu" }))).toEqual(mainLinks);
  });

  test("marks the current section, on a page below it too", () => {
    renderPage(header, { path: "/jobs/7" });
    const main = within(screen.getByRole("navigation", { name: "Main" }));
    expect(main.getByRole("link", { name: "Jobs" })).toHaveAttribute("aria-current", "true");
    expect(main.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });

  test("takes name and logo from the site", () => {
    const { rerender } = renderPage(header);
    expect(screen.getAllByRole("link", { name: "Market Square, home" })[0]).toHaveTextContent(
      "Market Square",
    );
    rerender(<></>);
    renderPage(<Header site={{ ...site, logo: "/images/logo.webp" }} search={null} />);
    const brand = screen.getAllByRole("link", { name: "Market Square, home" })[0];
    expect(brand?.querySelector("img")).toHaveAttribute("src", "/images/logo.webp");
  });

  test("offers a visitor Login and Become a Vendor as links that work without JavaScript", () => {
    const { container } = renderPage(header);
    const account = container.querySelector<HTMLElement>("[data-slot=account]");
    expect(account && linksIn(account)).toEqual([
      ["Login", "/auth"],
      ["Become a Vendor", "/auth?tab=register&as=vendor"],
    ]);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  test.each<[Role, string[][]]>([
    [
      "customer",
      [
        ["My Profile", "/profile"],
        ["My Favorites", "/favorites"],
        ["Purchases", "/purchases"],
        ["My Dashboard", "/customer"],
      ],
    ],
    [
      "vendor",
      [
        ["My Profile", "/profile"],
        ["My Favorites", "/favorites"],
        ["Purchases", "/purchases"],
        ["Sales", "/sales"],
        ["Vendor Dashboard", "/vendor"],
        ["Create Listing", "/create-listing"],
        ["Subscription", "/subscription"],
      ],
    ],
    [
      "admin",
      [
        ["My Profile", "/profile"],
        ["My Favorites", "/favorites"],
        ["Purchases", "/purchases"],
        ["Admin Dashboard", "/admin"],
      ],
    ],
  ])("shows the account menu of a %s", async (role, expected) => {
    renderPage(header, { user: userDto({ role }) });
    const items = within(await screen.findByRole("menu")).getAllByRole("menuitem");
    expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
      ...expected,
      ["Logout", null],
    ]);
    expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Become a Vendor" })).not.toBeInTheDocument();
  });

  test("marks on <html> whether a user is signed in, for a page rendered signed out", async () => {
    document.documentElement.dataset.signedIn = "";
    const { unmount } = renderPage(header);
    expect(document.documentElement).not.toHaveAttribute("data-signed-in");
    unmount();
    renderPage(header, { user: userDto() });
    await screen.findByRole("menu");
    expect(document.documentElement).toHaveAttribute("data-signed-in");
  });
});
