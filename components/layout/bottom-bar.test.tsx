import { screen, within } from "@testing-library/react";
import type { Role } from "@/lib/shared/access";
import { userDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { BottomBar } from "./bottom-bar";

describe("BottomBar", () => {
  test.each<[Role | null, string]>([
    [null, "/products"],
    ["customer", "/products"],
    ["admin", "/products"],
    ["vendor", "/vendor?tab=listings"],
  ])("takes %s from Products to %s", (role, products) => {
    renderPage(<BottomBar />, { user: role && userDto({ role }), path: "/services" });
    const links = within(screen.getByRole("navigation", { name: "Sections" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Products", products],
      ["Services", "/services"],
      ["Real Estate", "/real-estate"],
      ["Jobs", "/jobs"],
    ]);
    expect(links[2]).toHaveAttribute("aria-current", "page");
  });

  test("marks a vendor's Products on product pages only, not on the dashboard", () => {
    const user = userDto({ role: "vendor" });
    const { unmount } = renderPage(<BottomBar />, { user, path: "/vendor" });
    expect(screen.getByRole("link", { name: "Products" })).not.toHaveAttribute("aria-current");
    unmount();
    renderPage(<BottomBar />, { user, path: "/products" });
    expect(screen.getByRole("link", { name: "Products" })).toHaveAttribute("aria-current", "page");
  });
});
