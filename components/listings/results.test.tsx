import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { listingDto, listingDtos } from "@/prisma/test/dtos/listings";
import { mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { mockIntersectionObserver } from "@/prisma/test/device";
import { Results } from "./results";

const page = { items: listingDtos(1, 24), next: "two", total: 60, capped: false };

type Shown = {
  address?: ListingAddress;
  seedAddress?: ListingAddress;
  next?: string | null;
  cursor?: string;
  source?: "initial-data" | "listings";
};

function show({
  address = { category: "products" },
  seedAddress = address,
  next = "two",
  cursor = "",
  source = "listings",
}: Shown = {}) {
  const watched = mockIntersectionObserver();
  const list = renderPage(
    <Results
      address={address}
      seed={{ address: seedAddress, cursor, page: { ...page, next } }}
      source={source}
      href="/products?state=TX"
      empty={<p>Nothing here</p>}
    />,
  );
  return { ...list, watched };
}

const shown = () => screen.getAllByRole("article").length;

describe("Results", () => {
  test("shows the page from the HTML without a request", async () => {
    const requests = mockLists(() => ({ body: [] }));
    show({ next: null });
    await act(async () => {});
    expect(shown()).toBe(24);
    expect(requests).toEqual([]);
    expect(screen.queryByRole("link", { name: "More listings" })).toBeNull();
  });

  test("has a link to the next page for robots and visitors without JavaScript", () => {
    show();
    const more = screen.getByRole("link", { name: "More listings" });
    expect(more).toHaveAttribute("href", "/products?state=TX&cursor=two");
    expect(more).toHaveAttribute("rel", "next");
  });

  test("shows close matches under a heading of their own, below the few exact ones", async () => {
    const address = { search: "oak chair" };
    const [exact, ...close] = listingDtos(1, 3);
    renderPage(
      <Results
        address={address}
        seed={{ address, cursor: "", page: { items: [exact!], next: null, total: 1, capped: false, close } }}
        source="listings"
        href="/search?q=oak+chair"
        empty={null}
      />,
    );
    const section = await screen.findByRole("region", {
      name: "Close matches: not quite what you searched for",
    });
    expect(within(section).getAllByRole("article")).toHaveLength(2);
    expect(within(section).getAllByRole("heading", { level: 4 })).toHaveLength(2);
    expect(shown()).toBe(3);
    expect(screen.getByRole("status")).toHaveTextContent("1 listing shown, 2 close matches");
  });

  test("separates exact and close matches when the list comes from the API", async () => {
    mockLists(() => ({ body: listingDtos(1, 3), total: 1, exact: 1 }));
    show({ address: { search: "oak chair" }, seedAddress: { search: "pine chair" } });
    const section = await screen.findByRole("region", { name: /^Close matches/ });
    expect(within(section).getAllByRole("article")).toHaveLength(2);
    expect(shown()).toBe(3);
  });

  describe("by distance", () => {
    const heading = () => screen.queryByRole("heading", { name: "2 without a location" });
    const showPlaced = (distances: (number | undefined)[], unplaced?: string) =>
      renderPage(
        <Results
          address={{ category: "products", sort: "distance" }}
          seed={{
            address: { category: "products", sort: "distance" },
            cursor: "",
            page: {
              ...page,
              items: listingDtos(1, distances.length).map((listing, position) => ({
                ...listing,
                distance: distances[position],
              })),
              next: null,
            },
          }}
          source="listings"
          href="/products?sort=distance"
          empty={null}
          unplaced={unplaced}
        />,
      );
    const below = () =>
      screen
        .getAllByRole("article")
        .map((card) => Boolean(heading()!.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING));

    test("shows listings without a location under a heading of their own", () => {
      showPlaced([0, 12, undefined, undefined], "2 without a location");
      expect(below()).toEqual([false, false, true, true]);
    });

    test("shows all listings under that heading when none has a location", () => {
      showPlaced([undefined, undefined], "2 without a location");
      expect(below()).toEqual([true, true]);
    });

    test("shows no such heading before the first of them, nor when all have a location", () => {
      showPlaced([0, 12], "2 without a location");
      expect(heading()).toBeNull();
      showPlaced([undefined, undefined]);
      expect(heading()).toBeNull();
    });
  });

  test("shows listings that only mention the words under a heading of their own, from a later page too", async () => {
    mockLists(() => ({ body: listingDtos(25, 27), mentions: 1 }));
    show({ address: { category: "realestate", search: "oak" } });
    expect(screen.queryByRole("heading", { name: "Also mentions “oak”" })).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "More listings" }));
    const heading = await screen.findByRole("heading", { name: "Also mentions “oak”" });
    const below = screen
      .getAllByRole("article")
      .filter((card) => heading.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect([shown(), below.length]).toEqual([27, 2]);
  });

  test("loads the next page by the call of the specification, and stops at the last", async () => {
    const requests = mockLists(() => ({ body: listingDtos(25, 36) }));
    show({ address: { category: "realestate", search: "oak" } });
    await userEvent.click(screen.getByRole("link", { name: "More listings" }));
    await waitFor(() => expect(shown()).toBe(36));
    expect(requests).toHaveLength(1);
    const [call] = requests;
    expect(call?.pathname).toBe("/api/listings");
    const { _t, ...query } = Object.fromEntries(call?.searchParams ?? []);
    expect(query).toEqual({ status: "approved", category: "realestate", search: "oak", cursor: "two" });
    expect(Number(_t)).toBeGreaterThan(1_700_000_000_000);
    expect(screen.queryByRole("link", { name: "More listings" })).toBeNull();
    expect(screen.getByText("36 listings shown")).toBeInTheDocument();
  });

  test("loads four pages on scroll, then more on a click, so that the end of the page stays reachable", async () => {
    const requests = mockLists((address) => {
      const from = 24 * requests.length + 1;
      return { body: listingDtos(from, from + 23), next: `${address.searchParams.get("cursor")}+` };
    });
    const { watched } = show();
    for (const count of [48, 72, 96]) {
      expect(watched.at(-1)?.margin).toBe("600px");
      act(() => watched.at(-1)?.near());
      await waitFor(() => expect(shown()).toBe(count));
    }
    const seen = watched.length;
    await userEvent.click(screen.getByRole("link", { name: "More listings" }));
    await waitFor(() => expect(shown()).toBe(120));
    expect(watched).toHaveLength(seen);
    expect(requests.map((call) => call.searchParams.get("cursor"))).toEqual([
      "two",
      "two+",
      "two++",
      "two+++",
    ]);
  });

  test("loads more only on a click on the homepage, where other blocks follow", async () => {
    mockLists(() => ({ body: listingDtos(25, 48), next: "three" }));
    const { watched } = show({ source: "initial-data" });
    await userEvent.click(screen.getByRole("link", { name: "More listings" }));
    await waitFor(() => expect(shown()).toBe(48));
    expect(watched).toHaveLength(0);
  });

  test("preserves its listings when a further page fails, and retries", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    let broken = true;
    mockLists(() => (broken ? { status: 503, body: { error: "down" } } : { body: listingDtos(25, 26) }));
    show();
    await userEvent.click(screen.getByRole("link", { name: "More listings" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch listings");
    expect(shown()).toBe(24);
    expect(warned.mock.calls[0]?.[0]).toBe("Failed to fetch listings");
    broken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(shown()).toBe(26));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("offers a retry when a list can’t be fetched", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    let broken = true;
    mockLists(() => (broken ? { status: 500, body: "" } : { body: listingDtos(1, 2) }));
    show({ address: { category: "products", search: "oak" }, seedAddress: { category: "products" } });
    expect(screen.getByRole("status", { name: "Loading listings" })).toBeInTheDocument();
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch listings");
    broken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(shown()).toBe(2));
  });

  test("loads the first row of a list at the top of the page at once, one picture first, and the rest when near", () => {
    const image = "/images/0123456789abcdef0123456789abcdef-640.webp";
    const items = page.items.map((listing) => ({ ...listing, images: [image] }));
    const list = (leading: boolean) => (
      <Results
        address={{}}
        seed={{ address: {}, cursor: "", page: { ...page, items, next: null } }}
        source="listings"
        href="/products"
        empty={null}
        leading={leading}
      />
    );
    const { container, unmount } = renderPage(list(true));
    const pictures = [...container.querySelectorAll("img")];
    // Low-priority pictures wait for the first, and React preloads none of them.
    expect(pictures.map((img) => img.getAttribute("fetchpriority"))).toEqual(["high", "low", "low", "low"]);
    unmount();
    expect(renderPage(list(false)).container.querySelector("img")).toBeNull();
  });

  test.each([
    ["homes alone", ["realestate", "realestate"], "listings", false, undefined],
    ["a home and a product", ["realestate", "products"], "listings", true, undefined],
    ["homes alone on the homepage", ["realestate", "realestate"], "initial-data", true, undefined],
    ["the homepage's tab of homes", ["realestate", "realestate"], "initial-data", true, "realestate"],
    ["a section of homes", ["realestate", "realestate"], "listings", false, "realestate"],
  ] as const)(
    "shows listings with %s in as many columns on a phone as they need",
    async (_, found, source, isPaired, category) => {
      const address = { search: "loft", category };
      const items = found.map((category, index) => listingDto({ id: `listing-${index}`, category }));
      mockLists(() => ({ body: [listingDto({ id: "later" })] }));
      renderPage(
        <Results
          address={address}
          seed={{ address, cursor: "", page: { ...page, items } }}
          source={source}
          href="/search?q=loft"
          empty={null}
        />,
      );
      const grid = () => screen.getAllByRole("list").find(({ dataset }) => dataset.slot === "listing-grid");
      expect(grid()?.classList.contains("grid-cols-2")).toBe(isPaired);
      await userEvent.click(screen.getByRole("link", { name: "More listings" }));
      await waitFor(() => expect(shown()).toBe(3));
      expect(grid()?.classList.contains("grid-cols-2")).toBe(isPaired);
    },
  );

  test("shows the given content instead of an empty list", async () => {
    mockLists(() => ({ body: [] }));
    show({ address: { search: "zzz" }, seedAddress: {} });
    expect(await screen.findByText("Nothing here")).toBeInTheDocument();
  });
});
