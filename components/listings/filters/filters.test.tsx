import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { listingQuery } from "@/lib/listings/catalog/address.rules";
import type { NearbySearch } from "@/lib/search/contract";
import { renderPage } from "@/prisma/test/render-page";
import { OptionCountsContext } from "./counts";
import { CategoryFields, SearchFields } from "./fields";
import { countLabel, showLabel, unplacedLabel } from "./count-labels";
import { SortLinks } from "./sort-links";

const labels = (container: HTMLElement) =>
  [...container.querySelectorAll("label[for], legend")].map((label) => label.textContent);

describe("SortLinks", () => {
  function show(address: ListingAddress, nearby?: NearbySearch) {
    const hrefOf = (next: ListingAddress) => `/products?${listingQuery(next)}`;
    renderPage(
      <SortLinks {...{ address, hrefOf }} outcome={{ match: nearby ? "nearby" : "exact", nearby }} />,
    );
    const links = within(screen.getByRole("navigation", { name: "Sort listings" })).getAllByRole("link");
    return links.map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("aria-current"),
    ]);
  }

  test("links to the five sorts of the specification, newest first by default", () => {
    expect(show({ category: "products", state: "TX" })).toEqual([
      ["Newest", "/products?category=products&state=TX", "true"],
      ["Oldest", "/products?category=products&sort=oldest&state=TX", null],
      ["Price low to high", "/products?category=products&sort=price_asc&state=TX", null],
      ["Price high to low", "/products?category=products&sort=price_desc&state=TX", null],
      ["Highest Rated", "/products?category=products&sort=rating&state=TX", null],
    ]);
  });

  test("selects best matches for a search at first", () => {
    const [best, newest] = show({ search: "lamp" });
    expect(best).toEqual(["Best match", "/products?search=lamp", "true"]);
    expect(newest).toEqual(["Newest", "/products?search=lamp&sort=newest", null]);
  });

  test("offers distance as the sort of a search that names a place", () => {
    const nearby = { place: "Miami", where: "in Miami", thing: "condo", isByDistance: true };
    expect(show({ search: "condo miami" }, nearby)[0]).toEqual([
      "Distance",
      "/products?search=condo+miami",
      "true",
    ]);
  });
});

