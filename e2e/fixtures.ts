import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { followRequests } from "./page-idle";

export { expect };

export type Role = "admin" | "vendor" | "customer" | "pending";

export type OpenBrowser = (options?: BrowserContextOptions) => Promise<BrowserContext>;

type Fixtures = {
  signInAs: (role: Role) => Promise<void>;
  openBrowser: OpenBrowser;
  /** Console messages that this test expects; any other warning or error fails it. */
  allowedInConsole: RegExp[];
};

type WorkerFixtures = {
  /** API requests as a demo account. All tests share the session, so don't change it. */
  requestAs: (role: Role) => Promise<APIRequestContext>;
};

const password = "market-demo-2026";

// Each test gets its own network from a range reserved for documentation and tests, because rate limits count
// networks.
function addressOf({ testId, repeatEachIndex }: TestInfo): Record<string, string> {
  const number = Number.parseInt(
    `${testId}${repeatEachIndex}`.replace(/[^0-9a-f]/g, "").slice(-6) || "1",
    16,
  );
  return {
    "x-forwarded-for": `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`,
  };
}

const blockedWorker = "Service Worker registration blocked by Playwright";

type Watch = { allowedInConsole: readonly RegExp[]; complaints: string[] };

export function watchConsole(page: Page, { allowedInConsole, complaints }: Watch): void {
  page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (message.text() === blockedWorker) return;
    if (!allowedInConsole.some((pattern) => pattern.test(message.text()))) complaints.push(message.text());
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, provide) => provide(process.env.E2E_BASE_URL),

  request: async ({ playwright, baseURL }, provide, info) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: addressOf(info) });
    await provide(request);
    await request.dispose();
  },

  allowedInConsole: [[], { option: true }],

  requestAs: [
    async ({ playwright }, provide, { workerIndex }) => {
      const baseURL = process.env.E2E_BASE_URL;
      const contexts = new Map<Role, APIRequestContext>();
      await provide(async (role) => {
        const known = contexts.get(role);
        if (known && (await known.get("/api/user", { maxRetries: 1 })).ok()) return known;
        await known?.dispose();
        const extraHTTPHeaders = { "x-forwarded-for": `2001:db8:ffff:${workerIndex.toString(16)}::1` };
        const context = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
        const response = await context.post("/api/login", {
          data: { username: `demo-${role}`, password },
          headers: { origin: baseURL ?? "" },
        });
        expect(response.status(), await response.text()).toBe(200);
        contexts.set(role, context);
        return context;
      });
      for (const context of contexts.values()) await context.dispose();
    },
    { scope: "worker" },
  ],

  signInAs: async ({ context, requestAs }, provide) => {
    await provide(async (role) => {
      const { cookies } = await (await requestAs(role)).storageState();
      await context.addCookies(cookies);
    });
  },

  openBrowser: async ({ browser }, provide, info) =>
    provide((options) => browser.newContext({ extraHTTPHeaders: addressOf(info), ...options })),

  // Tests that use no page open none. Page errors and console messages fail the test.
  context: async ({ context, allowedInConsole }, provide, info) => {
    const complaints: string[] = [];
    await context.setExtraHTTPHeaders(addressOf(info));
    followRequests(context);
    context.on("page", (page) => watchConsole(page, { allowedInConsole, complaints }));
    await provide(context);
    expect(complaints, "errors and warnings in the console").toEqual([]);
  },
});
