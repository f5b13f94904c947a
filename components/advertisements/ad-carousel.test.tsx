import { act, fireEvent, screen, within } from "@testing-library/react";
import type { AdPosition } from "@/lib/advertisements/rules";
import { homepageDefaults, withHomepageDefaults, readHomepageSettings } from "@/lib/homepage/rules";
import { advertisementDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { mockReducedMotion, mockIntersectionObserver } from "@/prisma/test/device";
import { AdCarousel } from "./ad-carousel";

type Shown = { seconds?: number; count?: number; showDots?: boolean };

function show(position: AdPosition, { seconds, count = 3, showDots = true }: Shown = {}) {
  const seed = Array.from({ length: count }, (_, index) => advertisementDto({ number: index + 1, position }));
  const defaults = readHomepageSettings(withHomepageDefaults([])).carouselSeconds;
  return renderPage(
    <AdCarousel
      position={position}
      seed={seed}
      seededAt={Date.now()}
      seconds={seconds ?? defaults[position]}
      showDots={showDots}
    />,
  );
}

function shown(): string[] {
  return screen.getAllByRole("link").map((link) => /Sale \d/.exec(link.textContent ?? "")?.[0] ?? "");
}

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  mockReducedMotion(false);
  // Requests never finish unless a test overrides this.
  globalThis.fetch = () => new Promise(() => {});
});
afterEach(() => jest.useRealTimers());

describe("AdCarousel", () => {
  test.each([
    ["top", 5],
    ["middle", 7],
    ["bottom", 6],
  ] as const)(
    "advances the %s advertisements every %d seconds by default and wraps",
    async (position, seconds) => {
      expect(homepageDefaults[`${position}_carousel_interval`]).toBe(String(seconds));
      show(position, { count: position === "bottom" ? 4 : 2 });
      const first = position === "bottom" ? ["Sale 1", "Sale 2"] : ["Sale 1"];
      const second = position === "bottom" ? ["Sale 3", "Sale 4"] : ["Sale 2"];
      expect(shown()).toEqual(first);
      await wait(seconds * 1000 - 1);
      expect(shown()).toEqual(first);
      await wait(1);
      expect(shown()).toEqual(second);
      await wait(seconds * 1000);
      expect(shown()).toEqual(first);
    },
  );

  test("takes the interval from the setting", async () => {
    show("top", { seconds: 12 });
    await wait(11_999);
    expect(shown()).toEqual(["Sale 1"]);
    await wait(1);
    expect(shown()).toEqual(["Sale 2"]);
  });

  test.each([
    ["top", "min(400px, 80vh)"],
    ["middle", "min(400px, 80vh)"],
    ["bottom", "min(280px, 80vh)"],
  ] as const)("keeps the %s advertisements at most %s high", (position, height) => {
    show(position);
    expect(screen.getAllByRole("link")[0]?.getAttribute("style")).toContain(`max-height: ${height}`);
  });

  test("31: marks each one as an Ad, opens it in a new tab, and declares it sponsored to search engines", () => {
    show("top");
    const link = screen.getByRole("link");
    expect(within(link).getByText("Ad")).toBeInTheDocument();
    expect(link).toHaveAttribute("href", "https://shop.example/1");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener nofollow sponsored");
    expect(link).toHaveAccessibleName(/Sale 1.*opens in a new tab/);
  });

  test.each([
    ["top", 10_000],
    ["middle", 10_000],
    ["bottom", 5_000],
  ] as const)("fetches the %s advertisements again after %d ms, not before", async (position, interval) => {
    const path = `GET /api/advertisements/position/${position}`;
    const requests = mockCalls({ [path]: { body: [advertisementDto({ number: 9, position })] } });
    show(position, { count: 1 });
    await wait(interval - 1);
    expect(requests).toEqual([]);
    await wait(1);
    expect(requests.map(({ call }) => call)).toEqual([path]);
    await wait(50);
    expect(shown()).toEqual(["Sale 9"]);
    await wait(interval);
    expect(requests).toHaveLength(2);
  });

  test("keeps its advertisements and logs the specified message when a refetch fails", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    mockCalls({ "GET /api/advertisements/position/middle": { status: 503 } });
    show("middle", { count: 1 });
    await wait(10_050);
    expect(warned.mock.calls.map(([sentence]) => sentence as string)).toEqual([
      "Failed to fetch middle advertisements",
    ]);
    expect(shown()).toEqual(["Sale 1"]);
  });

  test("reports one page view, even when an advertisement moves beside another one", async () => {
    const watched = mockIntersectionObserver();
    const seen = (id: string) => [`POST /api/advertisements/${id}/impression`, { status: 204 }];
    const requests = mockCalls({
      "GET /api/advertisements/position/bottom": {
        body: [5, 1].map((number) => advertisementDto({ number, position: "bottom" })),
      },
      ...Object.fromEntries(["ad-1", "ad-2", "ad-5"].map(seen)),
    });
    show("bottom", { count: 2 });
    act(() => watched.forEach((one) => one.near()));
    await wait(5_050);
    expect(shown()).toEqual(["Sale 5", "Sale 1"]);
    act(() => watched.forEach((one) => one.near()));
    const sent = requests.filter(({ call }) => call.startsWith("POST"));
    const ids = sent.map(({ call }) => call.split("/").at(-2));
    expect([...new Set(ids)].toSorted()).toEqual(["ad-1", "ad-2", "ad-5"]);
    expect(new Set(sent.map(({ body }) => (body as { view: string }).view)).size).toBe(1);
  });

  test("pauses on hover, on focus, and for reduced motion", async () => {
    const { container, unmount } = show("top");
    const carousel = container.querySelector("section") as HTMLElement;
    fireEvent.pointerEnter(carousel);
    await wait(20_000);
    expect(shown()).toEqual(["Sale 1"]);
    fireEvent.pointerLeave(carousel);
    act(() => screen.getByRole("link").focus());
    await wait(20_000);
    expect(shown()).toEqual(["Sale 1"]);
    unmount();
    mockReducedMotion(true);
    show("top");
    await wait(20_000);
    expect(shown()).toEqual(["Sale 1"]);
  });

  test("shows dots by setting, and nothing without advertisements", () => {
    const { unmount } = show("top");
    expect(screen.getAllByRole("button", { name: /^Show advertisement/ })).toHaveLength(3);
    unmount();
    const without = show("top", { showDots: false });
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
    without.unmount();
    const { container } = show("middle", { count: 0 });
    expect(container).toBeEmptyDOMElement();
  });
});
