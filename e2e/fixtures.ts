import { test as base, expect } from "@playwright/test";

export { expect };

export type Role = "admin" | "vendor" | "customer" | "pending";

type Fixtures = {
  /** Signs the page's browser in as one of the demo accounts. */
  signInAs: (role: Role) => Promise<void>;
  /** What the console may say in this test; anything else it complains about fails the test. */
  allowedInConsole: RegExp[];
  /** Runs by itself: fails a test whose pages throw, complain in the console or break the security policy. */
  quietPages: void;
};

const password = "market-demo-2026";

// An address of its own for each test, in a range that is reserved for documentation and tests.
function addressOf(testId: string): string {
  const number = Number.parseInt(testId.replace(/[^0-9a-f]/g, "").slice(-6) || "1", 16);
  return `2001:db8::${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}`;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => provide(process.env.E2E_BASE_URL),

  extraHTTPHeaders: async ({}, provide, info) =>
    provide({ "x-forwarded-for": addressOf(`${info.testId}${info.repeatEachIndex}`) }),

  allowedInConsole: [[], { option: true }],

  signInAs: async ({ page, baseURL }, provide) => {
    await provide(async (role) => {
      const response = await page.request.post("/api/login", {
        data: { username: `demo-${role}`, password },
        headers: { origin: baseURL ?? "" },
      });
      expect(response.status(), await response.text()).toBe(200);
    });
  },

  quietPages: [
    async ({ page, allowedInConsole }, provide) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        if (!allowedInConsole.some((pattern) => pattern.test(message.text())))
          complaints.push(message.text());
      });
      await provide();
      expect(complaints, "errors and warnings in the console").toEqual([]);
    },
    { auto: true },
  ],
});
