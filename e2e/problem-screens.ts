import type { Page } from "@playwright/test";
import { serveWithEmptyDatabase, serveWithoutDatabase, type BrokenSite } from "./broken-site";
import { expect } from "./fixtures";
import { findListing } from "./lookups";
import type { ScreenViewer } from "./screens";
import { waitUntilSettled } from "./page-idle";

type Problem = {
  as?: ScreenViewer;
  address: string | ((page: Page) => Promise<string>);
  status: number;
  on?: () => Promise<BrokenSite>;
  reach?: (page: Page) => Promise<unknown>;
};

export const problemScreens: Record<string, Problem> = {
  "wrong role": { as: "customer", address: "/admin", status: 403 },
  "broken link": { address: "/search/%", status: 400 },
  "removed listing": {
    as: "admin",
    address: async ({ request }) => `/listings/${(await findListing(request, "status=removed")).id}`,
    status: 410,
  },
  "no database": { address: "/products", status: 503, on: serveWithoutDatabase },
  "server's error": { address: "/products", status: 500, on: serveWithEmptyDatabase },
  "error of a navigation": {
    address: "/reset-password",
    status: 200,
    on: serveWithoutDatabase,
    reach: async (page) => {
      await waitUntilSettled(page);
      await page.evaluate(() =>
        (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push("/jobs"),
      );
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
};
