import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { pwaCopy } from "@/lib/pwa/copy";
import { tourCopy } from "@/lib/pwa/tour.copy";
import { tourKey } from "@/lib/pwa/tour.rules";
import { expect } from "./fixtures";
import { findListings } from "./lookups";
import type { ScreenViewer } from "./screens";

export const shownWidths = [360, 768, 1440] as const;
type Width = (typeof shownWidths)[number];

type Overlay = {
  as?: ScreenViewer;
  address: string | ((request: APIRequestContext) => Promise<string>);
  prepare?: (page: Page) => Promise<unknown>;
  reach: (page: Page) => Promise<unknown>;
  widths?: readonly Width[];
};

const touch: readonly Width[] = [360, 768];
const phone: readonly Width[] = [360];

/** Retries because the page may not be hydrated yet. */
async function open(control: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    if (!(await opened.isVisible())) await control.filter({ visible: true }).first().click({ timeout: 2000 });
    await expect(opened).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const slot = (page: Page, name: string) => page.locator(`[data-slot=${name}]`).filter({ visible: true });

const openDrawer = (page: Page) => open(page.locator("[data-slot=drawer-button]"), dialog(page, "Account"));

const follow = (page: Page, name: string, opened: string | RegExp) =>
  open(page.getByRole("link", { name }), dialog(page, opened));

async function startTour(page: Page): Promise<void> {
  // The footer's code loads when the footer comes near.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await open(button(page, tourCopy.take), dialog(page, "Welcome"));
}

async function pullDown(page: Page): Promise<void> {
  // Installed apps start under an overlay, which is mounted late.
  await expect(page.locator("html[data-started]")).toBeAttached();
  await expect(page.locator("[data-slot=loading-overlay]")).toBeHidden();
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchCancel", ...y: number[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: y.map((at) => ({ x: 100, y: at })) });
  await expect(async () => {
    await touch("touchStart", 200);
    for (const y of [250, 300, 350]) await touch("touchMove", y);
    const isReady = await page.getByText(pwaCopy.release).isVisible();
    if (!isReady) await touch("touchCancel");
    expect(isReady).toBe(true);
  }).toPass({ timeout: 30_000 });
}

async function emulateTouch(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setTouchEmulationEnabled", { enabled: true });
}

async function openAuth(page: Page, tab: "login" | "register"): Promise<void> {
  await expect(async () => {
    await page.evaluate(
      (chosen) => window.dispatchEvent(new CustomEvent("openAuthModal", { detail: { tab: chosen } })),
      tab,
    );
    await expect(dialog(page, tab === "login" ? "Login" : "Sign Up")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

async function offerInstall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const userChoice = new Promise(() => undefined);
      const event = new Event("beforeinstallprompt", { cancelable: true });
      window.dispatchEvent(Object.assign(event, { prompt: async () => undefined, userChoice }));
    });
  });
}

async function simulateWaitingWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const worker = Object.assign(new EventTarget(), { state: "installed", postMessage: () => undefined });
    const registration = Object.assign(new EventTarget(), {
      active: worker,
      waiting: worker,
      installing: null,
      update: async () => undefined,
    });
    navigator.serviceWorker.register = async () => registration as unknown as ServiceWorkerRegistration;
  });
}

const beAnIphone = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "userAgent", { get: () => "iPhone" }));

const beInstalled = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "standalone", { value: true });
    // If workers are blocked it resolves to undefined, which no browser does.
    navigator.serviceWorker.register = () => Promise.reject(new Error("There is no worker here."));
  });

const resetTour = (page: Page) => page.addInitScript((key) => localStorage.removeItem(key), tourKey);

async function picturedHome(request: APIRequestContext): Promise<string> {
  const homes = await findListings(request, "category=realestate&limit=48");
  return `/listings/${homes.find(({ images }) => images.length > 2)?.id}`;
}

