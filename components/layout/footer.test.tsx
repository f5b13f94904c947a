import { screen, within } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { Footer } from "./footer";

describe("Footer", () => {
  test("has quick links, the contact email and the three policies", () => {
    renderPage(<Footer site={{ name: "Market Square", contactEmail: "hi@square.example", logo: null }} />);
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
});