describe("fields", () => {
  const shared = ["Keyword", "City or ZIP code"];

  test.each([
    ["products", [...shared, "Price in dollars", "Condition", "Delivery or pickup"]],
    ["services", [...shared, "Price in dollars", "Pricing", "State"]],
    [
      "realestate",
      [
        "For sale or rent",
        "City or ZIP code",
        "Price range",
        "Bedrooms",
        "Bathrooms",
        "State",
        "Property type",
        "Keyword",
      ],
    ],
  ] as const)("shows only the fields of %s", async (category, expected) => {
    const { container } = renderPage(<CategoryFields address={{ category }} category={category} />);
    await waitFor(() => expect(labels(container)).toEqual(expected));
  });

  test.each([
    ["products", ["Brand", "State", "Rating", "Posted"]],
    ["services", ["Rating", "Posted"]],
    ["realestate", ["Square feet", "Rating", "Posted"]],
  ] as const)("shows the rarely used fields for %s on request", async (category, expected) => {
    const { container } = renderPage(<CategoryFields address={{ category }} category={category} />);
    const before = labels(container);
    await userEvent.click(screen.getByRole("link", { name: "More filters" }));
    expect(await screen.findByRole("checkbox", { name: "With photos" })).not.toBeChecked();
    expect(labels(container).slice(before.length)).toEqual(expected);
  });

  test.each([
    [{ brand: "Fender" }, "", "Brand"],
    [{ rating: 5 }, "", "Rating"],
    [{}, "more=1", "Rating"],
  ])("shows the rarely used field from the start for %j at '%s'", async (address, query, label) => {
    renderPage(<CategoryFields address={address} category="products" />, { query });
    expect(await screen.findByLabelText(label)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "More filters" })).toBeNull();
  });

  test("shows a checkbox in the form without opening the rest", async () => {
    const { container } = renderPage(<SearchFields address={{ reduced: "1" }} />, { query: "reduced=1" });
    expect(container.querySelector("input[name=reduced]")).toHaveValue("1");
    await userEvent.click(screen.getByRole("link", { name: "More filters" }));
    expect(await screen.findByRole("checkbox", { name: "Reduced price" })).toBeChecked();
    expect(container.querySelectorAll("input[name=reduced]")).toHaveLength(1);
  });

  test("links to an address with the rarely used fields without JavaScript", () => {
    renderPage(<SearchFields address={{ search: "loft" }} />, { query: "q=loft&state=TX" });
    const more = screen.getByRole("link", { name: "More filters" });
    expect(more).toHaveAttribute("href", "?q=loft&state=TX&more=1");
  });

  test("offers a distance once a place is named", () => {
    const { container } = renderPage(
      <CategoryFields address={{ category: "services", near: "Austin" }} category="services" />,
    );
    expect(labels(container)).toContain("Distance");
  });

  test("shows the fields of real estate in a search only once it is chosen", () => {
    const { container, unmount } = renderPage(<SearchFields address={{ search: "loft" }} />);
    expect(labels(container)).toEqual(["Keyword", "Category", "City or ZIP code", "Price in dollars"]);
    unmount();
    const homes = renderPage(<SearchFields address={{ search: "loft", category: "realestate" }} />);
    expect(labels(homes.container)).toContain("Property type");
  });

  test("shows the fields of the only section with results in a search", () => {
    const { container, unmount } = renderPage(
      <SearchFields address={{ search: "loft" }} section="realestate" />,
    );
    const ofHomes = ["For sale or rent", "Price range", "Bedrooms", "Bathrooms", "Property type"];
    expect(labels(container)).toEqual(expect.arrayContaining(["Keyword", "Category", ...ofHomes]));
    expect(screen.getByLabelText("Category")).toHaveValue("");
    unmount();
    const goods = renderPage(<SearchFields address={{ search: "lamp" }} section="products" />);
    expect(labels(goods.container)).toEqual(expect.arrayContaining(["Condition", "Delivery or pickup"]));
  });

  test("shows rent fields when the words do, until another choice is made", async () => {
    const { container } = renderPage(
      <SearchFields address={{ search: "2 bed rental", maxPrice: 2000 }} section="realestate" rental />,
    );
    expect(screen.getByLabelText("Max rent")).toHaveValue("2000");
    expect(screen.getByLabelText("Max rent")).toHaveAttribute("name", "maxPrice");
    expect(labels(container)).toContain("Pets");
    await userEvent.click(screen.getByRole("radio", { name: "Rent" }));
    expect(screen.getByLabelText("Max rent")).toHaveAttribute("name", "rentMax");
    await userEvent.click(screen.getByRole("radio", { name: "Buy" }));
    expect(screen.queryByLabelText("Max rent")).toBeNull();
    expect(labels(container)).not.toContain("Pets");
  });

  test("keeps a home price that fits none of the ranges", () => {
    const prices = { minPrice: 120_000, maxPrice: 260_000 };
    renderPage(<SearchFields address={{ search: "loft", ...prices }} section="realestate" />);
    expect(screen.getByLabelText("Lowest price")).toHaveValue("120000");
    expect(screen.getByLabelText("Highest price")).toHaveValue("260000");
    expect(screen.queryByLabelText("Price range")).toBeNull();
  });

  test("offers rent in steps of $500 and the facts of rentals as soon as rent is chosen", async () => {
    const address = { category: "realestate", beds: "2", maxPrice: 1450 } as const;
    const { container } = renderPage(<CategoryFields address={address} category="realestate" />);
    expect(screen.queryByLabelText("Max rent")).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Rent" }));
    const rents = within(screen.getByLabelText("Max rent")).getAllByRole("option");
    const names = rents.slice(0, 5).map((option) => option.textContent);
    expect(names).toEqual(["No max", "$1,450", "$500", "$1,000", "$1,500"]);
    expect(labels(container)).toEqual(expect.arrayContaining(["Pets", "Furnished", "Available by"]));
    expect(screen.getByRole("radio", { name: "2 bedrooms" })).toBeChecked();
  });

  test("shows how many listings each choice would leave", () => {
    const counts = {
      condition: [{ value: "used", count: "12" }],
      delivery: [{ value: "pickup", count: "1,000+" }],
    };
    renderPage(
      <OptionCountsContext value={counts}>
        <CategoryFields address={{ category: "products" }} category="products" />
      </OptionCountsContext>,
    );
    expect(screen.getByRole("option", { name: "Used (12)" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Pickup (1,000+)" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "New" })).toBeInTheDocument();
  });

  test("hides choices that would leave nothing, except the selected one", async () => {
    const none = (value: string, isChosen = false) => ({ value, count: "0", isChosen });
    const counts = {
      beds: [none("2", true), none("3"), { value: "1", count: "4" }],
      pets: [none("yes"), { value: "no", count: "3" }],
      propertyType: [none("condo")],
      reduced: [none("1")],
    };
    const address = { category: "realestate", listingType: "rent", beds: "4+" } as const;
    renderPage(
      <OptionCountsContext value={{ ...counts, beds: [...counts.beds, none("4+")] }}>
        <CategoryFields address={address} category="realestate" />
      </OptionCountsContext>,
    );
    expect(screen.getByRole("radio", { name: "3 bedrooms, 0 listings" })).toBeDisabled();
    expect(screen.getByRole("option", { name: "Pets welcome (0)" })).toBeDisabled();
    expect(screen.getByRole("option", { name: "Condo (0)" })).toBeDisabled();
    expect(screen.getByRole("radio", { name: "4+ bedrooms, 0 listings" })).toBeEnabled();
    expect(screen.getByRole("radio", { name: "2 bedrooms, 0 listings" })).toBeEnabled();
    expect(screen.getByRole("radio", { name: "1 bedroom, 4 listings" })).toBeEnabled();
    expect(screen.getByRole("option", { name: "No pets (3)" })).toBeEnabled();
    await userEvent.click(screen.getByRole("link", { name: "More filters" }));
    expect(await screen.findByRole("checkbox", { name: "Reduced price, 0 listings" })).toBeDisabled();
  });

  test("offers the brands of the results, and types the selected one into the field", async () => {
    const sent: (FormDataEntryValue | null)[] = [];
    const brand = [
      { value: "Nordlyd", count: "12" },
      { value: "Hi-Fi Co", count: "3" },
      { value: "501", count: "1" },
    ];
    renderPage(
      <OptionCountsContext value={{ brand }}>
        <form onChange={({ currentTarget }) => sent.push(new FormData(currentTarget).get("brand"))}>
          <CategoryFields address={{ category: "products", brand: "hifi co" }} category="products" />
        </form>
      </OptionCountsContext>,
    );
    expect(await screen.findByRole("checkbox", { name: "Hi-Fi Co, 3 listings" })).toBeChecked();
    const names = screen.getAllByRole("checkbox").map(({ parentElement }) => parentElement!.textContent);
    expect(names.slice(0, 3)).toEqual(["Nordlyd (12)", "Hi-Fi Co (3)", "501 (1)"]);
    const nordlyd = screen.getByRole("checkbox", { name: "Nordlyd, 12 listings" });
    await userEvent.click(nordlyd);
    expect(screen.getByLabelText("Brand")).toHaveValue("Nordlyd");
    await userEvent.click(nordlyd);
    await userEvent.type(screen.getByLabelText("Brand"), "X");
    expect(sent).toEqual(["Nordlyd", "", "X"]);
    expect(nordlyd).not.toBeChecked();
  });

  test("counts property types too, within their groups", () => {
    renderPage(
      <OptionCountsContext
        value={{
          propertyType: [
            { value: "condo", count: "3" },
            { value: "mixed-use", count: "0" },
          ],
        }}
      >
        <CategoryFields address={{ category: "realestate" }} category="realestate" />
      </OptionCountsContext>,
    );
    expect(screen.getByRole("option", { name: "Condo (3)" })).toHaveValue("condo");
    expect(screen.getByRole("option", { name: /\(0\)$/ })).toHaveValue("mixed-use");
    expect(screen.getByRole("option", { name: "Townhouse" })).toBeInTheDocument();
  });

  test("keeps a sort and facts without a field in the section", () => {
    const address = { category: "services", sort: "rating", beds: "2", pricing: "hourly" } as const;
    const { container } = renderPage(<CategoryFields address={address} category="services" />);
    const filledInputs = [...container.querySelectorAll<HTMLInputElement>("[name]")].filter(
      ({ value }) => value,
    );
    expect(filledInputs.map(({ name, value }) => [name, value])).toEqual([
      ["pricing", "hourly"],
      ["sort", "rating"],
      ["beds", "2"],
    ]);
  });
});

describe("labels", () => {
  test.each([
    [0, false, "Show 0 results"],
    [1, false, "Show 1 result"],
    [1240, false, "Show 1,240 results"],
    [1000, true, "Show more than 1,000 results"],
  ])("describes the sheet's button for %d (capped: %s)", (total, capped, label) => {
    expect(showLabel(total, capped)).toBe(label);
  });

  test.each([
    [1, { capped: false }, "1 listing"],
    [1000, { capped: true }, "More than 1,000 listings"],
    [12_000, { capped: true, about: true }, "About 12,000 listings"],
  ])("describes a count of %d with %j", (total, how, label) => {
    expect(countLabel(total, how)).toBe(label);
  });

  test("describes listings without a location", () => {
    expect(unplacedLabel({ total: 12, capped: false })).toBe("12 without a location");
    expect(unplacedLabel({ total: 1000, capped: true })).toBe("More than 1,000 without a location");
  });
});
