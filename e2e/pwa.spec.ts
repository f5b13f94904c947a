import { readFileSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pwaCopy } from "@/lib/pwa/copy";
import { cacheNames, precacheLimit } from "@/lib/pwa/worker.rules";
import { expect } from "./fixtures";
import { findListing, findListings } from "./lookups";
import { register } from "./people";
import { waitUntilSettled } from "./page-idle";
import { cachePages, openWithWorker, test } from "./with-worker";

function listCachedPages(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cacheNames.pages);
}

function notedPaths(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("serwist-expiration");
        opening.onerror = () => reject(new Error("no database"));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("cache-entries")) return resolve([]);
          const request = database.transaction("cache-entries").objectStore("cache-entries").getAll();
          request.onsuccess = () => {
            database.close();
            resolve((request.result as { url: string }[]).map(({ url }) => new URL(url).pathname));
          };
        };
      }),
  );
}

test("opens a visited and a saved listing offline, but no page of a person", async ({
  page,
  request,
  site,
  signInAs,
}) => {
  const { id, title } = await findListing(request, "category=products");
  const visited = `/listings/${id}`;
  await signInAs("customer");
  await openWithWorker(page, `${site.url}${visited}`);
  await expect.poll(() => listCachedPages(page)).toEqual([visited]);

  await page.goto(`${site.url}/profile`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel("First name")).not.toHaveValue("");
  const name = await page.getByLabel("First name").inputValue();
  await page.goto(`${site.url}/favorites`);
  await expect.poll(async () => (await listCachedPages(page)).length).toBeGreaterThan(1);
  const saved = (await listCachedPages(page)).filter((path) => path !== visited);
  expect(saved.every((path) => path.startsWith("/listings/"))).toBe(true);

  site.goOffline();
  await page.goto(`${site.url}${visited}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goto(`${site.url}${saved[0]}`);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(pwaCopy.offlineTitle);

  for (const path of ["/profile", "/favorites", "/messages", "/"]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pwaCopy.offlineTitle);
    expect(await page.content()).not.toContain(`value="${name}"`);
  }
  await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", visited);
  const all = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  const isPublic = /^\/(_next\/static\/|images\/|listings\/[0-9a-f-]{36}$|~offline$)/;
  expect(all.filter((path) => !isPublic.test(path))).toEqual([]);
});

test("prefers the network to any copy, and answers from a copy without a network", async ({
  page,
  request,
  site,
}) => {
  const { id, title } = await findListing(request, "category=realestate");
  const address = `${site.url}/listings/${id}`;
  await openWithWorker(page, address);
  await expect.poll(() => listCachedPages(page)).toEqual([`/listings/${id}`]);
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const [key] = await cache.keys();
    const headers = { "content-type": "text/html", "cache-control": "public" };
    if (key) await cache.put(key, new Response("<title>Old</title><h1>An old price</h1>", { headers }));
  }, cacheNames.pages);
  site.goOffline();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An old price");
  site.goOnline();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("shows nothing offline that was removed from the site", async ({ page, request, site }) => {
  const { id } = await findListing(request, "category=services");
  const gone = `/listings/${id.replace(/^.{8}/, "00000000")}`;
  await openWithWorker(page, `${site.url}/listings/${id}`);
  await expect.poll(() => listCachedPages(page)).toEqual([`/listings/${id}`]);
  await page.evaluate(
    async ([name, path]) => {
      const headers = { "content-type": "text/html", "cache-control": "public" };
      await (await caches.open(name)).put(path, new Response("<h1>Sold</h1>", { headers }));
    },
    [cacheNames.pages, gone] as const,
  );
  site.goOffline();
  await page.goto(`${site.url}${gone}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sold");
  site.goOnline();
  expect((await page.goto(`${site.url}${gone}`))?.status()).toBe(404);
  await expect.poll(() => listCachedPages(page)).toEqual([`/listings/${id}`]);
  site.goOffline();
  await page.goto(`${site.url}${gone}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pwaCopy.offlineTitle);
});

test("38: caches no private answer: a resume, messages, the current user", async ({
  page,
  site,
  signInAs,
}) => {
  await signInAs("customer");
  await openWithWorker(page, `${site.url}/privacy-policy`);
  const statuses = await page.evaluate(async () => {
    const text = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
    const form = new FormData();
    form.append("file", new Blob([text], { type: "application/pdf" }), "resume.pdf");
    const { id } = (await (await fetch("/api/documents", { method: "POST", body: form })).json()) as {
      id: string;
    };
    const paths = [`/api/documents/${id}`, "/api/user", "/api/favorites", "/api/conversations", "/messages"];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  });
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  await page.goto(`${site.url}/messages`);
  await waitUntilSettled(page);
  const cachedPaths = await page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.length).toBeGreaterThan(0);
  expect(cachedPaths.filter((path) => !/^\/(_next\/static\/|~offline$)/.test(path))).toEqual([]);
});

test("registers the worker when the page is loaded and the browser idle", async ({ page, site }) => {
  await page.addInitScript(() => {
    const noted = Object.assign(window, { noted: [] as string[] }).noted;
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback) => (
      noted.push(`idle asked for ${document.readyState}`),
      idle(callback)
    );
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...args) => {
      noted.push(`registered ${String(args[0])} ${document.readyState}`);
      return register(...args);
    };
  });
  await openWithWorker(page, `${site.url}/privacy-policy`);
  const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
  const at = noted.indexOf("registered /sw.js complete");
  expect(noted.slice(0, at)).toContain("idle asked for complete");
  expect(noted.filter((line) => line.startsWith("registered"))).toEqual(["registered /sw.js complete"]);
});

test("38: clears the cache at sign-out, and requests an address that no cache has", async ({
  page,
  request,
  site,
  baseURL,
}) => {
  const { id } = await findListing(request, "category=services");
  await register(page.request, { origin: baseURL });
  await openWithWorker(page, `${site.url}/listings/${id}`);
  await expect.poll(() => listCachedPages(page)).toEqual([`/listings/${id}`]);
  await expect.poll(() => notedPaths(page)).toContain(`/listings/${id}`);
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect.poll(() => listCachedPages(page)).toEqual([]);
  await expect
    .poll(async () => (await notedPaths(page)).filter((path) => path.includes("listing")))
    .toEqual([]);
  await expect
    .poll(() => site.requestedUrls.filter((url) => /^\/clear-cache-helper\.jpg\?t=\d{13}$/.test(url)))
    .not.toEqual([]);
  site.goOffline();
  // The page left by the logout may be about to reload itself.
  await expect(() => page.goto(`${site.url}/listings/${id}`)).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pwaCopy.offlineTitle);
  await expect(page.getByText(pwaCopy.offlineListings)).toBeHidden();
});

test("saves no page after a sign-out that was being saved during it", async ({
  page,
  request,
  site,
  baseURL,
}) => {
  const listings = await findListings(request, "category=products&limit=24");
  const [late = "", next = "", after = ""] = listings.map(({ id }) => `/listings/${id}`);
  await register(page.request, { origin: baseURL });
  await openWithWorker(page, `${site.url}/privacy-policy`);
  const letGo = site.delayResponses(late);
  await cachePages(page, [late, next]);
  await expect.poll(() => site.requestedUrls).toContain(late);
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect
    .poll(() => site.requestedUrls.some((url) => url.startsWith("/clear-cache-helper.jpg")))
    .toBe(true);
  // The page left by the logout may be about to reload itself.
  await expect(() => page.goto(`${site.url}/cookie-policy`)).toPass();
  letGo();
  await cachePages(page, [after]);
  await expect.poll(() => listCachedPages(page)).toContain(after);
  expect(await listCachedPages(page)).toEqual([after]);
  expect(site.requestedUrls).not.toContain(next);
});

test("requests the worker each time, with little code, and no desk code before it is needed", async ({
  request,
}) => {
  const response = await request.get("/sw.js");
  expect(response.headers()["cache-control"]).toBe("public, max-age=0");
  expect(response.headers()["content-type"]).toContain("javascript");
  const found = readFileSync("public/sw.js", "utf8").matchAll(/"?url"?:\s*"(\/[^"]+)"/g);
  const addresses = [...found].map(([, address = ""]) => address);
  expect(addresses).toContain("/~offline");
  const built = addresses.filter((address) => address !== "/~offline");
  const page = await (await request.get("/~offline")).text();
  expect(built.filter((address) => !page.includes(address) && !address.endsWith(".woff2"))).toEqual([]);
  const sizes = built.map((address) => statSync(address.replace("/_next/", ".next/")).size);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, page.length)).toBeLessThanOrEqual(precacheLimit);
});