export const overlayScreens: Record<string, Overlay> = {
  menu: {
    address: "/cookie-policy",
    reach: (page) => open(button(page, "Open menu"), slot(page, "mobile-menu")),
    widths: touch,
  },
  "side drawer": { address: "/cookie-policy", reach: openDrawer, widths: phone },
  "side drawer of a customer": {
    as: "customer",
    address: "/cookie-policy",
    reach: openDrawer,
    widths: touch,
  },
  "account menu": {
    as: "vendor",
    address: "/cookie-policy",
    reach: (page) =>
      open(button(page, /^Account menu of /), page.getByRole("menu").filter({ visible: true })),
    widths: [1440],
  },
  "recent searches": {
    address: "/",
    prepare: (page) =>
      page.addInitScript(() => localStorage.setItem("recentSearches", '["oak table","garden"]')),
    reach: async (page) => {
      await page.getByRole("combobox", { name: "Search" }).click();
      await expect(page.getByRole("listbox", { name: "Recent searches" })).toBeVisible();
    },
  },
  suggestions: {
    address: "/",
    reach: async (page) => {
      await page.getByRole("combobox", { name: "Search" }).fill("camera");
      await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    },
  },
  "search on a phone": {
    address: "/",
    prepare: emulateTouch,
    reach: (page) => open(page.getByRole("combobox", { name: "Search" }), page.getByRole("dialog")),
    widths: phone,
  },
  filters: {
    address: "/real-estate",
    reach: (page) => open(button(page, "Filters"), slot(page, "filter-sheet")),
    widths: touch,
  },
  "ways to sort": {
    address: "/real-estate",
    reach: (page) => open(button(page, "Sort: Newest"), slot(page, "sort-choices")),
    widths: touch,
  },
  "login dialog": { address: "/cookie-policy", reach: (page) => openAuth(page, "login") },
  "sign-up dialog": { address: "/cookie-policy", reach: (page) => openAuth(page, "register") },
  "request for a reset": {
    address: "/cookie-policy",
    reach: async (page) => {
      await openAuth(page, "login");
      await page.getByRole("button", { name: "Forgot password?" }).click();
      await expect(page.getByRole("dialog", { name: "Reset Password" })).toBeVisible();
    },
  },
  "vendor's dialog": {
    address: "/cookie-policy",
    reach: (page) => follow(page, "Become a Vendor", "Become a Vendor"),
    widths: [1440],
  },
  lightbox: { address: picturedHome, reach: (page) => follow(page, "Photo 1 of", /^Photos of/) },
  "report of a listing": {
    as: "customer",
    address: picturedHome,
    reach: (page) => follow(page, "Report this listing", "Report this listing"),
  },
  "toast after a heart": {
    address: picturedHome,
    reach: (page) =>
      open(page.locator("[data-slot=favorite-button]"), page.locator("[data-slot=toast]").first()),
  },
  "message to a vendor": {
    address: picturedHome,
    reach: async (page) => {
      await page.getByRole("link", { name: "Contact vendor" }).filter({ visible: true }).first().click();
      await expect(dialog(page, /^Message /)).toBeVisible();
    },
  },
  "admin's palette": {
    as: "admin",
    address: "/admin",
    reach: (page) => open(button(page, "Find"), dialog(page, "Find")),
  },
  "welcome of the tour": { address: "/cookie-policy", reach: startTour },
  "first stop of the tour": {
    address: "/cookie-policy",
    prepare: resetTour,
    reach: async (page) => {
      await startTour(page);
      await dialog(page, "Welcome").getByRole("button", { name: tourCopy.start }).click();
      await expect(page.getByRole("dialog", { name: tourCopy.at(0).title })).toBeVisible();
    },
  },
  "offer to install": {
    address: "/cookie-policy",
    prepare: offerInstall,
    reach: async (page) => {
      await openDrawer(page);
      await expect(page.getByRole("dialog").getByRole("button", { name: pwaCopy.install })).toBeVisible();
    },
    widths: phone,
  },
  "steps to install on iOS": {
    address: "/cookie-policy",
    prepare: beAnIphone,
    reach: async (page) => {
      await openDrawer(page);
      await page.getByRole("dialog").getByRole("button", { name: pwaCopy.install }).click();
      await expect(page.getByRole("dialog", { name: pwaCopy.iosTitle })).toBeVisible({ timeout: 15_000 });
    },
    widths: phone,
  },
  "offer of a new version": {
    address: "/cookie-policy",
    prepare: simulateWaitingWorker,
    reach: (page) => expect(page.getByText(pwaCopy.updateReady)).toBeVisible({ timeout: 15_000 }),
  },
  "page pulled down": {
    address: "/cookie-policy",
    prepare: async (page) => {
      await emulateTouch(page);
      await beInstalled(page);
    },
    reach: pullDown,
    widths: phone,
  },
};
