import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { idOf } from "@/prisma/test/dtos";
import { listingDto } from "@/prisma/test/dtos/listings";
import { mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { mockIntersectionObserver } from "@/prisma/test/device";
import { OthersViewed } from "./others-viewed";
import { recordViewed } from "./viewed-store";

const readStored = () => localStorage.getItem("plaza_viewed");

function setVisibility(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  setVisibility("visible");
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

describe("noteViewed", () => {
  test("keeps the twenty newest, newest first, each once", () => {
    for (let number = 1; number <= 22; number++) recordViewed(idOf(number));
    recordViewed(idOf(10));
    const ids = readStored()?.split(",") ?? [];
    expect(ids).toHaveLength(20);
    expect(ids.slice(0, 2)).toEqual([idOf(10), idOf(22)]);
    expect(ids.filter((id) => id === idOf(10))).toHaveLength(1);
  });
});

describe("RecentlyViewed", () => {
  test("records a listing viewed for a second, and not one left earlier", () => {
    jest.useFakeTimers();
    const { unmount } = renderPage(<OthersViewed id={idOf(1)} recorded />);
    act(() => void jest.advanceTimersByTime(900));
    unmount();
    renderPage(<OthersViewed id={idOf(2)} recorded />);
    act(() => void jest.advanceTimersByTime(1000));
    expect(readStored()).toBe(idOf(2));
  });

  test("waits until a page opened in the background is shown", () => {
    jest.useFakeTimers();
    setVisibility("hidden");
    renderPage(<OthersViewed id={idOf(1)} recorded />);
    act(() => void jest.advanceTimersByTime(5000));
    expect(readStored()).toBeNull();
    setVisibility("visible");
    act(() => void jest.advanceTimersByTime(1000));
    expect(readStored()).toBe(idOf(1));
  });

  test("shows the others in the order of the device, fetches them once, and disappears when cleared", async () => {
    const user = userEvent.setup();
    for (const number of [3, 2, 1]) recordViewed(idOf(number));
    const requests = mockLists(() => ({
      body: [2, 3].map((number) => listingDto({ id: idOf(number), title: `Seen ${number}` })),
    }));
    const watched = mockIntersectionObserver();
    const { container } = renderPage(<OthersViewed id={idOf(1)} recorded={false} />);
    await screen.findByRole("heading", { name: "Recently viewed" });
    expect(requests).toEqual([]);
    act(() => watched.forEach(({ near }) => near()));
    expect((await screen.findAllByRole("heading", { level: 3 })).map((title) => title.textContent)).toEqual([
      "Seen 2",
      "Seen 3",
    ]);
    expect(requests.map(({ searchParams }) => searchParams.get("ids"))).toEqual([`${idOf(2)},${idOf(3)}`]);
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(container).toBeEmptyDOMElement();
    expect(readStored()).toBe("");
  });

  test("shows nothing on a device that has viewed no other listing", () => {
    recordViewed(idOf(1));
    expect(renderPage(<OthersViewed id={idOf(1)} recorded />).container).toBeEmptyDOMElement();
  });
});
