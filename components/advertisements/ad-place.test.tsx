import { act, screen } from "@testing-library/react";
import { adPositions, type AdPosition } from "@/lib/advertisements/rules";
import { advertisementDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { mockReducedMotion, mockIntersectionObserver } from "@/prisma/test/device";
import { AdPlace } from "./ad-place";

function show(position: AdPosition, count = 4) {
  const seed = Array.from({ length: count }, (_, index) => advertisementDto({ number: index + 1, position }));
  return renderPage(<AdPlace position={position} seed={seed} seconds={5} showDots />);
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const titles = () => screen.getAllByRole("link").map((link) => /Sale \d/.exec(link.textContent ?? "")?.[0]);
const controls = () => screen.queryByRole("group", { name: "Slides" });

beforeEach(() => {
  jest.useFakeTimers();
  mockReducedMotion(true);
});
afterEach(() => jest.useRealTimers());

describe("AdPlace", () => {
  test.each([
    ["top", ["Sale 1"]],
    ["middle", ["Sale 1"]],
    ["bottom", ["Sale 1", "Sale 2"]],
  ] as const)("shows the first view at %s before the carousel script loads", (position, expected) => {
    mockIntersectionObserver();
    mockCalls({});
    show(position);
    expect(titles()).toEqual(expected);
    expect(controls()).toBeNull();
  });

  test("shows its controls when it comes into view, without a request", async () => {
    const nearness = mockIntersectionObserver();
    const requests = mockCalls({});
    show("top");
    act(() => nearness.forEach(({ near }) => near()));
    await wait(100);
    expect(controls()).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test.each([
    ["top", 10_000],
    ["middle", 10_000],
    ["bottom", 5_000],
  ] as const)("refetches at %s after %d ms, in view or not", async (position, milliseconds) => {
    mockIntersectionObserver();
    const requests = mockCalls({ [`GET /api/advertisements/position/${position}`]: { body: [] } });
    show(position);
    await wait(milliseconds - 1);
    expect(requests).toEqual([]);
    await wait(100);
    expect(requests).toHaveLength(1);
  });

  test.each(adPositions)("renders nothing at %s without advertisements", (position) => {
    mockIntersectionObserver();
    mockCalls({});
    const { container } = show(position, 0);
    expect(container).toBeEmptyDOMElement();
  });
});
