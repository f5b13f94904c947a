import * as start from "@/app/api/auth/oidc/start/route";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import {
  accountOf,
  comeBack,
  linked,
  provider,
  signIn,
  visitProvider,
  whoIs,
  withProvider,
} from "@/prisma/test/oidc-visits";

withProvider();

describe("an invalid redirect", () => {
  async function refused(spoil: (browser: Browser, address: string) => Promise<string> | string) {
    const { account } = await linked();
    await provider().set({ account });
    const browser = createBrowser();
    const address = await spoil(browser, await visitProvider(browser, "/favorites"));
    const { location } = await comeBack(browser, address);
    expect(await whoIs(browser)).toBeUndefined();
    return location;
  }

  test("refuses a wrong state", async () => {
    const location = await refused((_browser, address) => address.replace(/state=[\w-]+/, "state=forged"));
    expect(location).toBe("/auth?oidc=failed&next=%2Ffavorites");
  });

  test("refuses a redirect without a state", async () => {
    const location = await refused((_browser, address) => address.replace(/&?state=[\w-]+/, ""));
    expect(location).toBe("/auth?oidc=failed&next=%2Ffavorites");
  });

  test.each(["plaza_oidc_nonce", "plaza_oidc_pkce", "plaza_oidc_state"])(
    "refuses the %s of another attempt",
    async (name) => {
      const location = await refused(async (browser, address) => {
        const other = createBrowser();
        await other.post(start.POST, "/api/auth/oidc/start", { body: {} });
        browser.cookies.set(name, other.cookies.get(name) ?? "");
        return address;
      });
      expect(location).toMatch(/^\/auth\?oidc=(failed|expired)&next=%2Ffavorites$/);
    },
  );

  test("refuses another issuer", async () => {
    const location = await refused((_browser, address) =>
      address.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example"),
    );
    expect(location).toBe("/auth?oidc=failed&next=%2Ffavorites");
  });

  test("refuses a browser that did not start the attempt", async () => {
    const location = await refused((browser, address) => {
      browser.cookies.clear();
      return address;
    });
    expect(location).toBe("/auth?oidc=expired");
  });

  test("refuses a used code", async () => {
    const { account } = await linked();
    await provider().set({ account });
    const browser = createBrowser();
    const address = await visitProvider(browser);
    const copy = browser.clone();
    expect((await comeBack(browser, address)).location).toBe("/");
    expect((await comeBack(copy, address)).location).toBe("/auth?oidc=expired");
    expect(await whoIs(copy)).toBeUndefined();
    browser.cookies.delete("next-auth.session-token");
    expect((await comeBack(browser, address)).location).toBe("/auth?oidc=expired");
  });

  test("reports that the person refused", async () => {
    await provider().set({ refuses: true });
    const { location } = await signIn(accountOf("refuses@mail.example"), "/favorites");
    expect(location).toBe("/auth?oidc=denied&next=%2Ffavorites");
  });
});
