import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { OptionCountsContext } from "./counts";
import { CategoryFields, SearchFields } from "./fields";
import { ListingFilters } from "./listing-filters";

describe("ListingFilters", () => {
  test("counts the choices once a user opens them", async () => {
    const requests = mockLists(() => ({
      // During a deployment the previous version may respond in another format.
      body: { condition: [{ value: "used", count: "7" }], delivery: { pickup: "3" } },
    }));
    renderPage(
      <ListingFilters
        action="/products"
        fixed={{ category: "products" }}
        active={0}
        found={{ total: 9, capped: false }}
        clearHref="/products"
      >
        <CategoryFields address={{ category: "products" }} category="products" />
      </ListingFilters>,
      { query: "state=TX" },
    );
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByLabelText("Keyword"));
    expect(await screen.findByRole("option", { name: "Used (7)" })).toBeInTheDocument();
    expect(requests.map(({ pathname }) => pathname)).toEqual(["/api/listings/facets"]);
    expect(Object.fromEntries(requests[0]!.searchParams)).toEqual({
      status: "approved",
      state: "TX",
      category: "products",
    });
  });

  function showPrices() {
    return renderPage(
      <ListingFilters
        action="/products"
        fixed={{ category: "products" }}
        active={0}
        found={{ total: 9, capped: false }}
        clearHref="/products"
      >
        <CategoryFields address={{ category: "products" }} category="products" />
      </ListingFilters>,
    );
  }

  test.each(["12,99", "1.299", "1.299,00", "1 299", "1’299", "1,29,9", "1e3", "0x10", "-5", "١٢"])(
    "doesn’t apply the lowest price %j",
    async (price) => {
      mockLists(() => ({ body: {} }));
      const { visited } = showPrices();
      const field = screen.getByLabelText("Lowest price");
      await userEvent.type(field, `${price}{Enter}`);
      expect(visited).toEqual([]);
      expect(field).toHaveValue(price);
    },
  );

  test.each(["1,299", "$1,299.50", ".5", "12."])("applies the lowest price %j as typed", async (price) => {
    mockLists(() => ({ body: {} }));
    const { visited } = showPrices();
    await userEvent.type(screen.getByLabelText("Lowest price"), `${price}{Enter}`);
    expect(visited.map((href) => new URL(href, "http://x").searchParams.get("minPrice"))).toEqual([price]);
  });

  test("keeps a choice available that a later choice leaves empty", async () => {
    mockLists(({ searchParams }) => ({
      body: { beds: [{ value: "2", count: searchParams.get("baths") ? "0" : "7" }], baths: [] },
    }));
    const page = (
      <ListingFilters
        {...{
          action: "/real-estate",
          fixed: { category: "realestate" },
          active: 1,
          clearHref: "/real-estate",
        }}
        found={{ total: 9, capped: false }}
      >
        <CategoryFields address={{ category: "realestate" }} category="realestate" />
      </ListingFilters>
    );
    await act(async () => void renderPage(page, { query: "beds=2&baths=4%2B" }));
    await userEvent.click(await screen.findByLabelText("Keyword"));
    expect(await screen.findByRole("radio", { name: "2 bedrooms, 0 listings" })).toBeEnabled();
  });

  test("ignores a partly typed city in the counts of the sheet until a suggestion is chosen", async () => {
    const cincinnati = { id: "cincinnati-oh", kind: "city", name: "Cincinnati", state: "OH" };
    const requests = mockLists(({ pathname }) =>
      pathname === "/api/places"
        ? { body: [{ ...cincinnati, latitude: 39.1, longitude: -84.5 }] }
        : { body: { beds: [{ value: "2", count: "7" }] }, total: 7 },
    );
    const { container } = renderPage(
      <ListingFilters
        action="/real-estate"
        fixed={{ category: "realestate" }}
        active={0}
        found={{ total: 9, capped: false }}
        clearHref="/real-estate"
      >
        <CategoryFields address={{ category: "realestate" }} category="realestate" />
      </ListingFilters>,
    );
    const sheet = container.querySelector<HTMLElement>("[popover]")!;
    const matches = sheet.matches.bind(sheet);
    const isMatch = (selector: string): boolean => selector === ":popover-open" || matches(selector);
    Object.defineProperty(sheet, "matches", { value: isMatch });
    const counted = () =>
      requests
        .filter(({ pathname }) => pathname === "/api/listings")
        .map((url) => url.searchParams.get("place"));
    await userEvent.type(screen.getByLabelText("City or ZIP code"), "Cincin");
    await waitFor(() => expect(counted()).toEqual([null]));
    await userEvent.tab();
    await waitFor(() => expect(counted()).toEqual([null, "cincinnati-oh"]));
  });

  test("counts the choices of the section whose fields are shown, unless another is chosen", async () => {
    const requests = mockLists(() => ({ body: { beds: [{ value: "2", count: "7" }] } }));
    const page = { action: "/search", fixed: {}, active: 0, found: { total: 9, capped: false } };
    const show = (query: string) =>
      renderPage(
        <ListingFilters {...page} section="realestate" clearHref="/search">
          <SearchFields address={{ search: "loft" }} section="realestate" />
        </ListingFilters>,
        { query },
      );
    const { unmount } = show("q=loft");
    await userEvent.click(screen.getByLabelText("Keyword"));
    expect(await screen.findByRole("radio", { name: "2 bedrooms, 7 listings" })).toBeInTheDocument();
    unmount();
    show("q=loft&category=products");
    await userEvent.click(screen.getByLabelText("Keyword"));
    expect(await screen.findByRole("radio", { name: "2 bedrooms, 7 listings" })).toBeInTheDocument();
    expect(requests.map(({ searchParams }) => searchParams.get("category"))).toEqual([
      "realestate",
      "products",
    ]);
  });
});

describe("numbers of rooms", () => {
  test("names rooms once, with their count after them", () => {
    const beds = [
      { value: "1", count: "1" },
      { value: "2", count: "26" },
    ];
    renderPage(
      <OptionCountsContext value={{ beds }}>
        <CategoryFields address={{ category: "realestate", baths: "5" }} category="realestate" />
      </OptionCountsContext>,
    );
    const two = screen.getByRole("radio", { name: "2 bedrooms, 26 listings" });
    expect(two.parentElement).toHaveTextContent(/^2 beds \(26\)$/);
    expect(screen.getByRole("radio", { name: "1 bedroom, 1 listing" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "5 bathrooms" })).toBeChecked();
  });
});
