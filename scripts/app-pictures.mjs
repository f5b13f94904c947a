// Writes public/app/*: screenshots of the demo site for the install dialog and icons of the app's shortcuts; run it
// again after the screens change. A test compares their sizes with lib/pwa/manifest.rules.ts.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { serveForTests } from "../e2e/site/site.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { prepareSite } from "./lib/checkout.mjs";
import { openDemoDatabase } from "./lib/demo-database.mjs";
import { seedEntry } from "./lib/demo.mjs";
import { inRoot } from "./lib/paths.mjs";
import { siteEntries } from "./lib/site.mjs";

const folder = inRoot("public/app");
mkdirSync(folder, { recursive: true });

// From lucide, as in components/ui.
const shapes = {
  search: '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>',
  messages:
    '<path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z"/>',
  favorites:
    '<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>',
  sell: '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M8 12h8"/><path d="M12 8v8"/>',
};

for (const [name, shape] of Object.entries(shapes)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="48" fill="#1c4daf"/><g transform="translate(24 24) scale(2)" fill="none" stroke="#fdfcf8" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shape}</g></svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true }).toFile(`${folder}/shortcut-${name}.png`);
}

const forms = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const screens = [
  { name: "home", form: "narrow", path: "/" },
  { name: "results", form: "narrow", path: "/real-estate" },
  { name: "listing", form: "narrow", path: "listing" },
  { name: "home", form: "wide", path: "/" },
  { name: "results", form: "wide", path: "/real-estate" },
];

await ensureChromium();
await prepareSite([...siteEntries, seedEntry]);
const database = await openDemoDatabase();
const server = await serveForTests(database, { stdio: ["ignore", "ignore", "inherit"] });
const origin = `http://localhost:${server.port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });

async function findListing() {
  const answer = await fetch(
    `${origin}/api/listings?status=approved&category=realestate&sort=rating&limit=1`,
  );
  const [listing] = await answer.json();
  return `/listings/${listing.id}`;
}

try {
  for (const { name, form, path } of screens) {
    const context = await browser.newContext({ ...forms[form], reducedMotion: "reduce", locale: "en-US" });
    const page = await context.newPage();
    await page.goto(origin + (path === "listing" ? await findListing() : path));
    await page.waitForLoadState("networkidle");
    // Lazy pictures far below the viewport never load.
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) =>
          (image.complete && image.naturalWidth > 0) ||
          image.getBoundingClientRect().top > window.innerHeight,
      ),
    );
    const picture = await page.screenshot();
    await sharp(picture).webp({ quality: 72 }).toFile(`${folder}/${name}-${form}.webp`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await database.stop();
}
