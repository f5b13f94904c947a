import { screen, within } from "@testing-library/react";
import { listingQuery, type ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { renderPage } from "@/prisma/test/render-page";
import { CategoryFacets } from "./category-facets";
import { CorrectedNote } from "./corrected-note";
import { ZeroResults } from "./zero-results";

const hrefOf = (address: ListingAddress) => `/search?${listingQuery(address, "q")}`;

describe("CategoryFacets", () => {
  test("link to each category with how many matches it holds", () => {
    renderPage(
      <CategoryFacets
        address={{ search: "oak", category: "services" }}
        facets={[
          { category: "products", count: 1000, capped: true, about: false },
          { category: "services", count: 7, capped: false, about: false },
          { category: "realestate", count: 12_000, capped: true, about: true },
        ]}
        hrefOf={hrefOf}
      />,
    );
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["All", "/search?q=oak"],
      ["Products1,000+", "/search?category=products&q=oak"],
      ["Services7", "/search?category=services&q=oak"],
      ["Real Estateabout 12,000", "/search?category=real-estate&q=oak"],
    ]);
    expect(links[2]).toHaveAttribute("aria-current", "page");
  });
});

describe("CorrectedNote", () => {
  test("says what was searched instead, and nothing where nothing was corrected", () => {
    const { unmount } = renderPage(<CorrectedNote corrected="camera" />);
    expect(screen.getByText(/Showing results for/)).toHaveTextContent("Showing results for camera.");
    unmount();
    expect(renderPage(<CorrectedNote corrected={null} />).container).toBeEmptyDOMElement();
  });
});

describe("ZeroResults", () => {
  const address = { search: "oak", state: "TX" };

  test("says 'No listings found' and leads to the nearest search that finds something", () => {
    renderPage(
      <ZeroResults
        address={address}
        relaxation={{ drop: "state", word: null, total: 3, capped: false, about: false }}
        hrefOf={hrefOf}
        clearHref="/search"
      />,
    );
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeInTheDocument();
    expect(screen.getByText("There is something close: 3 listings outside Texas too.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show 3 listings" })).toHaveAttribute("href", "/search?q=oak");
    expect(screen.getByRole("link", { name: "Clear All" })).toHaveAttribute("href", "/search");
  });

  test.each([null, { drop: "word", word: "oak", total: 0, capped: false, about: false } as const])(
    "advises where nothing is close (%j)",
    (relaxation) => {
      const { container } = renderPage(
        <ZeroResults address={address} relaxation={relaxation} hrefOf={hrefOf} clearHref="/search" />,
      );
      expect(within(container).getByText(/Check the spelling/)).toBeInTheDocument();
      expect(within(container).getAllByRole("link")).toHaveLength(1);
    },
  );
});
