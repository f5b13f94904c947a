import { readdirSync, readFileSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findListing, watchPolicy } from "./lookups";

function expectHeaders(response: APIResponse, address: string): void {
  const headers = response.headers();
  const policy = headers["content-security-policy"] ?? "";
  expect.soft(policy, address).toMatch(/default-src 'self'; script-src 'self'( 'sha256-[\w+/]+=')*;/);
  expect.soft(policy, address).toContain("frame-ancestors 'none'");
  expect.soft(policy, address).toContain("object-src 'none'");
  expect.soft(policy, address).toContain("base-uri 'none'");
  expect.soft(policy, address).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/);
  expect.soft(headers, address).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect.soft(headers["referrer-policy"], address).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect.soft(headers["x-powered-by"], address).toBeUndefined();
  expect.soft(headers["server"], address).toBeUndefined();
}

test("36: sends the security headers with every kind of answer", async ({ request }) => {
  const listing = await findListing(request, "category=products");
  const addresses = [
    "/",
    "/products",
    "/search?q=camera",
    `/listings/${listing.id}`,
    "/jobs",
    "/auth",
    "/messages",
    "/no/such/page",
    "/api/listings?limit=1",
    "/api/no/such/path",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/clear-cache-helper.jpg",
    listing.images[0] ?? "",
    "/_next/static/chunks/no-such.js",
  ];
  for (const address of addresses) expectHeaders(await request.get(address), address);
  expectHeaders(await request.get("/profile", { maxRedirects: 0 }), "/profile");
});

test("sends the address of a reset link to no cache and no other site", async ({ request }) => {
  const headers = (await request.get("/reset-password?token=abc")).headers();
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
});

test("47: caches build files permanently, and serves no source map", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (const script of new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g))) {
    const response = await request.get(script, { headers: { "accept-encoding": "br" } });
    expect(response.headers()).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "x-content-type-options": "nosniff",
    });
    expect(await response.text()).not.toContain("sourceMappingURL");
    expect((await request.get(`${script}.map`)).status()).toBe(404);
  }
});

/** Headers that an attacker could send to have a chosen nonce allowed. */
const ownNonce = {
  "content-security-policy": "script-src 'nonce-chosen4711'",
  "content-security-policy-report-only": "script-src 'nonce-chosen4711'",
  "x-nonce": "chosen4711",
};

test("reveals no nonce in any answer, and lets no visitor choose one", async ({ request, requestAs }) => {
  const listing = await findListing(request, "category=products");
  const addresses = ["/", "/search?q=camera", `/listings/${listing.id}`, "/auth", "/no/such/page"];
  const refused = await requestAs("customer");
  const visits = addresses.map((address) => ({ address, visitor: request }));
  for (const { address, visitor } of [...visits, { address: "/admin", visitor: refused }]) {
    for (const headers of [ownNonce, { ...ownNonce, rsc: "1" }]) {
      const response = await visitor.get(address, { headers });
      const answer = JSON.stringify(response.headersArray()) + (await response.text());
      expect.soft(answer, address).not.toMatch(/nonce[=-]|'nonce|chosen4711/);
      // RSC payloads contain zeros instead of the nonce.
      expect.soft(answer, address).not.toMatch(/nonce\\*":\\*"(?!0{32}\\*"|\$undefined)/);
    }
  }
});

test("puts no data of the request into a page or its policy", async ({ request }) => {
  for (const address of ["/terms-of-service", "/auth", "/no/such/page"]) {
    const seen = new Set<string>();
    // Chunks may arrive in another order after a setting was reloaded; data of a request would never repeat.
    await expect
      .poll(async () => {
        const answer = await request.get(address);
        const all = `${answer.headers()["content-security-policy"]}\n${await answer.text()}`;
        const isKnown = seen.has(all);
        seen.add(all);
        return isKnown;
      }, address)
      .toBe(true);
  }
});

test("36: runs no script injected into the HTML", async ({ page, allowedInConsole }) => {
  allowedInConsole.push(/Content Security Policy/);
  const violations = await watchPolicy(page);
  await page.route("**/products", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace("</body>", "<script>document.title = 'taken over'</script></body>");
    await route.fulfill({ response, body });
  });
  await page.goto("/products");
  await expect.poll(() => violations.map(({ directive }) => directive)).toEqual(["script-src-elem"]);
  expect(await page.title()).not.toBe("taken over");
});

test("runs no script that is put into the page", async ({ page, context, allowedInConsole }) => {
  allowedInConsole.push(/Content Security Policy/);
  const violations = await watchPolicy(page);
  await context.setExtraHTTPHeaders(ownNonce);
  await page.goto("/products");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.nonce = "chosen4711";
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="data:image/png;base64," onerror="document.title='taken over'">`,
    );
  });
  await expect.poll(() => violations.map(({ directive }) => directive)).toContain("script-src-elem");
  await expect.poll(() => violations.map(({ directive }) => directive)).toContain("script-src-attr");
  expect(await page.title()).not.toBe("taken over");
});

test("19: lets no page of another site read an answer", async ({ requestAs }) => {
  const customer = await requestAs("customer");
  const headers = {
    origin: "https://other.example",
    "access-control-request-method": "PATCH",
    "access-control-request-headers": "authorization, content-type",
  };
  for (const address of [
    "/",
    "/profile",
    "/api/listings?limit=1",
    "/api/user",
    "/api/openapi.json",
    "/sw.js",
  ]) {
    for (const method of ["GET", "OPTIONS"]) {
      const response = await customer.fetch(address, { method, headers });
      expect(response.status(), address).toBeLessThan(300);
      const allowing = Object.keys(response.headers()).filter((name) => name.startsWith("access-control-"));
      expect([method, address, allowing]).toEqual([method, address, []]);
    }
  }
});

test("42: puts no setting of the server into any script of the site", () => {
  const folder = ".next/static";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  expect(files.length).toBeGreaterThan(50);
  const settings =
    /AUTH_SECRET|DATABASE_URL|REDIS_URL|SMTP_URL|[A-Z]_SECRET(_|\b)|PRIVATE_KEY|postgres(ql)?:\/\//;
  const found = files.filter((file) => settings.test(readFileSync(`${folder}/${file}`, "utf8")));
  expect(found).toEqual([]);
});

test("47: serves no file of the checkout and no folder", async ({ request }) => {
  for (const address of [
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/.env.local",
    "/.env.example",
    "/.next/BUILD_ID",
    "/package.json",
    "/package-lock.json",
    "/next.config.mjs",
    "/middleware.ts",
    "/lib/server/env.ts",
    "/prisma/migrations/migration_lock.toml",
    "/_next/",
    "/_next/static/",
    "/_next/static/chunks/",
    "/images/",
    "/public/",
    "/..%2f.env",
    "/%2e%2e/.env",
    "/_next/static/..%2f..%2f..%2fpackage.json",
    "/images/..%2f..%2fpackage.json",
  ]) {
    const response = await request.get(address);
    expect([400, 404], address).toContain(response.status());
    expect(await response.text(), address).not.toMatch(/"dependencies"|repositoryformatversion|Index of/);
  }
});
