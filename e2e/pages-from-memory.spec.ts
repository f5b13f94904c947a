import type { APIResponse } from "@playwright/test";
import { expect, test } from "./fixtures";

function howOf(response: APIResponse): string | undefined {
  return response.headers()["x-cache"];
}

/** Retries because an admin in another test may invalidate every page meanwhile. */
async function retryUntilStable(look: () => Promise<void>): Promise<void> {
  await expect(look).toPass({ timeout: 30_000 });
}

test("renders a public page once, and answers 304 to a browser that has it", async ({ request }) => {
  await request.get("/terms-of-service");
  await retryUntilStable(async () => {
    const again = await request.get("/terms-of-service?utm_source=mail");
    expect(howOf(again)).toBe("hit");
    expect(again.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(again.headers()["content-security-policy"]).toContain("'sha256-");
    const { etag = "" } = again.headers();
    const known = await request.get("/terms-of-service", { headers: { "if-none-match": etag } });
    expect([known.status(), await known.text()]).toEqual([304, ""]);
    const head = await request.head("/terms-of-service");
    expect([head.status(), head.headers().etag, await head.text()]).toEqual([200, etag, ""]);
  });
});

test("makes an API answer with a cache-busting key once, and gives a failure a request id", async ({
  request,
}) => {
  const address = "/api/search/suggestions?query=walnut";
  await request.get(address);
  await retryUntilStable(async () => {
    const again = await request.get(`${address}&_t=1`);
    expect(howOf(again)).toBe("hit");
    expect(again.headers()).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "content-type": "application/json",
    });
    expect(again.headers()["x-request-id"]).toBeUndefined();
    const { etag = "" } = again.headers();
    const known = await request.get(address, { headers: { "if-none-match": etag } });
    expect([known.status(), await known.text()]).toEqual([304, ""]);
  });
  const failed = await request.get(`/api/search/suggestions?query=${"a".repeat(300)}`);
  expect([failed.status(), failed.headers()["cache-control"]]).toEqual([400, "no-store"]);
  expect(failed.headers()["x-request-id"]).toBeDefined();
});

test("answers from the front server with a stored picture, and for one that is not stored", async ({
  request,
}) => {
  const [address = ""] = /\/images\/[0-9a-f]{32}-640\.webp/.exec(await (await request.get("/")).text()) ?? [];
  const picture = await request.get(address, { headers: { accept: "image/webp" } });
  expect(picture.status()).toBe(200);
  // Every response of a renderer has this header.
  expect(picture.headers()["x-request-id"]).toBeUndefined();
  expect(picture.headers()).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    vary: "accept",
  });
  expect(Number(picture.headers()["content-length"])).toBe((await picture.body()).length);
  const head = await request.head(address, { headers: { accept: "image/webp" } });
  expect([head.headers()["content-length"], (await head.body()).length]).toEqual([
    picture.headers()["content-length"],
    0,
  ]);

  const missing = await request.get(`/images/${"0".repeat(32)}-640.webp`);
  expect(missing.status()).toBe(404);
  expect(await missing.json()).toMatchObject({ error: "This picture doesn’t exist." });
  expect(missing.headers()).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
  expect(missing.headers()["x-request-id"]).toBeUndefined();
  const other = await request.get("/images/nothing.webp");
  expect([other.status(), other.headers()["x-request-id"] !== undefined]).toEqual([404, true]);
});

test("puts no data of its viewer into a public page, and caches no private page", async ({
  requestAs,
  baseURL,
}) => {
  const request = await requestAs("vendor");
  const signedIn = await (await request.get("/products?state=OH")).text();
  const bare = await fetch(`${baseURL}/products?state=OH`);
  expect(await bare.text()).toBe(signedIn);
  for (const path of ["/vendor", "/profile", "/auth", "/denied?area=admin", "/nothing-here"]) {
    const response = await request.get(path);
    expect({ path, how: howOf(response) }).toEqual({ path, how: undefined });
    expect(response.headers()["cache-control"], path).not.toContain("public");
  }
});

test("caches the data of a navigation like the page, for all visitors from the same page", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === "/privacy-policy") fetched.push(response.headers()["x-cache"] ?? "");
  });
  async function visit(): Promise<void> {
    await page.goto("/cookie-policy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Privacy/);
  }
  await visit();
  await retryUntilStable(async () => {
    await visit();
    expect(fetched.at(-1)).toBe("hit");
  });
});
