import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ListingSeed } from "@/components/listings/hooks";
import { listingKeys } from "@/components/listings/keys";
import { readListingAddress } from "@/lib/listings/catalog/address-reading.rules";
import { withHomepageSort } from "@/lib/listings/catalog/address.rules";
import { priceBuckets, propertyTypes } from "@/lib/listings/rules";
import { readQuery } from "@/lib/shared/query-params";
import { usStates } from "@/lib/shared/us-states";
import { listingDtos } from "@/prisma/test/dtos/listings";
import { mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ListingsSection } from "./listings-section";
import { NothingMatches, NothingYet } from "./no-listings";
import { PropertyFields } from "./property-fields";

let requests: URL[] = [];

type Shown = {
  query?: string;
  opened?: string;
  seed?: Partial<ListingSeed["page"]>;
};

async function show({ query = "", opened = query, seed }: Shown = {}) {
  window.history.replaceState(null, "", query ? `/?${query}` : "/");
  const address = withHomepageSort(readListingAddress(readQuery(new URLSearchParams(opened))));
  const page = { items: listingDtos(1, 3), next: null, total: 3, capped: false, ...seed };
  const section = renderPage(
    <ListingsSection
      seed={{ address, cursor: "", page }}
      propertyFields={
        address.category === "realestate" ? { address, markup: <PropertyFields address={address} /> } : null
      }
      nothingMatches={<NothingMatches />}
      nothingYet={<NothingYet />}
    />,
    { query },
  );
  await act(async () => {});
  return section;
}

function options(label: string): string[] {
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: label, hidden: true });
  return [...select.options].map((option) => option.text);
}

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  requests = mockLists(() => ({ body: [] }));
  Element.prototype.scrollIntoView = jest.fn();
});

describe("tabs", () => {
  test("shows All, Products, Services, and Real Estate, and selects one by the category parameter", async () => {
    await show({ query: "category=real-estate" });
    const tabs = within(screen.getByRole("navigation", { name: "Listing categories" })).getAllByRole("link");
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")]),
    ).toEqual([
      ["All", "/?scrollTo=listings#listings", null],
      ["Products", "/?category=products&scrollTo=listings#listings", null],
      ["Services", "/?category=services&scrollTo=listings#listings", null],
      ["Real Estate", "/?category=real-estate&scrollTo=listings#listings", "true"],
    ]);
  });

  test("changes the address without a request to the server, and drops filters that only homes have", async () => {
    await show({ query: "category=real-estate&search=oak&state=TX&maxPrice=500000" });
    await userEvent.click(screen.getByRole("link", { name: "Products" }));
    expect(address()).toBe("/?category=products&search=oak&sort=newest");
    expect(requests).toEqual([]);
  });
});

describe("scrollTo=listings#listings", () => {
  test("removes the parameter after scrolling, so that going back doesn’t scroll again", async () => {
    const { container } = await show({ query: "category=products&scrollTo=listings" });
    const scroll = Element.prototype.scrollIntoView as jest.Mock;
    expect(scroll.mock.contexts).toEqual([container.querySelector("#listings")]);
    expect(address()).toBe("/?category=products");
  });

  test("ignores a missing parameter", async () => {
    await show({ query: "category=products" });
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });
});

