import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { APIRequestContext } from "@playwright/test";
import { heroSlides } from "@/components/homepage/slides";
import { expect, test, type Role } from "./fixtures";
import { findJobs, findListing } from "./lookups";
import { register } from "./people";

const contact = "hello@plaza.example";

async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const [product, home] = [
    await findListing(request, "category=products&sort=rating"),
    await findListing(request, "category=realestate"),
  ];
  const [job] = await findJobs(request, "limit=1");
  return [
    "/",
    "/products",
    "/services",
    "/real-estate",
    "/jobs",
    `/jobs/${job?.id}`,
    "/search?q=camera",
    `/listings/${product.id}`,
    `/listings/${home.id}`,
    `/vendor/${product.vendorId}`,
    `/vendor/${product.vendorId}?tab=reviews`,
    `/vendor/${product.vendorId}?tab=about`,
    "/privacy-policy",
    "/api-docs",
  ];
}

function findSecrets(text: string): string[] {
  const emails = (text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []).filter((email) => email !== contact);
  const phones = text.match(/\b\d{3}-\d{3}-\d{4}\b|\b\d{3}-555-01\d\d\b/g) ?? [];
  const keys = text.match(/\$argon2\w*|passwordHash|password_hash|eyJ[\w-]{20,}\.[\w-]{10,}/g) ?? [];
  return [...new Set([...emails, ...phones, ...keys])];
}

test("finds private data where an admin may read it", async ({ requestAs }) => {
  const admin = await requestAs("admin");
  const found = findSecrets(await (await admin.get("/admin/vendors?status=all")).text());
  expect(found.some((secret) => secret.includes("@"))).toBe(true);
  expect(found.some((secret) => /^\d{3}-\d{3}-\d{4}$/.test(secret))).toBe(true);
});

test("27: shows a visitor no user's address, phone, password, or token on any public page", async ({
  request,
}) => {
  for (const address of await publicAddresses(request)) {
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      const response = await request.get(address, { headers });
      expect(response.status(), address).toBe(200);
      expect(findSecrets(await response.text()), `${address} ${JSON.stringify(headers)}`).toEqual([]);
    }
  }
});

test("27: returns no user's address, phone, password, or token in any public answer of the API", async ({
  request,
}) => {
  const { id, vendorId } = await findListing(request, "category=products&sort=rating");
  const [job] = await findJobs(request, "limit=1");
  for (const path of [
    "/api/initial-data",
    "/api/listings?limit=48",
    `/api/listings?vendor=${vendorId}`,
    `/api/listings/${id}`,
    `/api/listings/${id}/reviews`,
    "/api/jobs?limit=50",
    `/api/jobs/${job?.id}`,
    "/api/search/suggestions?query=ca",
    "/api/advertisements/position/top",
    "/api/homepage-settings",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(findSecrets(await response.text()), path).toEqual([]);
  }
});

test("37: shows a signed-in user the same public pages, and sets no cookie", async ({
  request,
  requestAs,
}) => {
  const addresses = await publicAddresses(request);
  const customer = await requestAs("customer");
  const person = (await (await customer.get("/api/user")).json()) as Record<string, string>;
  for (const address of addresses) {
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      const response = await customer.get(address, { headers });
      expect(response.headers()["set-cookie"], address).toBeUndefined();
      const text = await response.text();
      for (const secret of [person.username, person.email, person.id]) {
        expect(text.includes(secret ?? ""), `${secret} in ${address}`).toBe(false);
      }
    }
  }
});

const own: [Role, string[]][] = [
  ["customer", ["/customer", "/profile", "/favorites", "/api/user", "/api/profile", "/api/favorites"]],
  ["vendor", ["/vendor", "/vendor-dashboard", "/subscription", "/create-listing", "/api/subscription"]],
  [
    "admin",
    ["/admin", "/admin/vendors", "/admin/users", "/admin/outbox", "/admin-stats", "/api/admin/users"],
  ],
  ["pending", ["/vendor", "/api/profile/application"]],
];

for (const [role, addresses] of own) {
  test(`37: caches no page that only the ${role} sees`, async ({ requestAs }) => {
    const person = await requestAs(role);
    for (const address of addresses) {
      for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
        const response = await person.get(address, { headers });
        expect(response.status(), address).toBe(200);
        expect(response.headers()["cache-control"], address).toContain("no-store");
      }
    }
  });
}

test("caches no redirect of a navigation", async ({ request }) => {
  const sentOn = await request.get("/auth?next=%2Fprofile", { headers: { rsc: "1" }, maxRedirects: 0 });
  expect(sentOn.status()).toBe(307);
  expect(sentOn.headers()["location"]).toContain("_rsc");
  expect(sentOn.headers()["cache-control"]).toContain("no-store");
});

test("shows no personal data on Back after signing out", async ({ page, baseURL, allowedInConsole }) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  const person = await register(page.request, { origin: baseURL });
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Save details" })).toBeVisible();
  await page.goto("/customer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Harper");
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/auth?next=%2Fprofile");
  await expect(page.getByRole("textbox", { name: "Username" })).toBeVisible();
  expect(await page.content()).not.toContain(person.email);
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

function sendRequest(path: string, headers: Record<string, string>): Promise<Answer> {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? "");
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString("utf8"),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

const foreign = "evil.example";

test("37: repeats forged headers in no answer", async ({ request }) => {
  const attempts: Record<string, string>[] = [
    { host: foreign },
    { "x-forwarded-host": foreign, "x-forwarded-proto": "https", "x-forwarded-port": "444" },
    { forwarded: `host=${foreign};proto=https` },
    { "x-host": foreign, "x-original-host": foreign, "x-forwarded-server": foreign },
    { "x-original-url": `/${foreign}`, "x-rewrite-url": `/${foreign}` },
    { referer: `https://${foreign}/`, origin: `https://${foreign}` },
    { "user-agent": foreign, "accept-language": foreign, via: foreign },
    { cookie: `plaza_signed_in=1; theme=${foreign}; next-auth.callback-url=https://${foreign}` },
  ];
  const { id } = await findListing(request, "category=products");
  const addresses = ["/", "/products", `/listings/${id}`, "/auth", "/profile", "/admin", "/robots.txt"];
  for (const address of [...addresses, "/sitemap.xml", "/no/such/page"]) {
    for (const headers of attempts) {
      const { headers: answered, body, status } = await sendRequest(address, headers);
      const what = `${address} with ${JSON.stringify(headers)}`;
      expect(status, what).toBeLessThan(500);
      expect(JSON.stringify(answered), what).not.toContain(foreign);
      expect(body.includes(foreign), what).toBe(false);
    }
  }
});

test("33: fetches no picture on request", async ({ request }) => {
  for (const url of ["http://169.254.169.254/latest", "https://example.com/a.png", heroSlides[0].image]) {
    const optimized = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect([url, optimized.status()]).toEqual([url, 404]);
  }
  for (const path of ["http://169.254.169.254/latest", "//example.com/a.png", "file:///etc/passwd"]) {
    const recovered = await request.get(`/api/image-recovery?path=${encodeURIComponent(path)}`);
    expect([path, recovered.status()]).toEqual([path, 400]);
  }
});
