// node tools/pictures/archive.mjs OUT [--details | --append]
// Packs the rendered pictures in OUT, and the logos of the archive before, into prisma/data/demo-pictures.zip, and writes
// public/hero. With --details, a closer crop of each picture is added, for as long as there are too few pictures. With
// --append, the archive keeps its pictures and gets new subjects as spares, which the demo shows instead of repeats.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unzipSync, zipSync } from "fflate";
import sharp from "sharp";

const [out = "", ...flags] = process.argv.slice(2);
const isAppended = flags.includes("--append");
const archive = "prisma/data/demo-pictures.zip";
const mostBytes = 30_000_000;

const nouns = {
  chair: "chair",
  sofa: "sofa",
  armchair: "armchair",
  table: "dining table",
  dresser: "dresser",
  bookshelf: "bookshelf",
  desk: "desk",
  laptop: "laptop",
  headphones: "headphones",
  controller: "game controller",
  bicycle: "bicycle",
  guitar: "electric guitar",
  suv: "(SUV|wagon|sedan|hatch)",
  pickup: "pickup truck",
  motorscooter: "motor scooter",
  tractor: "tractor",
  sneakers: "sneakers",
  skates: "roller skates",
  handbag: "leather handbag",
  backpack: "backpack",
  suitcase: "suitcase",
  coat: "coat",
};

function lookOf({ kind, alt, chosen }) {
  const isMolded = kind === "chair" && chosen.form === "shell";
  if (!nouns[kind] || isMolded || (kind === "suitcase" && chosen.form === "trunk")) return "";
  const found = new RegExp(`^(.*) ${nouns[kind]}$`).exec(alt)?.[1] ?? "";
  return found.toLowerCase().replace(/^round /, "");
}

function formOf({ kind, alt, chosen }) {
  if (kind === "guitar") return alt.startsWith("Acoustic") ? "acoustic" : "electric";
  const { form = "", style = "", band = "", plant = "" } = chosen;
  return { watch: band, plant, "single-family": style, "vacant-land": style }[kind] ?? String(form);
}

const places = {
  room: "in a room",
  table_top: "on a table",
  blanket: "on a blanket",
  garage: "in a garage",
  patio: "outdoors",
  driveway: "on a driveway",
  yard: "on a lawn",
  studio: "on a plain background",
};
/** Kinds with several angles of each thing, as in plan.py. */
const dear = new Set(
  "camera laptop guitar violin saxophone telescope bicycle motorscooter pickup suv tractor sofa ring".split(
    " ",
  ),
);
const views = ["", ", from the other side", ", from the front", ", up close"];

function altOf(picture, group) {
  const { alt, chosen, angle } = picture;
  const seen = group === "land" || dear.has(picture.kind) ? (views[angle] ?? "") : "";
  const place = group === "product" && picture.kind !== "lamp" ? places[chosen.place] : undefined;
  const molded = picture.kind === "chair" && chosen.form === "shell" ? "Molded chair" : alt;
  return [molded.replace(/ hatch$/, " hatchback"), place].filter(Boolean).join(" ") + seen;
}

const types = { "office-building": "office" };

function entryOf(picture) {
  const [group, kind, seed, view] = picture.id.split("/");
  const isProperty = ["home", "business", "land"].includes(group);
  const isRoom = isProperty && Number.isNaN(Number(view));
  const look = group === "product" ? lookOf(picture) : "";
  const plain = { look, form: "", view: view ?? "0", alt: altOf(picture, group) };
  if (!seed) return { ...plain, key: `${group}/${kind}` };
  if (!isProperty) return { ...plain, form: formOf(picture), key: `${group}/${kind}/${seed}` };
  const form = isRoom ? "" : formOf(picture);
  return { ...plain, form, key: `property/${types[kind] ?? kind}/${seed}` };
}

