import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { readmeArguments, writeReadmeScreens } from "./readme-screens.mjs";
import { prepareCheckout } from "./checkout.mjs";
import { startNode } from "./child.mjs";
import { seedEntry } from "./demo.mjs";
import { inRoot } from "./paths.mjs";
import { report, step } from "./progress.mjs";
import { stopOnSignals } from "./shutdown.mjs";
import { siteEntries } from "./site.mjs";
import { testEnvironment } from "./test-plaza.mjs";

const folder = inRoot(".screens");
const shots = inRoot(".screens", "shots");

const layouts = {
  360: { columns: 7, width: 240, height: 1100 },
  768: { columns: 4, width: 420, height: 900 },
  1440: { columns: 2, width: 860, height: 900 },
};
const [gap, caption] = [12, 22];

const escapeXml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function screensOf(files, requestedWidth) {
  const names = files.flatMap((file) => {
    const [, name, width] = /^(.+)\.(\d+)\.(?:light|dark)\.png$/.exec(file) ?? [];
    return name && (requestedWidth ?? width) === width ? [name] : [];
  });
  return [...new Set(names)].sort();
}

export function sheetsOf(names, columns) {
  const size = columns * 2;
  return Array.from({ length: Math.ceil(names.length / size) }, (_, index) =>
    names.slice(index * size, (index + 1) * size),
  );
}

async function drawSheet(names, { width: shotWidth, scheme, file }) {
  const { columns, width, height } = layouts[shotWidth];
  const tiles = await Promise.all(
    names.map(async (name) => {
      const { data, info } = await sharp(`${shots}/${name}.${shotWidth}.${scheme}.png`)
        .resize({ width })
        .toBuffer({ resolveWithObject: true });
      const shown = Math.min(info.height, height);
      return {
        shown,
        name,
        input: await sharp(data).extract({ left: 0, top: 0, width, height: shown }).toBuffer(),
      };
    }),
  );
  const layers = [];
  let top = gap;
  for (let row = 0; row < tiles.length; row += columns) {
    const inRow = tiles.slice(row, row + columns);
    inRow.forEach(({ input, name }, column) => {
      const left = gap + column * (width + gap);
      const label = `<svg width="${width}" height="${caption}"><text x="0" y="15" font-family="sans-serif" font-size="13" fill="#222">${escapeXml(name)}</text></svg>`;
      layers.push({ input: Buffer.from(label), left, top }, { input, left, top: top + caption });
    });
    top += caption + Math.max(...inRow.map(({ shown }) => shown)) + gap;
  }
  const size = { width: gap + columns * (width + gap), height: top };
  await sharp({ create: { ...size, channels: 3, background: "#bbb" } })
    .composite(layers)
    .png({ palette: true })
    .toFile(file);
}

export function indexPage(sheets) {
  const items = sheets.map((sheet) => `<h2>${sheet}</h2><img src="${sheet}" alt="" loading="lazy">`);
  return `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>body{font:16px sans-serif;background:#bbb}img{max-width:100%}</style>\n${items.join("\n")}\n`;
}

async function drawSheets() {
  const files = readdirSync(shots);
  const made = [];
  for (const width of Object.keys(layouts)) {
    // Phone menus don't exist in a wide window.
    const names = screensOf(files, width);
    for (const scheme of ["light", "dark"]) {
      for (const [index, group] of sheetsOf(names, layouts[width].columns).entries()) {
        const sheet = `${width}-${scheme}-${String(index + 1).padStart(2, "0")}.png`;
        await drawSheet(group, { width, scheme, file: `${folder}/${sheet}` });
        made.push(sheet);
      }
    }
  }
  writeFileSync(`${folder}/index.html`, indexPage(made));
  return { screens: screensOf(files).length, sheets: made.length };
}

async function takeShots(args) {
  mkdirSync(shots, { recursive: true });
  const env = { ...(await testEnvironment()), SCREENS_DIR: shots };
  const tool = [inRoot("node_modules/@playwright/test/cli.js"), "test"];
  const child = startNode([...tool, "--config", inRoot("e2e/sheets/playwright.config.ts"), ...args], { env });
  return new Promise((resolve) => child.once("close", (end) => resolve(end ?? 1)));
}

function wideShot(title) {
  return `${shots}/${title.replace(/[^a-z0-9]+/gi, "-")}.1440.light.png`;
}

async function showReadme() {
  const code = await takeShots(readmeArguments());
  if (code !== 0) return code;
  const size = await writeReadmeScreens(wideShot);
  report(`README.md images: ${size} bytes in docs/screenshots`);
  return 0;
}

/**
 * Takes screenshots of every screen at 360, 768, and 1440 px, light and dark: pictures in .screens/shots, and contact
 * sheets in .screens. Arguments are passed to Playwright, such as `npm run screens -- -g conversation`. `--readme`
 * takes the pictures of README.md instead.
 */
export async function showScreens(args) {
  stopOnSignals({ code: 130 });
  await prepareCheckout([...siteEntries, seedEntry]);
  if (args.includes("--readme")) return showReadme();
  if (args.length === 0) rmSync(folder, { recursive: true, force: true });
  const code = await takeShots(args);
  const { screens, sheets } = await step("Sheets", drawSheets);
  report(`${screens} screens on ${sheets} sheets: ${folder}/index.html`);
  return code;
}
