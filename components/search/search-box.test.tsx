import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listingDto } from "@/prisma/test/dtos/listings";
import { mockCalls, mockLists, type SentRequest } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { mockReducedMotion } from "@/prisma/test/device";
import { rememberSearch } from "./recent-searches";
import { SearchBox } from "./search-box";

const listing = {
  id: "01890000-0000-7000-8000-000000000009",
  title: "Camera bag",
  images: [],
  category: "products",
  price: 40,
};
const path = "GET /api/search/suggestions";

let requests: SentRequest[] = [];

beforeEach(() => {
  window.localStorage.clear();
  mockReducedMotion(false);
  Element.prototype.scrollIntoView = jest.fn();
  requests = mockCalls({
    [path]: { body: { suggestions: ["camera", "camera lens"], listingSuggestions: [listing] } },
  });
});

const field = () => screen.getByRole("combobox", { name: "Search" });
const rows = () => screen.getAllByRole("option").map((row) => row.textContent);

function emulatePhone(): void {
  const stillness = window.matchMedia;
  window.matchMedia = (query) => Object.assign(stillness(query), { matches: query.includes("coarse") });
  Object.assign(HTMLElement.prototype, { popover: null, showPopover() {} });
}

afterEach(() => {
  for (const name of ["popover", "showPopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
});

async function type(text: string): Promise<void> {
  await userEvent.type(field(), text);
}

describe("SearchBox", () => {
  test("fetches nothing before the second character", async () => {
    renderPage(<SearchBox />);
    await type("c");
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(requests).toEqual([]);
    await type("a");
    await waitFor(() => expect(requests.map(({ call }) => call)).toEqual([path]));
  });

  test("lists suggestions, listings with their price, and 'View all matching products' last", async () => {
    renderPage(<SearchBox />);
    await type("cam");
    await waitFor(() =>
      expect(rows()).toEqual(["camera", "camera lens", "Camera bag$40.00", "View all matching products"]),
    );
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expect(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  });

  test("moves with the arrows, wraps, and opens the marked row with Enter", async () => {
    const { visited } = renderPage(<SearchBox />);
    await type("cam");
    await screen.findByText("Camera bag");
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("camera");
    expect(field()).toHaveAttribute(
      "aria-activedescendant",
      screen.getByRole("option", { selected: true }).id,
    );
    await userEvent.keyboard("{ArrowUp}");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("View all matching products");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(visited).toEqual([`/listings/${listing.id}`]);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("keeps its row marked while suggestions arrive above it", async () => {
    let arrive: (() => void) | undefined;
    const later = new Promise<void>((resolve) => (arrive = resolve));
    mockCalls({
      [path]: async () => {
        await later;
        return { body: { suggestions: ["camera"], listingSuggestions: [] } };
      },
    });
    renderPage(<SearchBox />);
    await type("cam");
    await screen.findByRole("option", { name: "View all matching products" });
    await userEvent.keyboard("{ArrowDown}");
    await act(async () => arrive?.());
    await screen.findByRole("option", { name: "camera" });
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("View all matching products");
  });

  test("drops suggestions for another text, and keeps them while typing continues", async () => {
    let arrive: (() => void) | undefined;
    const later = new Promise<void>((resolve) => (arrive = resolve));
    mockLists(async ({ searchParams }) => {
      const query = searchParams.get("query");
      if (query !== "cam") await later;
      return { body: { suggestions: [`${query} one`], listingSuggestions: [] } };
    });
    renderPage(<SearchBox />);
    await type("cam");
    await screen.findByText("cam one");
    await type("e");
    expect(rows()).toEqual(["cam one", "View all matching products"]);
    await userEvent.clear(field());
    await type("lamp");
    expect(rows()).toEqual(["View all matching products"]);
    await act(async () => arrive?.());
    expect(await screen.findByText("lamp one")).toBeVisible();
  });

  test("leaves a phone screen unchanged until the first suggestions arrive", async () => {
    emulatePhone();
    let arrive: (() => void) | undefined;
    const later = new Promise<void>((resolve) => (arrive = resolve));
    mockCalls({
      [path]: async () => {
        await later;
        return { body: { suggestions: ["camera"], listingSuggestions: [listing] } };
      },
    });
    rememberSearch("desk");
    renderPage(<SearchBox />);
    await userEvent.click(field());
    await screen.findByRole("button", { name: "Close search" });
    await type("cam");
    await screen.findByText("Loading suggestions");
    expect(rows()).toEqual(["desk"]);
    await act(async () => arrive?.());
    await screen.findByText("camera");
    expect(rows()).toEqual(["camera", "Camera bag$40.00", "View all matching products"]);
  });

  test("searches for the text with Enter when no row is marked, and with the row for all matches", async () => {
    const { visited } = renderPage(<SearchBox />);
    await type("cam bag{Enter}");
    expect(visited).toEqual(["/search?q=cam%20bag"]);
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole("option", { name: "View all matching products" }));
    expect(visited).toEqual(["/search?q=cam%20bag", "/search?q=cam%20bag"]);
    await waitFor(() =>
      expect(JSON.parse(window.localStorage.getItem("recentSearches") ?? "[]")).toEqual(["cam bag"]),
    );
  });

  test("closes with Escape and keeps the text", async () => {
    renderPage(<SearchBox />);
    await type("cam");
    await screen.findByText("Camera bag");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(field()).toHaveValue("cam");
  });

  test("shows recent searches in an empty field and clears them by keyboard", async () => {
    for (const search of ["desk", "lamp"]) rememberSearch(search);
    renderPage(<SearchBox />);
    await userEvent.click(field());
    const list = await screen.findByRole("listbox", { name: "Recent searches" });
    expect(
      within(list)
        .getAllByRole("option")
        .map((row) => row.textContent),
    ).toEqual(["lamp", "desk"]);
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Clear" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByRole("option")).toBeNull();
    expect(field()).toHaveFocus();
  });

  test("removes one recent search and leaves the others", async () => {
    for (const search of ["desk", "lamp"]) rememberSearch(search);
    renderPage(<SearchBox />);
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole("button", { name: "Remove lamp from recent searches" }));
    expect(rows()).toEqual(["desk"]);
    expect(field()).toHaveFocus();
  });

  test("offers recently viewed listings under an empty field, and remembers no search for them", async () => {
    const bag = listingDto({ id: listing.id, title: "Camera bag", price: 40 });
    const other = "01890000-0000-7000-8000-000000000008";
    window.localStorage.setItem("plaza_viewed", `${listing.id},${other}`);
    const lists = mockLists(() => ({ body: [bag] }));
    const { visited } = renderPage(<SearchBox />);
    await userEvent.click(field());
    const viewed = await screen.findByRole("group", { name: "Recently viewed" });
    expect(lists.map(({ searchParams }) => searchParams.get("ids"))).toEqual([`${listing.id},${other}`]);
    await userEvent.click(within(viewed).getByRole("option", { name: "Camera bag $40.00" }));
    expect(visited).toEqual([`/listings/${listing.id}`]);
    expect(window.localStorage.getItem("recentSearches")).toBeNull();
  });

  test("offers to search for text without a match, instead of viewing matches", async () => {
    mockCalls({ [path]: { body: { suggestions: [], listingSuggestions: [] } } });
    renderPage(<SearchBox />);
    await type("xqzzy");
    await waitFor(() => expect(rows()).toEqual(["Search for “xqzzy”"]));
  });

  test("shows 'Failed to fetch suggestions' and still searches for the text", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    mockCalls({ [path]: { status: 503, body: { error: "down" } } });
    renderPage(<SearchBox />);
    await type("cam");
    expect(await screen.findByText("Failed to fetch suggestions")).toBeVisible();
    expect(rows()).toEqual(["View all matching products"]);
    expect(warned.mock.calls[0]?.[0]).toBe("Failed to fetch suggestions");
  });

  test("contains the search of the search page, and is empty elsewhere", () => {
    const { unmount } = renderPage(<SearchBox />, { path: "/search", query: "q=blue+lamp" });
    expect(field()).toHaveValue("blue lamp");
    unmount();
    renderPage(<SearchBox />, { path: "/products", query: "q=blue+lamp" });
    expect(field()).toHaveValue("");
  });

  test("submits a plain form to the search page without JavaScript", () => {
    renderPage(<SearchBox />);
    expect(screen.getByRole("search")).toHaveAttribute("action", "/search");
    expect(field()).toHaveAttribute("name", "q");
  });

  test("shows at most 7 suggestions and 7 listings", async () => {
    const many = Array.from({ length: 9 }, (_, index) => index);
    const suggestions = many.map((number) => `camera ${number}`);
    const listingSuggestions = many.map((number) => ({ ...listing, id: String(number) }));
    mockCalls({ [path]: { body: { suggestions, listingSuggestions: [] } } });
    const { unmount } = renderPage(<SearchBox />);
    await type("camera");
    expect(await screen.findAllByText(/^camera \d$/)).toHaveLength(7);
    unmount();
    mockCalls({ [path]: { body: { suggestions, listingSuggestions } } });
    renderPage(<SearchBox />);
    await type("camera");
    expect(await screen.findAllByText("Camera bag")).toHaveLength(7);
    // Few of them, so that the listings below stay in view.
    expect(screen.getAllByText(/^camera \d$/)).toHaveLength(3);
  });
});
