import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UserDto } from "@/lib/users/contract";
import { userDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { mockReducedMotion, mockIntersectionObserver } from "@/prisma/test/device";
import { Footer } from "./footer";

const show = (user: UserDto | null = null) =>
  renderPage(<Footer site={{ name: "Market Square", contactEmail: "hi@square.example", logo: null }} />, {
    user,
  });

describe("Footer", () => {
  test("has quick links, the contact email, and the three policies", () => {
    show();
    const hrefsIn = (name: string) =>
      within(screen.getByRole("navigation", { name }))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    expect(hrefsIn("Quick links")).toEqual([
      "/",
      "/products",
      "/services",
      "/real-estate",
      "/jobs",
      "/auth?tab=register&as=vendor",
    ]);
    expect(hrefsIn("Policies")).toEqual(["/privacy-policy", "/terms-of-service", "/cookie-policy"]);
    expect(screen.getByRole("link", { name: "hi@square.example" })).toHaveAttribute(
      "href",
      "mailto:hi@square.example",
    );
  });

  test.each([
    ["customer", 1],
    ["vendor", 0],
    ["admin", 0],
  ] as const)("invites a %s to become a vendor in %d links", (role, count) => {
    show(userDto({ role }));
    expect(screen.queryAllByRole("link", { name: "Become a Vendor" })).toHaveLength(count);
  });

  test("loads the theme switch when it comes near", async () => {
    mockReducedMotion(false);
    const watched = mockIntersectionObserver();
    show();
    expect(screen.queryByRole("group", { name: "Theme" })).toBeNull();
    act(() => watched.forEach(({ near }) => near()));
    const themes = within(await screen.findByRole("group", { name: "Theme" })).getAllByRole("radio");
    expect(themes.map((radio) => radio.getAttribute("aria-label"))).toEqual([
      "Same as device",
      "Light",
      "Dark",
    ]);
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(document.documentElement).toHaveClass("dark");
    document.documentElement.className = "";
    localStorage.clear();
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
  });
});
