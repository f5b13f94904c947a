import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { idOf } from "@/prisma/test/dtos";
import { listingDto } from "@/prisma/test/dtos/listings";
import { mockCalls, mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { mockIntersectionObserver } from "@/prisma/test/device";
import { NearYou } from "./near-you";
import { ReasonRow } from "./reason-row";

const austin = {
  id: "austin-tx",
  kind: "city",
  name: "Austin",
  state: "TX",
  latitude: 30.3,
  longitude: -97.7,
} as const;

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(globalThis, "IntersectionObserver"));

describe("a row with a reason", () => {
  const row = <ReasonRow id="reduced" title="Reduced" address={{ reduced: "1" }} count={5} />;
  const resting = () => document.querySelectorAll("[data-slot=listing-card-skeleton]").length;

  test("reserves room for its cards and fetches eight when near; 'See all' links to all of them", async () => {
    const requests = mockLists(() => ({ body: [1, 2].map((number) => listingDto({ id: idOf(number) })) }));
    const watched = mockIntersectionObserver();
    renderPage(row);
    expect([requests.length, resting()]).toEqual([0, 0]);
    expect(document.querySelector(".card-room")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See all: Reduced" })).toHaveAttribute(
      "href",
      "/search?reduced=1",
    );
    act(() => watched.forEach(({ near }) => near()));
    expect(resting()).toBe(5);
    expect(await screen.findAllByRole("heading", { level: 3 })).toHaveLength(2);
    expect(requests.map(({ search }) => search)).toEqual(["?reduced=1&limit=8"]);
    expect(resting()).toBe(0);
  });

  test("says when it is empty or the site does not answer", async () => {
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

  test("keeps its room when the site does not answer, and retries on a click", async () => {
    const watched = mockIntersectionObserver();
    mockLists(() => ({ status: 503, body: {} }));
    jest.spyOn(console, "warn").mockImplementation(() => {});
    renderPage(row);
    act(() => watched.forEach(({ near }) => near()));
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(again.closest(".card-room")).toBeInTheDocument();
    mockLists(() => ({ body: [listingDto({ id: idOf(1) })] }));
    await userEvent.click(again);
    expect(await screen.findAllByRole("heading", { level: 3 })).toHaveLength(1);
    expect(screen.queryByText("We couldn’t load these listings right now.")).not.toBeInTheDocument();
  });
});

describe("the row near a place", () => {
  test("asks for a place, stores it on the device, and asks again on a click", async () => {
    const user = userEvent.setup();
    const watched = mockIntersectionObserver();
    mockCalls({ "GET /api/places": { body: [austin] } });
    renderPage(<NearYou />);
    expect(screen.queryByLabelText("City or ZIP code")).toBeNull();
    act(() => watched.forEach(({ near }) => near()));
    await user.type(await screen.findByLabelText("City or ZIP code"), "aus");
    await user.click(await screen.findByRole("option", { name: "Austin, TX" }));
    expect(await screen.findByRole("heading", { name: "Near Austin, TX" })).toBeInTheDocument();
    expect(localStorage.getItem("plaza_place")).toBe("austin-tx Austin, TX");
    expect(screen.getByRole("link", { name: "See all: Near Austin, TX" })).toHaveAttribute(
      "href",
      "/search?sort=distance&place=austin-tx&within=any",
    );
    await user.click(screen.getByRole("button", { name: "Change place" }));
    await waitFor(() => expect(screen.getByLabelText("City or ZIP code")).toHaveValue(""));
    expect(screen.getByRole("heading", { name: "Near you" })).toBeInTheDocument();
  });

  test("asks for a place when the stored one is invalid", () => {
    localStorage.setItem("plaza_place", "<b>");
    renderPage(<NearYou />);
    expect(screen.getByRole("heading", { name: "Near you" })).toBeInTheDocument();
  });
});
