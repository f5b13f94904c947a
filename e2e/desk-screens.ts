import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { expect } from "./fixtures";
import { addPhotos, photos } from "./pictures";
import type { ScreenViewer } from "./screens";

type Screen = {
  as: ScreenViewer;
  address: string | ((page: Page) => Promise<string>);
  reach?: (page: Page) => Promise<void>;
};

const ownListing =
  (status: string, query = "") =>
  async (page: Page) => {
    const csv = await (await page.request.get("/api/listings/export")).text();
    const rows = parse<{ id: string; status: string }>(csv, { bom: true, columns: true });
    const found = rows.find((row) => row.status === status);
    if (!found) throw new Error(`the demo vendor has no listing that is ${status}`);
    return `/edit-listing/${found.id}${query}`;
  };

const emptyDraft =
  (query = "") =>
  async (page: Page) => {
    const made = await page.request.post("/api/listings", {
      data: { category: "realestate" },
      headers: { origin: process.env.E2E_BASE_URL ?? "" },
    });
    return `/edit-listing/${((await made.json()) as { id: string }).id}${query}`;
  };

async function ownAd(page: Page): Promise<string> {
  const ads = (await (await page.request.get("/api/advertisements")).json()) as { id: string }[];
  return `/edit-advertisement/${ads[0]?.id}`;
}

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole("button", { name }).first().click();

const linkedFrom = (path: string, start: string) => async (page: Page) => {
  await page.goto(path);
  const link = page.getByRole("main").locator(`a[href^="${start}"]`).first();
  return (await link.getAttribute("href")) ?? `${path}#no-link-to${start}`;
};

