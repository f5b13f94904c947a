import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choosePlace, forgetPlace } from "@/components/places/chosen-place";
import { idOf } from "@/prisma/test/dtos";
import { listingDto } from "@/prisma/test/dtos/listings";
import { mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { mockIntersectionObserver } from "@/prisma/test/device";
import { LeadRow } from "./lead-row";
import { ReasonRow } from "./reason-row";

const listings = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    listingDto({ id: idOf(index + 1), title: `Lamp ${index + 1}` }),
  );

const shown = () => screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(globalThis, "IntersectionObserver"));

describe("a row with a reason", () => {
  const row = <ReasonRow row="reduced" count={5} />;
  const resting = () => document.querySelectorAll("[data-slot=listing-card-skeleton]").length;

  test("reserves room for its cards, fetches them when near, and links to all of them", async () => {
    const requests = mockLists(() => ({ body: listings(2) }));
    const watched = mockIntersectionObserver();
    renderPage(row);
    expect([requests.length, resting()]).toEqual([0, 0]);
    expect(document.querySelector(".card-room")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See all: Reduced" })).toHaveAttribute(
      "href",
      "/search?reduced=1",
    );
    act(() => watched.forEach(({ near }) => near()));
    await waitFor(() => expect(resting()).toBe(5));
    expect(await screen.findAllByRole("heading", { level: 3 })).toHaveLength(2);
    expect(requests.map(({ pathname, search }) => pathname + search)).toEqual(["/api/homepage-rows/reduced"]);
    expect(resting()).toBe(0);
  });

  test("follows the chosen place, in its cards, its title, and 'See all'", async () => {
    const requests = mockLists(() => ({ body: listings(1) }));
    const watched = mockIntersectionObserver();
    renderPage(row);
    act(() => watched.forEach(({ near }) => near()));
    expect(await screen.findByRole("heading", { name: "Reduced" })).toBeInTheDocument();
    act(() => choosePlace({ id: "austin-tx", name: "Austin, TX" }));
    expect(screen.getByRole("heading", { name: "Reduced, nearest first" })).toBeInTheDocument();
    expect(await screen.findAllByRole("heading", { level: 3 })).toHaveLength(1);
    expect(requests.map(({ search }) => search)).toEqual(["", "?place=austin-tx"]);
    expect(screen.getByRole("link", { name: "See all: Reduced" })).toHaveAttribute(
      "href",
      "/search?sort=distance&place=austin-tx&within=any&reduced=1",
    );
  });

  test("shows when it is empty or the request fails", async () => {
    const watched = mockIntersectionObserver();
    mockLists(() => ({ body: [] }));
    const { unmount } = renderPage(row);
    act(() => watched.forEach(({ near }) => near()));
    const note = await screen.findByText("Nothing here right now. Check back soon.");
    expect(note.closest(".card-room")).toBeInTheDocument();
    unmount();
    mockLists(() => ({ status: 503, body: {} }));
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    renderPage(row);
    act(() => watched.forEach(({ near }) => near()));
    expect(await screen.findByText("We couldn’t load these listings right now.")).toBeInTheDocument();
    expect(warned.mock.calls[0]?.[0]).toMatch(/^Failed to fetch listings/);
  });

  test("keeps its height when the request fails, and retries on a click", async () => {
    const watched = mockIntersectionObserver();
    mockLists(() => ({ status: 503, body: {} }));
    jest.spyOn(console, "warn").mockImplementation(() => {});
    renderPage(row);
    act(() => watched.forEach(({ near }) => near()));
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(again.closest(".card-room")).toBeInTheDocument();
    mockLists(() => ({ body: listings(1) }));
    await userEvent.click(again);
    expect(await screen.findAllByRole("heading", { level: 3 })).toHaveLength(1);
    expect(screen.queryByText("We couldn’t load these listings right now.")).not.toBeInTheDocument();
  });
});

describe("the first row", () => {
  const topRated = listings(4).map((listing) => ({ ...listing, title: "Top" }));

  test("shows the cards from the server and requests nothing without a place", () => {
    const requests = mockLists(() => ({ body: [] }));
    renderPage(<LeadRow topRated={topRated} />);
    expect(screen.getByRole("heading", { name: "Top rated" })).toBeInTheDocument();
    expect([shown(), requests.length]).toEqual([["Top", "Top", "Top", "Top"], 0]);
  });

  test("shows as many of the nearest for the stored place, and the others again once it is cleared", async () => {
    localStorage.setItem("plaza_place", "austin-tx Austin, TX");
    const requests = mockLists(() => ({ body: listings(8) }));
    renderPage(<LeadRow topRated={topRated} />);
    expect(await screen.findByRole("heading", { name: "Nearest to Austin, TX" })).toBeInTheDocument();
    expect(shown()).toEqual(["Lamp 1", "Lamp 2", "Lamp 3", "Lamp 4"]);
    expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
      "/api/homepage-rows/near?place=austin-tx",
    ]);
    act(() => forgetPlace());
    expect(screen.getByRole("heading", { name: "Top rated" })).toBeInTheDocument();
    expect(shown()).toEqual(["Top", "Top", "Top", "Top"]);
  });

  test("keeps the cards from the server when there are too few to fill it, or the stored place is invalid", async () => {
    localStorage.setItem("plaza_place", "<b>");
    const requests = mockLists(() => ({ body: listings(3) }));
    renderPage(<LeadRow topRated={topRated} />);
    expect(requests).toEqual([]);
    await act(async () => choosePlace({ id: "austin-tx", name: "Austin, TX" }));
    expect(requests).toHaveLength(1);
    expect(screen.getByRole("heading", { name: "Top rated" })).toBeInTheDocument();
  });
});
