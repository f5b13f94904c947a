import type { BrowserContext, Page } from "@playwright/test";
import { expect, test as base, watchConsole, type Role } from "./fixtures";
import { openShop } from "./people";
import { followRequests } from "./settled";

/** A demo account, nobody, a vendor who has just been approved and has nothing yet, or another who begins a first draft. */
export type Who = Role | "visitor" | "newcomer" | "beginner";

type Screens = {
  /** Opens a page of somebody whose other screens share its browser context, and so the sign-in and the cache. */
  openAs: (who: Who) => Promise<Page>;
};

type ScreensOfWorker = { contextOf: (who: Who) => Promise<BrowserContext> };

/** Screens that are only looked at: what a test leaves in the browser's storage goes with its page. */
export const test = base.extend<Screens, ScreensOfWorker>({
  contextOf: [
    async ({ browser, playwright, requestAs }, provide, { project, workerIndex }) => {
      const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, locale, timezoneId } = project.use;
      const baseURL = process.env.E2E_BASE_URL;
      const contexts = new Map<Who, BrowserContext>();

      async function create(who: Who): Promise<BrowserContext> {
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
          extraHTTPHeaders: { "x-forwarded-for": `2001:db8:2::${contexts.size}:${workerIndex.toString(16)}` },
        });
        followRequests(context);
        if (who === "newcomer" || who === "beginner") {
          const admin = await playwright.request.newContext({ baseURL });
          await openShop({ vendor: context.request, admin, origin: baseURL });
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

  openAs: async ({ contextOf, allowedInConsole }, provide) => {
    const pages: Page[] = [];
    const complaints: string[] = [];
    await provide(async (who) => {
      const page = await (await contextOf(who)).newPage();
      watchConsole(page, { allowedInConsole, complaints });
      pages.push(page);
      return page;
    });
    for (const page of pages) {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.close();
    }
    expect(complaints, "errors and warnings in the console").toEqual([]);
  },
});