async function blurOf(image) {
  const blur = await image.clone().resize(4, 3, { fit: "fill" }).webp({ quality: 50, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${blur.toString("base64")}`;
}

/** As in lib/images/fingerprint.rules.ts. */
async function fingerprintOf(bytes) {
  const gray = await sharp(bytes).greyscale().resize(9, 8, { fit: "fill" }).raw().toBuffer();
  const bits = Array.from({ length: 64 }, (_, bit) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8);
    return (gray[at] ?? 0) > (gray[at + 1] ?? 0) ? "1" : "0";
  }).join("");
  const set = bits.replaceAll("0", "").length;
  return String(set < 8 || set > 56 ? 0n : BigInt.asIntN(64, BigInt(`0b${bits}`)));
}

const old = unzipSync(readFileSync(archive));
const oldEntries = JSON.parse(Buffer.from(old["manifest.json"] ?? []).toString());
const oldKeys = new Set(oldEntries.map(({ key }) => key));

const entries = [];
const files = {};

const packed = path.join(out, "packed");
mkdirSync(packed, { recursive: true });

const qualities = isAppended ? [50, 42] : [74, 58, 42];

async function pack(image, limit) {
  let bytes;
  for (const quality of qualities) {
    bytes = await image.clone().webp({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= limit) break;
  }
  const { width, height } = await sharp(bytes).metadata();
  const [blurDataUrl, fingerprint] = [await blurOf(sharp(bytes)), await fingerprintOf(bytes)];
  return { bytes: bytes.toString("base64"), width, height, blurDataUrl, fingerprint };
}

/** A later run packs only new pictures. */
async function add(entry, source, make, limit = 31_000) {
  const file = path.join(packed, `${entry.key}-${entry.view}.json`.replaceAll("/", "_"));
  const isNew = !existsSync(file) || statSync(file).mtimeMs < statSync(source).mtimeMs;
  if (isNew) writeFileSync(file, JSON.stringify(await pack(await make(), limit)));
  const { bytes: text, ...facts } = JSON.parse(readFileSync(file, "utf8"));
  const bytes = Buffer.from(text, "base64");
  const name = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  entries.push({ ...entry, name, ...facts });
  files[`${name}.webp`] = bytes;
}

/** Appended pictures aren't sharpened, because that makes them a third larger. */
function enlarge(image, width, height) {
  const enlarged = image.resize(width, height, { kernel: "lanczos3", fit: "cover" });
  return isAppended ? enlarged : enlarged.sharpen({ sigma: 0.9 });
}

const rendered = readdirSync(out)
  .filter((file) => file.endsWith(".json") && existsSync(path.join(out, file.replace(".json", ".webp"))))
  .map((file) => ({
    ...JSON.parse(readFileSync(path.join(out, file), "utf8")),
    file: path.join(out, file.replace(".json", ".webp")),
  }));
const wanted = JSON.parse(readFileSync(path.join(out, "manifest.json"), "utf8")).map(({ id }) => id);
rendered.sort((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));

// A home without its outside isn't complete.
const outsides = new Set(
  rendered.filter(({ id }) => /\/\d$/.test(id)).map(({ id }) => id.split("/").slice(0, 3).join("/")),
);
const complete = rendered.filter(
  ({ id }) => !/^(home|business|land)/.test(id) || outsides.has(id.split("/").slice(0, 3).join("/")),
);

/** Details are smaller than before, which leaves room for other pictures. */
async function shrink(entry, bytes) {
  const { bytes: text, ...facts } = await pack(sharp(bytes), 12_000);
  const smaller = Buffer.from(text, "base64");
  if (smaller.length >= bytes.length) return { entry, bytes };
  const name = createHash("sha256").update(smaller).digest("hex").slice(0, 32);
  return { entry: { ...entry, name, ...facts }, bytes: smaller };
}

for (const packedEntry of isAppended ? oldEntries : []) {
  const before = old[`${packedEntry.name}.webp`];
  const { entry, bytes } = packedEntry.view.endsWith("-detail")
    ? await shrink(packedEntry, before)
    : { entry: packedEntry, bytes: before };
  entries.push(entry);
  files[`${entry.name}.webp`] = bytes;
}

async function crop(file, { width: share, left, top }) {
  const { width, height } = await sharp(file).metadata();
  const [w, h] = [Math.round(width * share), Math.round(height * share)];
  return sharp(file).extract({
    left: Math.round((width - w) * left),
    top: Math.round((height - h) * top),
    width: w,
    height: h,
  });
}

const added = isAppended ? complete.filter((picture) => !oldKeys.has(entryOf(picture).key)) : complete;
for (const picture of added) {
  const [group] = picture.id.split("/");
  if (group === "hero") continue;
  const [width, height] = picture.size ?? [960, 720];
  const limit = (31_000 * width * height) / (960 * 720);
  const entry = isAppended ? { ...entryOf(picture), spare: true } : entryOf(picture);
  await add(entry, picture.file, () => enlarge(sharp(picture.file), width, height), limit);
  if (flags.includes("--details") && ["product", "service", "home", "business", "land"].includes(group)) {
    if (["bath", "bedroom"].includes(entry.view)) continue;
    const detail = { ...entry, view: `${entry.view}-detail`, alt: `${entry.alt}, detail` };
    const make = async () =>
      enlarge(await crop(picture.file, { width: 0.82, left: 0.5, top: 0.5 }), 640, 480);
    await add(detail, picture.file, make, 16_000);
  }
}
const avatars =
  "bear bicycle bouquet cake camera clock guitar plant skateboard teapot telescope violin".split(" ");
for (const kind of isAppended ? [] : avatars) {
  const picture = complete.find(({ id }) => id.startsWith(`product/${kind}/1/`));
  if (!picture) continue;
  const entry = { ...entryOf(picture), key: `avatar/${kind}`, view: "0" };
  await add(entry, picture.file, () => enlarge(sharp(picture.file), 480, 480), 16_000);
}

for (const entry of isAppended ? [] : oldEntries) {
  if (!entry.key.startsWith("logo/")) continue;
  const { cover: _cover, detail: _detail, ...logo } = entry;
  entries.push({ ...logo, view: "0", look: "", form: "" });
  const file = Object.keys(old).find((name) => name.endsWith(`${entry.name}.webp`));
  if (file) files[`${entry.name}.webp`] = old[file];
}
// Equal files would share a name.
const seen = new Set();
const unique = entries.filter(({ name }) => !seen.has(name) && seen.add(name));
const zip = zipSync(
  { "manifest.json": Buffer.from(JSON.stringify(unique)), ...files },
  { level: 0, mtime: new Date(2026, 0, 1) },
);
if (zip.length > mostBytes) throw new Error(`The archive has ${zip.length} bytes.`);
writeFileSync(archive, zip);

const slides = "components/homepage/slides.ts";
for (const picture of added.filter(({ id }) => id.startsWith("hero/"))) {
  const name = picture.id.split("/")[1];
  const [width, height] = picture.size;
  const image = enlarge(sharp(picture.file), width, height);
  const bytes = await image.webp({ quality: 60, effort: 6 }).toBuffer();
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  for (const file of readdirSync("public/hero")) if (file.startsWith(name)) rmSync(`public/hero/${file}`);
  writeFileSync(`public/hero/${name}-${hash}.webp`, bytes);
  const address = new RegExp(`/hero/${name}-[0-9a-f]{8}`);
  writeFileSync(slides, readFileSync(slides, "utf8").replace(address, `/hero/${name}-${hash}`));
}

const counts = /** @type {Record<string, number>} */ ({});
for (const { key } of unique) {
  const group = key.split("/")[0];
  counts[group] = (counts[group] ?? 0) + 1;
}
console.warn(
  zip.length,
  unique.length,
  JSON.stringify(counts),
  new Set(unique.map(({ key }) => key)).size,
  "subjects",
);