describe("sort and text", () => {
  test("has the five sorts of the specification", async () => {
    await show();
    expect(options("Sort by")).toEqual([
      "Newest",
      "Oldest",
      "Price low to high",
      "Price high to low",
      "Highest Rated",
    ]);
  });

  test("writes a chosen sort into the address", async () => {
    await show({ query: "category=services" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price high to low");
    expect(address()).toBe("/?category=services&sort=price_desc");
  });

  test("writes typed text into the address after a pause", async () => {
    await show();
    const field = screen.getByRole("searchbox", { name: "Filter by title, description, location or vendor" });
    await userEvent.type(field, "oak desk");
    expect(address()).toBe("/");
    await waitFor(() => expect(address()).toBe("/?search=oak+desk&sort=newest"));
  });

  test("submits a plain form to the homepage without JavaScript", async () => {
    await show({ query: "category=real-estate" });
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Filter listings" });
    expect(form.getAttribute("action")).toBe("/#listings");
    expect([...new FormData(form).keys()]).toEqual([
      "category",
      "scrollTo",
      "search",
      "sort",
      "price",
      "state",
      "propertyType",
    ]);
  });
});

describe("filters of real estate", () => {
  test("shows the filters only on that tab, closed until one is set", async () => {
    const { unmount } = await show({ query: "category=products" });
    expect(screen.queryByText("Filters")).toBeNull();
    unmount();
    const closed = await show({ query: "category=real-estate" });
    expect(closed.container.querySelector("details")).not.toHaveAttribute("open");
    closed.unmount();
    const { container } = await show({ query: "category=real-estate&state=TX" });
    expect(container.querySelector("details")).toHaveAttribute("open");
  });

  test("offers the price buckets, all states plus DC, and the property types of the specification", async () => {
    await show({ query: "category=real-estate&state=TX" });
    expect(priceBuckets).toEqual([
      { min: 0, max: 500_000 },
      { min: 500_000, max: 1_000_000 },
      { min: 1_000_000, max: 3_000_000 },
      { min: 3_000_000, max: 5_000_000 },
      { min: 5_000_000, max: 10_000_000 },
      { min: 10_000_000, max: null },
    ]);
    expect(options("Price range")).toEqual([
      "Any price",
      "$0 – $500,000",
      "$500,000 – $1,000,000",
      "$1,000,000 – $3,000,000",
      "$3,000,000 – $5,000,000",
      "$5,000,000 – $10,000,000",
      "$10,000,000 and above",
    ]);
    expect(usStates).toHaveLength(51);
    expect(new Set(usStates.map(({ code }) => code)).size).toBe(51);
    expect(options("State")).toEqual(["Any state", ...usStates.map(({ name }) => name)]);
    expect(options("State")).toContain("District of Columbia");
    expect(propertyTypes).toEqual([
      ...["single-family", "condo", "townhouse", "apartment", "duplex", "mobile"],
      ...["office", "retail", "industrial", "hospitality", "restaurant", "mixed-use"],
      ...["vacant-land", "farm", "development"],
    ]);
    expect(options("Property type")).toHaveLength(1 + propertyTypes.length);
  });

  test("loads its code when the page was opened on another tab", async () => {
    await show({ query: "category=real-estate&state=TX", opened: "category=products" });
    expect(await screen.findByLabelText("State")).toHaveValue("TX");
    expect(options("Price range")).toHaveLength(1 + priceBuckets.length);
    expect(options("Property type")).toHaveLength(1 + propertyTypes.length);
  });

  test("follows the address when the server rendered another one", async () => {
    await show({ query: "category=real-estate&state=CA", opened: "category=real-estate&state=TX" });
    expect(await screen.findByLabelText("State")).toHaveValue("CA");
  });

  test("waits for 'Apply Filters' during sorting and typing", async () => {
    await show({ query: "category=real-estate" });
    fireEvent.change(screen.getByLabelText("State"), { target: { value: "TX" } });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price low to high");
    expect(address()).toBe("/?category=real-estate&sort=price_asc");
    await userEvent.type(screen.getByRole("searchbox"), "oak");
    await waitFor(() => expect(address()).toBe("/?category=real-estate&search=oak&sort=price_asc"));
    expect(screen.getByLabelText("State")).toHaveValue("TX");
    fireEvent.submit(screen.getByRole("form", { name: "Filter listings" }));
    expect(address()).toBe("/?category=real-estate&search=oak&sort=price_asc&state=TX");
  });

  test("applies on 'Apply Filters' and resets on 'Clear All'", async () => {
    await show({ query: "category=real-estate&state=TX" });
    fireEvent.change(screen.getByLabelText("Price range"), { target: { value: "500000-1000000" } });
    fireEvent.change(screen.getByLabelText("Property type"), { target: { value: "condo" } });
    expect(address()).toBe("/?category=real-estate&state=TX");
    await userEvent.click(screen.getByRole("button", { name: "Apply Filters" }));
    expect(address()).toBe(
      "/?category=real-estate&propertyType=condo&state=TX&minPrice=500000&maxPrice=1000000",
    );
    await userEvent.click(screen.getByRole("link", { name: "Clear All" }));
    expect(address()).toBe("/?category=real-estate");
  });

  test("resets on 'Clear All' before the filters were applied too", async () => {
    await show({ query: "category=real-estate" });
    fireEvent.change(screen.getByLabelText("State"), { target: { value: "TX" } });
    await userEvent.click(screen.getByText("Clear All"));
    expect(address()).toBe("/?category=real-estate");
    expect(screen.getByLabelText("State")).toHaveValue("");
  });
});

describe("the list", () => {
  test("reads the listings from the HTML without a request on load", async () => {
    await show();
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(requests).toEqual([]);
  });

  test("keeps the initial data for 10 minutes after leaving", async () => {
    jest.useFakeTimers();
    const { client, unmount } = await show();
    unmount();
    await jest.advanceTimersByTimeAsync(10 * 60_000 - 1);
    expect(client.getQueryData(listingKeys.initial)).toBeDefined();
    await jest.advanceTimersByTimeAsync(2);
    expect(client.getQueryData(listingKeys.initial)).toBeUndefined();
    jest.useRealTimers();
  });

  test("fetches the initial data when the page was opened on a filtered list", async () => {
    await show({ query: "category=products", seed: { items: [] } });
    requests = mockLists(() => ({ body: { listings: listingDtos(1, 2) } }));
    const seed = {
      address: { category: "products" } as const,
      cursor: "",
      page: { items: [], next: null, total: 0, capped: false },
    };
    renderPage(<ListingsSection seed={seed} propertyFields={null} nothingMatches={null} nothingYet={null} />);
    expect(await screen.findByText("Listing 2")).toBeInTheDocument();
    expect(requests.map(({ pathname }) => pathname)).toEqual(["/api/initial-data"]);
  });

  test("shows 'No listings found' with a link onward, for filters and for an empty site", async () => {
    const { unmount } = await show({ query: "search=nothing", seed: { items: [], total: 0 } });
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show all listings" })).toBeInTheDocument();
    unmount();
    await show({ seed: { items: [], total: 0 } });
    await act(async () => {});
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Become a vendor" })).toBeInTheDocument();
  });
});
