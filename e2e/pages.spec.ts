import { readdirSync } from "node:fs";
import { request as httpRequest } from "node:http";
import type { APIRequestContext } from "@playwright/test";
import { guardedGroup, guardedRoutes, unguardedRoutes } from "@/lib/auth/rules";
import { denialMessage, groupRoles, type Group, type Role } from "@/lib/shared/access";
import { expect, test } from "./fixtures";
import { signInAsAdmin } from "./lookups";
import { makePerson, register } from "./people";

const id = "01890000-0000-7000-8000-00000000abcd";

/** Public pages with the status of the sample address; every other page must be in a guard table. */
const publicPages: Record<string, number> = {
  "/": 200,
  "/api-docs": 200,
  "/auth": 200,
  "/cookie-policy": 200,
  "/denied": 404,
  "/jobs": 200,
  [`/jobs/${id}`]: 404,
  "/jobs/category/[...subcategory]": 404,
  [`/jobs/company/${id}`]: 404,
  [`/listing/${id}`]: 404,
  [`/listings/${id}`]: 404,
  "/messages": 200,
  "/privacy-policy": 200,
  "/problem": 404,
  "/products": 200,
  "/products/[...subcategory]": 404,
  "/real-estate": 200,
  "/reset-password": 200,
  "/recently-viewed": 200,
  "/search": 200,
  "/services": 200,
  "/services/[...subcategory]": 404,
  "/sign-in-alert": 200,
  "/terms-of-service": 200,
  "/unsubscribe": 200,
  "/team-invitation": 200,
  "/~offline": 200,
  [`/vendor/${id}`]: 404,
};

const people = {
  "signed out": null,
  customer: "customer",
  "pending vendor": "vendor",
  "approved vendor": "vendor",
  "suspended vendor": "vendor",
  admin: "admin",
} satisfies Record<string, Role | null>;

type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];

const waitingRooms: Partial<Record<Who, string>> = {
  "pending vendor": "Pending Approval",
  "suspended vendor": "Account suspended",
};

