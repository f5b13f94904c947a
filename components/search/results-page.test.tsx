import { screen, within } from "@testing-library/react";
import { listingQuery, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { renderPage } from "@/prisma/test/render-page";
import { CategoryFacets } from "./category-facets";
import type { Outcome, Understanding } from "@/lib/search/contract";
import { OutcomeNote } from "./outcome-note";
import { resultChips } from "./entity-chips";
import { ZeroResults } from "./zero-results";

const hrefOf = (address: ListingAddress) => `/search?${listingQuery(address, "q")}`;

describe("CategoryFacets", () => {
  test("links to each category with its number of matches", () => {
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

const plain: Understanding = { corrected: null, entities: [], missing: [] };
const exact: Outcome = { ...plain, match: "exact" };

describe("OutcomeNote", () => {
  const show = (outcome: Outcome, { literalHref = "/search?q=camra&literal=1", text = "camra" } = {}) =>
    renderPage(<OutcomeNote {...{ outcome, text, literalHref }} />);

  test("names the searched words, and links to the original ones", () => {
    show({ ...plain, match: "corrected", corrected: "camera" });
    expect(screen.getByText(/Showing results for/)).toHaveTextContent(
      "No exact match. Showing results for camera.",
    );
    expect(screen.getByRole("link", { name: "Search for exactly “camra”" })).toHaveAttribute(
      "href",
      "/search?q=camra&literal=1",
    );
  });

  test("calls it an exact match when only spaces were corrected", () => {
    show({ ...plain, match: "corrected", corrected: "walk up apartment" }, { text: "Walkup apartment" });
    expect(screen.getByText(/Showing results for/)).toHaveTextContent(
      /^Showing results for walk up apartment\.$/,
    );
  });

  test("names words in no listing when nothing matches everything", () => {
    const unmatched = { none: [], some: [] };
    show({ ...plain, missing: ["pool"], match: "partial", partial: { by: "parts", unmatched } });
    expect(screen.getByText("No listing mentions “pool”. These have the rest.")).toBeInTheDocument();
  });

  test("prompts for a place when the search is for things nearby", () => {
    show({ ...exact, entities: [{ kind: "position", label: "Near me", without: "plumber" }] });
    expect(screen.getByText(/add a city or a state/)).toBeInTheDocument();
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("shows nothing for an unchanged search, or when a rewording covers everything", () => {
    expect(show(exact).container).toBeEmptyDOMElement();
    const partial = { by: "rewording", text: "hedges overgrown", covers: "all" } as const;
    expect(show({ ...plain, match: "partial", partial }).container).toBeEmptyDOMElement();
  });
});

test("removes the words of an entity from the text, and the text when nothing else remains", () => {
  const address: ListingAddress = { search: "2 bed rental", category: "realestate", state: "TX" };
  const entities = [
    { kind: "bedrooms", label: "2 beds", without: "rental" },
    { kind: "offer", label: "For rent", without: "" },
    { kind: "position", label: "Near me", without: "2 bed rental" },
  ] as const;
  const outcome = { ...exact, entities: [...entities] };
  expect(resultChips({ address, outcome, fixed: ["search"], place: null, hrefOf })).toEqual({
    chips: [
      { label: "2 beds", href: "/search?category=real-estate&q=rental&state=TX" },
      { label: "For rent", href: "/search?category=real-estate&state=TX" },
      { label: "Real Estate", href: "/search?q=2+bed+rental&state=TX" },
      { label: "Texas", href: "/search?category=real-estate&q=2+bed+rental" },
    ],
    active: 2,
  });
});

test("shows the text of a category page once: its entities, and its other words", () => {
  const address: ListingAddress = { search: "2br furnished near a park", category: "realestate", beds: "3" };
  const entities = [{ kind: "furnished", label: "Furnished", without: "2br near a park" }] as const;
  const remainder = { words: "near a park", understood: "2br furnished" };
  const outcome = { ...exact, entities: [...entities], remainder };
  const { chips } = resultChips({ address, outcome, fixed: ["category"], place: null, hrefOf });
  expect(chips.map(({ label }) => label)).toEqual(["Furnished", "“near a park”", "3 beds"]);
  expect(chips[1]!.href).toBe("/search?category=real-estate&q=2br+furnished&beds=3");
});

describe("resultChips of partial matches", () => {
  const address: ListingAddress = { search: "red condo with pool in miami" };
  const entities = [
    { kind: "type", label: "Condo", without: "red in miami with pool" },
    { kind: "place", label: "Miami", without: "red condo with pool" },
  ] as const;
  const remainder = { words: "red with pool", understood: "condo miami" };
  const plainParts = { ...plain, entities: [...entities], remainder };
  const labels = (outcome: Outcome) => {
    const { chips } = resultChips({ address, outcome, fixed: [], place: null, hrefOf });
    return chips.map(({ label }) => label);
  };
  const parts = (none: string[], some: string[] = []) =>
    ({ match: "partial", partial: { by: "parts", unmatched: { none, some } } }) as const;
  const rewording = (text: string, covers: "all" | "part") =>
    ({ match: "partial", partial: { by: "rewording", text, covers } }) as const;

  test.each<[Outcome, string[]]>([
    [{ ...plainParts, ...parts([]) }, ["Condo", "Miami", "“red with pool”"]],
    [{ ...plainParts, missing: ["pool"], ...parts([]) }, ["Condo", "Miami", "“red”"]],
    [{ ...plainParts, missing: ["pool"], ...parts(["red"]) }, ["Condo", "Miami"]],
    [{ ...plainParts, ...parts(["Condo"], ["Miami", "pool"]) }, ["“red”"]],
    [
      {
        ...plainParts,
        match: "nearby",
        nearby: { place: "Miami", where: "in Miami", thing: "red condo with pool", isByDistance: true },
      },
      ["Condo", "“red with pool”"],
    ],
    [{ ...plainParts, ...rewording("condo", "part") }, ["Condo", "Miami"]],
    [{ ...plainParts, ...rewording("red pool", "all") }, ["Condo", "Miami", "“red with pool”"]],
  ])("omits parts that only some results match: %j", (outcome, expected) => {
    expect(labels(outcome)).toEqual(expected);
  });
});

describe("ZeroResults", () => {
  const address = { search: "oak", state: "TX" };

  test("shows 'No listings found' and links to the nearest search with results", () => {
    renderPage(
      <ZeroResults
        address={address}
        relaxations={[{ drop: "state", word: null, total: 3, capped: false, about: false }]}
        hrefOf={hrefOf}
        clearHref="/search"
      />,
    );
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeInTheDocument();
    expect(screen.getByText("Close matches: 3 listings outside Texas too.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show 3 listings" })).toHaveAttribute("href", "/search?q=oak");
    expect(screen.getByRole("link", { name: "Clear search and filters" })).toHaveAttribute("href", "/search");
  });

  test("offers to remove each of several filters, with how many listings that gives", () => {
    const many: ListingAddress = { category: "realestate", beds: "2", minArea: 900, pets: "yes" };
    const one = { word: null, total: 2, capped: false, about: false };
    renderPage(
      <ZeroResults
        address={many}
        relaxations={[
          { ...one, drop: "pets" },
          { ...one, drop: "area", total: 1000, capped: true },
          { ...one, drop: "beds", total: 1 },
        ]}
        hrefOf={hrefOf}
        clearHref="/search"
      />,
    );
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["without “Pets welcome”2 listings", "/search?category=real-estate&beds=2&minArea=900"],
      ["of any sizeMore than 1,000 listings", "/search?category=real-estate&beds=2&pets=yes"],
      ["without “2 beds”1 listing", "/search?category=real-estate&minArea=900&pets=yes"],
      ["Clear filters", "/search"],
    ]);
  });

  test("gives advice when nothing is close", () => {
    const { container } = renderPage(
      <ZeroResults address={address} relaxations={[]} hrefOf={hrefOf} clearHref="/search" />,
    );
    expect(within(container).getByText(/Check the spelling/)).toBeInTheDocument();
    expect(within(container).getAllByRole("link")).toHaveLength(1);
  });

  test("offers to clear only the search when there are no filters", () => {
    renderPage(
      <ZeroResults address={{ search: "oak" }} relaxations={[]} hrefOf={hrefOf} clearHref="/search" />,
    );
    expect(screen.getByRole("link", { name: "Clear search" })).toHaveAttribute("href", "/search");
  });

  test("links to the nearest category when nothing is close", () => {
    const nearest = { name: "Guitars", count: 18, href: "/products/music/guitars" };
    renderPage(
      <ZeroResults address={address} {...{ nearest, hrefOf }} relaxations={[]} clearHref="/search" />,
    );
    const link = screen.getByRole("link", { name: "See 18 listings in Guitars" });
    expect(link).toHaveAttribute("href", nearest.href);
  });

  test.each([
    ["nobody offers it", {}, "Nobody offers “oak” right now."],
    ["no listing mentions it", { missing: ["oak"] }, "No listing mentions “oak”."],
  ])("shows once for an existing word that %s, and links to the sections", (_, props, sentence) => {
    renderPage(
      <ZeroResults
        address={{ search: "oak" }}
        {...{ ...props, hrefOf }}
        isKnown
        relaxations={[]}
        clearHref="/search"
      />,
    );
    expect(screen.getAllByText(/“oak”/).map(({ textContent }) => textContent)).toEqual([sentence]);
    expect(screen.queryByText(/spelling/)).toBeNull();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/products",
      "/services",
      "/real-estate",
      "/search",
    ]);
  });

  test("names no missing word when a filter excludes the results", () => {
    renderPage(
      <ZeroResults
        {...{ address, hrefOf }}
        isKnown
        relaxations={[{ drop: "state", word: null, total: 3, capped: false, about: false }]}
        clearHref="/search"
      />,
    );
    expect(screen.queryByText(/Nobody offers/)).toBeNull();
    expect(screen.getByRole("link", { name: "Show 3 listings" })).toBeInTheDocument();
  });
});
