import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { makeQueryClient } from "@/lib/client/query-client";
import { mockCalls } from "@/prisma/test/fake-api";
import { LoadingOverlay } from "./loading-overlay";

const logos = (loading: string, site: string) =>
  mockCalls({
    "GET /api/homepage-settings/loading_logo": { body: { value: loading } },
    "GET /api/homepage-settings/site_logo": { body: { value: site } },
  });

function shown(loading: boolean, fullscreen?: boolean, queries = makeQueryClient()) {
  return (
    <QueryClientProvider client={queries}>
      <LoadingOverlay loading={loading} fullscreen={fullscreen} siteName="Plaza" />
    </QueryClientProvider>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe("LoadingOverlay", () => {
  test("fills the screen with a ring that turns in 1.5 s and LOADING that pulses in 2 s", async () => {
    logos("/images/loading.webp", "");
    render(shown(true));
    await wait(10);
    const overlay = screen.getByRole("status");
    expect(overlay).toHaveClass("fixed", "inset-0");
    expect(overlay.querySelector(".animate-spin")).toHaveStyle({ animationDuration: "1500ms" });
    expect(screen.getByText("LOADING")).toHaveStyle({ animationDuration: "2000ms" });
    expect(screen.getByRole("img", { name: "Plaza" })).toHaveStyle({ transitionDuration: "500ms" });
  });

  test("reserves 200 px of height when it’s smaller than the screen", async () => {
    logos("", "");
    render(shown(true, false));
    await wait(10);
    expect(screen.getByRole("status")).toHaveStyle({ minHeight: "200px" });
    expect(screen.getByRole("status")).not.toHaveClass("fixed");
  });

  test.each([
    ["the loading logo", "/images/loading.webp", "/images/site.webp", "/images/loading.webp"],
    ["the site's logo without a loading logo", "", "/images/site.webp", "/images/site.webp"],
  ])("shows %s", async (_, loading, site, expected) => {
    logos(loading, site);
    render(shown(true));
    await wait(10);
    expect(screen.getByRole("img", { name: "Plaza" })).toHaveAttribute("src", expected);
  });

  test("shows the site's name without a logo", async () => {
    logos("", "");
    render(shown(true));
    await wait(10);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("Plaza")).toBeInTheDocument();
  });

  test("starts to fade 600 ms after loading ends, and is gone 0.3 s later", async () => {
    logos("", "");
    const queries = makeQueryClient();
    const { rerender } = render(shown(true, true, queries));
    rerender(shown(false, true, queries));
    await wait(599);
    expect(screen.getByRole("status")).not.toHaveClass("opacity-0");
    await wait(1);
    expect(screen.getByRole("status")).toHaveClass("opacity-0");
    expect(screen.getByRole("status")).toHaveStyle({ transitionDuration: "300ms" });
    await wait(299);
    expect(screen.getByRole("status")).toBeInTheDocument();
    await wait(1);
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("fetches and shows nothing while nothing loads", async () => {
    const requests = logos("", "");
    render(shown(false));
    await wait(1000);
    expect(screen.queryByRole("status")).toBeNull();
    expect(requests).toEqual([]);
  });
});