function addressesOfPages(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, "")}`)
    .map((path) => path.replace(/\/\([^)]+\)/g, "").replace(/\/\[\[\.\.\.\w+\]\]/g, ""))
    .map((path) => path.replace(/\[\w+\]/g, id) || "/")
    .sort();
}

const pages = addressesOfPages();
const cookies = new Map<Who, string>();

test.beforeAll(async ({ playwright }) => {
  const baseURL = process.env.E2E_BASE_URL;
  const arrive = async (fill: (context: APIRequestContext) => Promise<unknown>) => {
    const context = await playwright.request.newContext({ baseURL });
    await fill(context);
    return context;
  };
  const admin = await arrive((context) => signInAsAdmin(context, baseURL));
  const decide = async (vendor: APIRequestContext, actions: string[]) => {
    const { username } = (await (await vendor.get("/api/user")).json()) as { username: string };
    const [found] = (await (await admin.get(`/api/admin/vendors?search=${username}`)).json()) as {
      id: string;
    }[];
    for (const action of actions) {
      const options = { data: { reason: "For a test." }, headers: { origin: baseURL ?? "" } };
      const response = await admin.post(`/api/admin/vendors/${found?.id}/${action}`, options);
      expect(response.status(), await response.text()).toBe(200);
    }
  };
  const vendor = (actions: string[]) =>
    arrive(async (context) => {
      const business = { businessName: `Shop ${makePerson().username}`, category: "products" as const };
      await register(context, { business, origin: baseURL });
      await decide(context, actions);
    });
  const contexts: Partial<Record<Who, APIRequestContext>> = {
    customer: await arrive((context) => register(context, { origin: baseURL })),
    "pending vendor": await vendor([]),
    "approved vendor": await vendor(["approve"]),
    "suspended vendor": await vendor(["approve", "suspend"]),
    admin,
  };
  for (const who of everybody) {
    const state = await contexts[who]?.storageState();
    cookies.set(who, (state?.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join("; "));
    await contexts[who]?.dispose();
  }
});

type Answer = { status: number; location: string; body: string };

function sendRequest(path: string, who: Who, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? "");
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      // A keep-alive connection may close while a page is being read.
      { hostname, port, path, agent: false, headers: { cookie: cookies.get(who) ?? "", ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? "",
            body: Buffer.concat(parts).toString("utf8"),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

function lets(group: Group, who: Who): boolean {
  const role = people[who];
  return role !== null && groupRoles[group].includes(role);
}

function witnessesOf(group: Group): { denied: Who | undefined; shown: Who[] } {
  const denied = everybody.find((who) => people[who] && !lets(group, who));
  const [first, ...others] = everybody.filter((who) => lets(group, who));
  const isVendors = group === "vendor" || group === "seller";
  return { denied, shown: isVendors ? [first!, ...others] : [first!] };
}

async function expectDenied(path: string, group: Group, who: Who): Promise<void> {
  const { status, body } = await sendRequest(path, who);
  expect({ who, status }).toEqual({ who, status: 403 });
  expect(body).toContain("Access Denied");
  expect(body).toContain(denialMessage(groupRoles[group]));
}

async function expectShown(path: string, group: Group, who: Who): Promise<void> {
  const { status, body } = await sendRequest(path, who);
  const statuses = path.includes(id) ? [200, 404] : [200];
  expect(statuses, `${path} for ${who}`).toContain(status);
  const room = group === "vendor" || group === "seller" ? waitingRooms[who] : undefined;
  if (room && status === 200) expect(body, `${path} for ${who}`).toContain(room);
}

test("declares an answer for every page", () => {
  const open = { ...publicPages, ...unguardedRoutes };
  expect(pages.filter((path) => !(path in open) && guardedGroup(path) === null)).toEqual([]);
  expect(Object.keys(publicPages).filter((path) => !pages.includes(path))).toEqual([]);
});

for (const path of pages.filter((page) => guardedGroup(page))) {
  const group = guardedGroup(path) as Group;
  test(`23: opens ${path} only for ${groupRoles[group].join(", ")}`, async () => {
    const { status, location, body } = await sendRequest(path, "signed out");
    expect([status, location]).toEqual([307, `/auth?next=${encodeURIComponent(path)}`]);
    expect(body).not.toContain("<main");
    const { denied, shown } = witnessesOf(group);
    if (denied) await expectDenied(path, group, denied);
    for (const who of shown) await expectShown(path, group, who);
  });
}

for (const [path, group] of Object.entries(unguardedRoutes)) {
  test(`23: opens ${path} for everyone, and shows its content to ${groupRoles[group].join(", ")}`, async () => {
    const { status, body } = await sendRequest(path, "signed out");
    expect(status).toBe(200);
    expect(body).toContain("Please log in to see this page.");
    const { denied, shown } = witnessesOf(group);
    if (denied) await expectDenied(path, group, denied);
    for (const who of shown) await expectShown(path, group, who);
  });
}

test("answers a visitor and a customer the same on every public page", async () => {
  for (const [path, expected] of Object.entries(publicPages)) {
    expect({ path, status: (await sendRequest(path, "signed out")).status }).toEqual({
      path,
      status: expected,
    });
    if (path === "/auth") continue;
    expect({ path, status: (await sendRequest(path, "customer")).status }).toEqual({
      path,
      status: expected,
    });
  }
});

test("redirects a signed-in user from the auth page to a page of their role", async () => {
  for (const [who, home] of [
    ["customer", "/"],
    ["approved vendor", "/vendor"],
    ["admin", "/admin"],
  ] as const) {
    const { status, location } = await sendRequest("/auth", who);
    expect({ who, status, location }).toEqual({ who, status: 307, location: home });
  }
});

test("answers at routes of the guard table before their pages exist", async () => {
  for (const { path, match, group } of guardedRoutes) {
    const address = match === "exact" ? path : `${path}/anything`;
    expect((await sendRequest(address, "signed out")).status, address).toBe(307);
    const { denied } = witnessesOf(group);
    if (denied) await expectDenied(address, group, denied);
  }
});

const secrets =
  /Save details|Waiting for you|Vendors by status|Emails by status|Juniper Street Market|@mail\.example/;

const bypasses: Record<string, string>[] = [
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
  { "x-middleware-subrequest": "middleware", "x-middleware-next": "1" },
  { "x-middleware-rewrite": "/admin", "x-rewrite-url": "/admin", "x-original-url": "/admin" },
  { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": "next-auth.session-token=x" },
  { "x-nextjs-data": "1" },
  { "x-middleware-prefetch": "1", purpose: "prefetch" },
  { "x-invoke-path": "/admin", "x-invoke-status": "200", "x-matched-path": "/admin" },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  { authorization: "Bearer x.y.z" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  { cookie: "next-auth.session-token=eyJhbGciOiJub25lIn0.e30.; plaza_signed_in=1" },
  { cookie: "__Secure-next-auth.session-token=x; plaza_signed_in=1" },
];

test("26: opens no guarded page for any header", async () => {
  for (const path of ["/admin/vendors", "/profile", "/vendor", "/admin-stats"]) {
    for (const headers of bypasses) {
      for (const who of ["signed out", "pending vendor"] as const) {
        if (who === "pending vendor" && ("cookie" in headers || !path.startsWith("/admin"))) continue;
        const { body } = await sendRequest(path, who, headers);
        expect(body, `${path} for ${who} with ${JSON.stringify(headers)}`).not.toMatch(secrets);
      }
    }
  }
});

const spellings = [
  "/%61dmin",
  "/admin%2Fvendors",
  "/admin%2fvendors",
  "/admin%5cvendors",
  "//admin/vendors",
  "/admin//vendors",
  "/./admin/vendors",
  "/jobs/../admin/vendors",
  "/jobs/..%2fadmin/vendors",
  "/admin/vendors/",
  "/admin/vendors;x=1",
  "/admin/vendors%00",
  "/admin/vendors%20",
  "/ADMIN/vendors",
  "/admin/vendors.rsc",
  "/admin/vendors.txt",
  "/admin/vendors.segments/_tree.segment.rsc",
  "/admin/vendors?_rsc=1",
  "/(admin)/admin/vendors",
  "/_next/data/x/admin/vendors.json",
  "/en/admin/vendors",
  "/%70rofile",
  "/profile%2f",
  "/vendor/",
  "/vendor%3ftab=listings",
];

test("26: opens no guarded page for any spelling of an address", async () => {
  for (const path of spellings) {
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      for (const who of ["signed out", "customer"] as const) {
        if (who === "customer" && !/admin/i.test(path)) continue;
        const { status, body } = await sendRequest(path, who, headers);
        expect(status, `${path} for ${who}`).toBeLessThan(500);
        expect(body, `${path} for ${who}`).not.toMatch(secrets);
      }
    }
  }
});
