import type { Page } from "@playwright/test";
import { deskScreens } from "./desk-screens";
import { problemScreens } from "./problem-screens";
import { publicPages } from "./public-pages";
import type { ScreenViewer } from "./screens";

export type Layout = {
  as: ScreenViewer;
  address: (page: Page) => Promise<string>;
  status: number;
  reach?: (page: Page) => Promise<unknown>;
};

function publicLayout(name: keyof typeof publicPages): Layout {
  const { address, status = 200 } = publicPages[name]!;
  return {
    as: "visitor",
    address: async (page) => (typeof address === "string" ? address : address(page.request)),
    status,
  };
}

function deskLayout(name: keyof typeof deskScreens): Layout {
  const { as, address, reach } = deskScreens[name]!;
  return {
    as,
    address: async (page) => (typeof address === "string" ? address : address(page)),
    status: 200,
    ...(reach ? { reach } : {}),
  };
}

function problemLayout(name: keyof typeof problemScreens): Layout {
  const { as = "visitor", address, status } = problemScreens[name]!;
  return { as, address: async (page) => (typeof address === "string" ? address : address(page)), status };
}

/** Opens only the first operations because axe takes a minute for all of them. */
async function openOperations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [index, operation] of document.querySelectorAll("details").entries()) {
      if (index < 5) operation.open = true;
      else operation.hidden = true;
    }
  });
}

const publicNames = [
  "home",
  "filtered products",
  "real estate, on the map",
  "real estate, side by side",
  "jobs",
  "jobs without results",
  "job",
  "search, a word",
  "product",
  "home_for_sale",
  "vendor's listings",
  "vendor's reviews",
  "privacy policy",
  "recently viewed",
  "offline",
  "login",
  "vendor's sign-up",
  "reset without a token",
  "unsubscribe with an old link",
  "sign-in alert with an old link",
  "team invitation that doesn’t exist",
  "not found",
];

const deskNames = [
  // Forms
  "new listing with its errors",
  "new listing with photos",
  "photo editor",
  "draft's form",
  "preview of a live listing",
  "advertisement's form",
  "new job",
  "vendor's profile",
  "profile",
  "new API key",
  "new webhook",
  "site settings",
  "text of a policy",
  "homepage settings",
  // Lists, tables, and boards
  "vendor's listings with some selected",
  "change of prices",
  "menu of a listing",
  "import of listings",
  "own jobs",
  "applicants of a job",
  "own applications",
  "sales",
  "saved searches",
  "favorites",
  "reviews to write",
  "people",
  "a person",
  "vendors of every state",
  "audit log",
  "outbox",
  "templates of reasons",
  "subcategories",
  // Queues
  "listings in review",
  "edits in review",
  "reason for a rejection",
  "open reports",
  // Overviews and charts
  "vendor's overview",
  "newcomer's overview",
  "newcomer's listings",
  "pending vendor's desk",
  "admin's overview",
  "customer's desk",
  "customer's points",
  "subscription",
  "invoice",
  "visitor statistics",
  "period of the statistics",
  // Messages
  "a customer's messages",
  "a vendor's conversation",
];

export const layouts: Record<string, Layout> = Object.fromEntries([
  ...publicNames.map((name) => [name, publicLayout(name)] as const),
  ["API documentation", { ...publicLayout("API documentation"), reach: openOperations }] as const,
  ...deskNames.map((name) => [name, deskLayout(name)] as const),
  ...["wrong role", "broken link"].map((name) => [name, problemLayout(name)] as const),
]);

export const wideLayouts = new Set([
  "home",
  "filtered products",
  "real estate, side by side",
  "jobs",
  "product",
  "draft's form",
  "vendor's overview",
  "vendor's listings with some selected",
  "subcategories",
  "listings in review",
  "customer's desk",
  "a customer's messages",
  "a vendor's conversation",
]);

export const auditedOverlays = [
  "menu",
  "side drawer of a customer",
  "account menu",
  "suggestions",
  "search on a phone",
  "filters",
  "ways to sort",
  "sign-up dialog",
  "lightbox",
  "report of a listing",
  "message to a vendor",
  "admin's palette",
  "toast after a heart",
  "first stop of the tour",
  "steps to install on iOS",
  "offer of a new version",
];
