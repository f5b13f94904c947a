import type { BrowserContext, Page, ViewportSize } from "@playwright/test";
import { expect, test as base, watchConsole, type Role } from "./fixtures";
import { createApprovedVendor } from "./people";
import { followRequests } from "./page-idle";

/** A `newcomer` is a just-approved vendor without data; a `beginner` starts a first draft. */
export type ScreenViewer = Role | "visitor" | "newcomer" | "beginner";

type Screens = {
  /** Reuses one page per account, because signing in and loading the code take half the time of a first view. */
  openAs: (who: ScreenViewer) => Promise<Page>;
};

type ScreensOfWorker = {
  contextOf: (who: ScreenViewer) => Promise<BrowserContext>;
  resting: Map<ScreenViewer, Page>;
};

/** Navigates away first so that no form can store its draft again. */
async function clear(page: Page, viewport: ViewportSize | null | undefined): Promise<void> {
  page.removeAllListeners("console").removeAllListeners("pageerror");
  await page.goto("/robots.txt");
  if (viewport) await page.setViewportSize(viewport);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
}

export const test = base.extend<Screens, ScreensOfWorker>({
  contextOf: [
    async ({ browser, playwright, requestAs }, provide, { project, workerIndex }) => {
      const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, locale, timezoneId } = project.use;
      const baseURL = process.env.E2E_BASE_URL;
      const contexts = new Map<ScreenViewer, BrowserContext>();

      async function create(who: ScreenViewer): Promise<BrowserContext> {
        const context = await browser.newContext({
          baseURL,
          viewport,
          userAgent,
          deviceScaleFactor,
          isMobile,
          hasTouch,
          locale,
          timezoneId,
          reducedMotion: "reduce",
          extraHTTPHeaders: {
            "x-forwarded-for": `2001:db8:fffd:${contexts.size}${workerIndex.toString(16)}::1`,
          },
        });
        followRequests(context);
        if (who === "newcomer" || who === "beginner") {
          const admin = await playwright.request.newContext({ baseURL });
          await createApprovedVendor({ vendor: context.request, admin, origin: baseURL });
          await admin.dispose();
        } else if (who !== "visitor") {
          await context.addCookies((await (await requestAs(who)).storageState()).cookies);
        }
        return context;
      }

      await provide(async (who) => {
        const context = contexts.get(who) ?? (await create(who));
        contexts.set(who, context);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],

  resting: [async ({}, provide) => provide(new Map()), { scope: "worker" }],

  openAs: async ({ contextOf, resting, allowedInConsole }, provide, info) => {
    const pages = new Map<ScreenViewer, Page>();
    const complaints: string[] = [];
    await provide(async (who) => {
      const page = resting.get(who) ?? (await (await contextOf(who)).newPage());
      resting.delete(who);
      watchConsole(page, { allowedInConsole, complaints });
      pages.set(who, page);
      return page;
    });
    expect(complaints, "errors and warnings in the console").toEqual([]);
    if (info.status !== info.expectedStatus) return;
    for (const [who, page] of pages) {
      await clear(page, info.project.use.viewport);
      resting.set(who, page);
    }
  },
});