async function choose(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  await expect(async () => {
    for (let index = 0; index < count; index += 1) await boxes.nth(index).check();
    await expect(page.getByText(`${count} selected`)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function openDialog(page: Page, button: string | RegExp): Promise<void> {
  await press(button)(page);
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function openBulkDialog(page: Page, change: string): Promise<void> {
  const more = page.getByRole("button", { name: "Change selected listings" });
  if (!(await more.isVisible())) return openDialog(page, change);
  await more.click();
  await page.getByRole("menuitem", { name: change }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function showErrors(page: Page, button: string): Promise<void> {
  await press(button)(page);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}

export const deskScreens: Record<string, Screen> = {
  "new product": { as: "vendor", address: "/create-listing?category=products" },
  "new service": { as: "vendor", address: "/create-listing?category=services" },
  "new rental": {
    as: "vendor",
    address: "/create-listing?category=realestate",
    reach: (page) => page.getByText("For rent", { exact: true }).click(),
  },
  "new listing with its errors": {
    as: "vendor",
    address: "/create-listing?category=realestate",
    reach: (page) => showErrors(page, "Submit for review"),
  },
  "new listing with photos": {
    as: "vendor",
    address: "/create-listing?category=products",
    reach: async (page) => {
      await addPhotos(page, 2);
      await expect(photos(page)).toHaveCount(2, { timeout: 20_000 });
      await page.locator('input[type="file"][multiple]').setInputFiles({
        name: "drawing.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from("<svg/>"),
      });
      await expect(page.getByRole("button", { name: "Remove drawing.svg" })).toBeVisible();
    },
  },
  "photo editor": {
    as: "vendor",
    address: "/create-listing?category=products",
    reach: async (page) => {
      await addPhotos(page, 1);
      await page.getByRole("button", { name: "Crop or rotate photo 1" }).click({ timeout: 20_000 });
      await expect(page.getByRole("img", { name: /Use the arrow keys/ })).toBeVisible();
    },
  },
  "draft's form": { as: "vendor", address: ownListing("draft") },
  "live listing's form with its errors": {
    as: "vendor",
    address: ownListing("approved"),
    reach: async (page) => {
      await page.getByLabel("Price", { exact: true }).fill("cheap");
      await showErrors(page, "Save changes");
    },
  },
  "closed listing's form": { as: "vendor", address: ownListing("sold") },
  "empty draft's form": { as: "beginner", address: emptyDraft() },
  "preview of an empty draft": { as: "beginner", address: emptyDraft("?view=preview") },
  "preview of a draft": { as: "vendor", address: ownListing("draft", "?view=preview") },
  "preview of a live listing": { as: "vendor", address: ownListing("approved", "?view=preview") },
  "saved searches": { as: "customer", address: "/saved-searches" },
  "matches of a saved search": {
    as: "customer",
    address: linkedFrom("/saved-searches", "/saved-searches/"),
  },
  "vendor's overview": { as: "vendor", address: "/vendor" },
  "vendor's listings": { as: "vendor", address: "/vendor?tab=listings" },
  "vendor's listings with some selected": {
    as: "vendor",
    address: "/vendor?tab=listings&status=approved",
    reach: (page) => choose(page, 2),
  },
  "change of prices": {
    as: "vendor",
    address: "/vendor?tab=listings&status=approved",
    reach: async (page) => {
      await choose(page, 2);
      await openBulkDialog(page, "Change price");
    },
  },
  "menu of a listing": {
    as: "vendor",
    address: "/vendor?tab=listings",
    reach: async (page) => {
      await press(/^Actions for /)(page);
      await expect(page.getByRole("menu").filter({ visible: true })).toBeVisible();
    },
  },
  "vendor's advertisements": { as: "vendor", address: "/vendor?tab=ads" },
  "import of listings": { as: "vendor", address: "/vendor?tab=import" },
  "vendor's week of appointments": { as: "vendor", address: "/vendor?tab=appointments" },
  "vendor's list of appointments": { as: "vendor", address: "/vendor?tab=appointments&view=list" },
  "vendor's open hours": { as: "vendor", address: "/vendor?tab=hours" },
  "vendor's profile": { as: "vendor", address: "/vendor?tab=profile" },
  "vendor's inbox": { as: "vendor", address: "/vendor?tab=inbox" },
  "vendor's team": { as: "vendor", address: "/vendor?tab=team" },
  "vendor's webhooks": { as: "vendor", address: "/vendor?tab=webhooks" },
  "new webhook": {
    as: "vendor",
    address: "/vendor?tab=webhooks",
    reach: (page) => openDialog(page, "Add a webhook"),
  },
  "new advertisement": { as: "vendor", address: "/create-advertisement" },
  "new advertisement with its errors": {
    as: "vendor",
    address: "/create-advertisement",
    reach: (page) => showErrors(page, "Submit for review"),
  },
  "advertisement's form": { as: "vendor", address: ownAd },
  subscription: { as: "vendor", address: "/subscription" },
  invoice: { as: "vendor", address: linkedFrom("/subscription", "/subscription?invoice=") },
  "change of plan": {
    as: "newcomer",
    address: "/subscription",
    reach: (page) => openDialog(page, "Change to Business"),
  },
  "newcomer's overview": { as: "newcomer", address: "/vendor" },
  "newcomer's listings": { as: "newcomer", address: "/vendor?tab=listings" },
  "newcomer's advertisements": { as: "newcomer", address: "/vendor?tab=ads" },
  "newcomer's profile": { as: "newcomer", address: "/vendor?tab=profile" },
  "admin's overview": { as: "admin", address: "/admin" },
  "listings in review": { as: "admin", address: "/admin/listings" },
  "edits in review": { as: "admin", address: "/admin/listings?kind=revision" },
  "reason for a rejection": {
    as: "admin",
    address: "/admin/listings?kind=listing",
    reach: (page) => openDialog(page, /^Reject: /),
  },
  "advertisements in review": { as: "admin", address: "/admin/advertisements" },
  "pending payments": { as: "admin", address: "/admin/payments" },
  "subscriptions of vendors": { as: "admin", address: "/admin/subscriptions" },
  "subscriptions on trial": { as: "admin", address: "/admin/subscriptions?plan=pro&status=trialing" },
  "open reports": { as: "admin", address: "/admin/reports" },
  "held messages": { as: "admin", address: "/admin/held-messages" },
  "open cases": { as: "admin", address: "/admin/cases" },
  "audit log": { as: "admin", address: "/admin/audit" },
  "reset links": { as: "admin", address: "/admin/passwords" },
  "blocked words": { as: "admin", address: "/admin/blocked-words" },
  "new blocked word": {
    as: "admin",
    address: "/admin/blocked-words",
    reach: (page) => openDialog(page, "Add word"),
  },
  "templates of reasons": { as: "admin", address: "/admin/templates" },
  subcategories: {
    as: "admin",
    address: "/admin/subcategories",
    reach: async (page) => {
      await page.getByRole("button", { name: "Edit: Laptops" }).click();
      await expect(page.getByRole("dialog", { name: "Edit Laptops" })).toBeVisible();
    },
  },
  "search to explain": { as: "admin", address: "/admin/search" },
  "a search explained": { as: "admin", address: "/admin/search?search=blue+sofa+under+%24500" },
  "synonyms of the search": { as: "admin", address: "/admin/synonyms" },
  "group of synonyms": {
    as: "admin",
    address: "/admin/synonyms?search=sofa",
    reach: (page) => openDialog(page, /^Edit: /),
  },
  "searches of visitors": { as: "admin", address: "/admin/searches" },
  "requested rewards": { as: "admin", address: "/admin/rewards" },
  vendors: { as: "admin", address: "/admin/vendors" },
  people: { as: "admin", address: "/admin/users" },
  "a person": {
    as: "admin",
    address: linkedFrom("/admin/users?search=demo-vendor", "/admin/users/"),
    reach: (page) => expect(page.getByRole("heading", { name: "Reports about them" })).toBeVisible(),
  },
  "people who were looked for": { as: "admin", address: "/admin/users?search=demo" },
  "vendors of every state": { as: "admin", address: "/admin/vendors?status=all" },
  "site settings": { as: "admin", address: "/admin/settings" },
  "text of a policy": { as: "admin", address: "/admin/settings?policy=privacy_policy" },
  "homepage settings": { as: "admin", address: "/admin/homepage" },
  "preview of the homepage": { as: "admin", address: "/admin/homepage/preview" },
  outbox: { as: "admin", address: "/admin/outbox" },
  "site numbers": { as: "admin", address: "/admin-stats" },
  "visitor statistics": { as: "admin", address: "/visitor-statistics" },
  "period of the statistics": {
    as: "admin",
    address: "/visitor-statistics?from=2026-01-05&to=2026-01-11",
    reach: async (page) => {
      await page.getByRole("button", { name: /^Period/ }).click();
      await expect(page.getByRole("grid")).toBeVisible();
    },
  },
  profile: { as: "customer", address: "/profile" },
  "new API key": {
    as: "customer",
    address: "/profile",
    reach: (page) => openDialog(page, "Create an API key"),
  },
  "customer's desk": { as: "customer", address: "/customer" },
  "customer's points": { as: "customer", address: "/rewards" },
  "boost of a listing": {
    as: "vendor",
    address: "/rewards",
    reach: (page) => openDialog(page, "Redeem Listing boost, 7 days"),
  },
  favorites: { as: "customer", address: "/favorites" },
  "saved jobs": { as: "customer", address: "/saved-jobs" },
  "a customer's messages": { as: "customer", address: "/messages" },
  "a customer's conversation": { as: "customer", address: linkedFrom("/messages", "/messages/") },
  "a vendor's conversation": { as: "vendor", address: linkedFrom("/messages", "/messages/") },
  "own applications": { as: "customer", address: "/my-applications" },
  purchases: { as: "customer", address: "/purchases" },
  sales: { as: "vendor", address: "/sales" },
  "reviews to write": { as: "customer", address: "/reviews" },
  "new job": { as: "vendor", address: "/create-job" },
  "own jobs": { as: "vendor", address: "/my-jobs" },
  "calendar of interviews": { as: "vendor", address: "/my-jobs/interviews" },
  "applicants of a job": { as: "vendor", address: linkedFrom("/my-jobs", "/my-jobs/") },
  "job's form": { as: "vendor", address: linkedFrom("/my-jobs", "/edit-job/") },
  "pending vendor's desk": { as: "pending", address: "/vendor" },
  "jobs in review": { as: "admin", address: "/admin/jobs" },
  "ratings of buyers": { as: "admin", address: "/admin/reviews?status=ratings" },
  "case of a customer": {
    as: "customer",
    address: async (page) => {
      const deals = await page.request.get("/api/deals?side=purchases&limit=50");
      expect(deals.status(), await deals.text()).toBe(200);
      const found = ((await deals.json()) as { caseId: string | null }[]).find(({ caseId }) => caseId);
      return `/cases/${found?.caseId}`;
    },
  },
  "reviews that are checked": { as: "admin", address: "/admin/reviews" },
  "choice of a vendor": { as: "admin", address: "/create-listing" },
};
