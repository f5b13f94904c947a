import { screen, within } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { CategoryCards } from "./category-cards";

describe("CategoryCards", () => {
  test("links to the three category pages under 'Browse By Category', with their counts", () => {
    renderPage(
      <CategoryCards
        counts={[
          { id: "products", name: "Products", slug: "products", count: 1200 },
          { id: "services", name: "Services", slug: "services", count: 34 },
          { id: "realestate", name: "Real Estate", slug: "real-estate", count: 0 },
        ]}
      />,
    );
    const cards = within(screen.getByRole("region", { name: "Browse By Category" })).getAllByRole("link");
    expect(cards.map((card) => card.getAttribute("href"))).toEqual([
      "/products",
      "/services",
      "/real-estate",
    ]);
    expect(cards[0]).toHaveTextContent(/Products.*1,200/);
    expect(cards[2]).toHaveTextContent(/Real Estate.*0/);
  });
});
