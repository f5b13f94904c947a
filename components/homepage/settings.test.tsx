import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { makeQueryClient } from "@/lib/client/query-client";
import { homepageDefaults, type HomepageValues } from "@/lib/homepage/rules";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { useLoaderLogo } from "./hooks";
import { SettingsWatch } from "./settings-watch";

const all = "GET /api/homepage-settings";
const made = Object.entries(homepageDefaults).map(([key, value]) => ({ key, value }));
const one = (key: string) => `GET /api/homepage-settings/${key}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

describe("SettingsWatch", () => {
  function answer(values: Partial<HomepageValues> = {}) {
    const now = { ...homepageDefaults, ...values };
    return mockCalls({
      [all]: { body: Object.entries(now).map(([key, value]) => ({ key, value })) },
      [one("show_featured_categories")]: { body: { value: now.show_featured_categories } },
    });
  }

  test("fetches the list, and show_featured_categories past every cache, after the page has loaded", async () => {
    const requests = answer();
    const addresses: string[] = [];
    const fetched = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      addresses.push(String(input));
      return fetched(input, init);
    };
    const { refreshed } = renderPage(<SettingsWatch made={made} />);
    expect(requests).toEqual([]);
    await wait(1000);
    expect(addresses).toEqual([
      "/api/homepage-settings",
      expect.stringMatching(/^\/api\/homepage-settings\/show_featured_categories\?_t=\d+$/),
    ]);
    expect(refreshed).toEqual([]);
  });

  test("refreshes the page once when it was rendered from other settings", async () => {
    answer({ show_featured_categories: "false" });
    const { refreshed } = renderPage(<SettingsWatch made={made} />);
    await wait(1000);
    expect(refreshed).toEqual(["/"]);
    await wait(60_000);
    expect(refreshed).toHaveLength(1);
  });

  test("leaves the page as it is and logs the message when they cannot be fetched", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    mockCalls({ [all]: { status: 503 }, [one("show_featured_categories")]: { status: 503 } });
    const { refreshed } = renderPage(<SettingsWatch made={made} />);
    await wait(1000);
    expect(warned.mock.calls.map(([sentence]) => sentence as string).toSorted()).toEqual([
      "Failed to fetch homepage settings",
      "Failed to fetch show_featured_categories setting",
    ]);
    expect(refreshed).toEqual([]);
  });
});

describe("useLoaderLogo", () => {
  function Logo({ loading }: { loading: boolean }) {
    return <p>{useLoaderLogo(loading) ?? "badge"}</p>;
  }

  async function show(loading: boolean, logos: { loading_logo: string; site_logo: string }) {
    const requests = mockCalls({
      [one("loading_logo")]: { body: { value: logos.loading_logo } },
      [one("site_logo")]: { body: { value: logos.site_logo } },
    });
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <Logo loading={loading} />
      </QueryClientProvider>,
    );
    await wait(10);
    return requests.map(({ call }) => call);
  }

  test("fetches nothing while idle", async () => {
    expect(await show(false, { loading_logo: "/a.webp", site_logo: "/b.webp" })).toEqual([]);
  });

  test("fetches only the loading logo", async () => {
    expect(await show(true, { loading_logo: "/a.webp", site_logo: "/b.webp" })).toEqual([
      one("loading_logo"),
    ]);
    expect(screen.getByText("/a.webp")).toBeInTheDocument();
  });

  test("uses the site's logo without a loading logo, else the badge", async () => {
    expect(await show(true, { loading_logo: "", site_logo: "/b.webp" })).toEqual([
      one("loading_logo"),
      one("site_logo"),
    ]);
    expect(screen.getByText("/b.webp")).toBeInTheDocument();
  });
});
