import { screen, within } from "@testing-library/react";
import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { listingQuery } from "@/lib/listings/catalogue/address.rules";
import { renderPage } from "@/prisma/test/render-page";
import { CategoryFields, SearchFields } from "./fields";
import { countLabel, showLabel, unplacedLabel } from "./show-label";
import { SortLinks } from "./sort-links";

const labels = (container: HTMLElement) =>
  [...container.querySelectorAll("label, legend")].map((label) => label.textContent);

describe("SortLinks", () => {
  function show(address: ListingAddress) {
    renderPage(<SortLinks address={address} hrefOf={(next) => `/products?${listingQuery(next)}`} />);
    const links = within(screen.getByRole("navigation", { name: "Sort listings" })).getAllByRole("link");
    return links.map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("aria-current"),
    ]);
  }

  test("are the five sorts of the specification as addresses, the newest first unless another is chosen", () => {
    expect(show({ category: "products", state: "TX" })).toEqual([
      ["Newest", "/products?category=products&state=TX", "true"],
      ["Oldest", "/products?category=products&sort=oldest&state=TX", null],
      ["Price low to high", "/products?category=products&sort=price_asc&state=TX", null],
      ["Price high to low", "/products?category=products&sort=price_desc&state=TX", null],
      ["Highest Rated", "/products?category=products&sort=rating&state=TX", null],
    ]);
  });

  test("begin a search with its best matches", () => {
    const [best, newest] = show({ search: "lamp" });
    expect(best).toEqual(["Best match", "/products?search=lamp", "true"]);
    expect(newest).toEqual(["Newest", "/products?search=lamp&sort=newest", null]);
  });
});

describe("fields", () => {
  test.each([
    ["products", ["Words", "City or ZIP code", "Price in dollars", "State"]],
    ["services", ["Words", "City or ZIP code", "Price in dollars", "State"]],
    [
      "realestate",
      ["Words", "City or ZIP code", "For sale or rent", "Price range", "State", "Property type"],
    ],
  ] as const)("of %s are its own", (category, expected) => {
    const { container } = renderPage(<CategoryFields address={{ category }} category={category} />);
    expect(labels(container)).toEqual(expected);
  });

  test("ask how far once a place is named", () => {
    const { container } = renderPage(
      <CategoryFields address={{ category: "services", near: "Austin" }} category="services" />,
    );
    expect(labels(container)).toContain("Distance");
  });

  test("of a search are those of real estate only once it is chosen", () => {
    const { container, unmount } = renderPage(<SearchFields address={{ search: "loft" }} />);
    expect(labels(container)).toEqual(["Words", "Category", "City or ZIP code", "Price in dollars", "State"]);
    unmount();
    const homes = renderPage(<SearchFields address={{ search: "loft", category: "realestate" }} />);
    expect(labels(homes.container)).toContain("Property type");
  });

  test("keep the sort, which is chosen elsewhere", () => {
    const { container } = renderPage(
      <CategoryFields address={{ category: "services", sort: "rating" }} category="services" />,
    );
    expect(container.querySelector("input[name=sort]")).toHaveValue("rating");
  });
});

describe("labels", () => {
  test.each([
    [0, false, "Show 0 results"],
    [1, false, "Show 1 result"],
    [1240, false, "Show 1,240 results"],
    [1000, true, "Show more than 1,000 results"],
  ])("of the sheet's button for %d (capped: %s)", (total, capped, label) => {
    expect(showLabel(total, capped)).toBe(label);
  });

  test.each([
    [1, { capped: false }, "1 listing"],
    [1000, { capped: true }, "More than 1,000 listings"],
    [12_000, { capped: true, about: true }, "About 12,000 listings"],
  ])("of a count of %d with %j", (total, how, label) => {
    expect(countLabel(total, how)).toBe(label);
  });

  test("of what has no place", () => {
    expect(unplacedLabel({ total: 12, capped: false })).toBe("12 without a location");
    expect(unplacedLabel({ total: 1000, capped: true })).toBe("More than 1,000 without a location");
  });
});
