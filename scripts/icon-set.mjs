// Writes the icon modules of components/ui as plain markup, because lucide's client components would cost script and
// hydration on public pages: add a name to a list, run `npm install --no-save lucide-react@1.75.0`, and run this
// file. Browsers load whole modules, so `icons` has only what first visits draw; shapes drawn repeatedly are in the
// document's sprite.
import { writeFileSync } from "node:fs";

const modules = {
  // Rendered by client code in a public page's first load.
  icons: `
    bell briefcase check chevron-down circle-check circle-exclamation-point circle-user-round clock columns-2
    eye eye-off heart house images info land-plot loader-circle map-pin menu pause play rotate-ccw
    search share shopping-bag sliders-horizontal star trending-down triangle-exclamation-point wrench x
  `,
  // Rendered on the server, on desks, or by code that loads later.
  "deferred-icons": `
    arrow-down arrow-left arrow-right arrow-up badge-check ban banknote bath bed-double bell-off calendar calendar-check
    camera car chart-column chevron-left chevron-right chevrons-up-down cog copy credit-card crop dollar-sign
    download ellipsis-vertical external-link file-text flag fuel gauge hammer hash image-off key-round layout-dashboard lock log-in
    log-out mail megaphone message-circle message-square minus monitor moon package palette paw-print pencil reply rotate-cw ruler scale
    send shield-exclamation-point smartphone sofa sparkles square-plus store sun tag trash trending-up truck undo
    upload user-round users wallet wifi-off
  `,
};

const sprite = new Set(
  "briefcase heart house land-plot map-pin shopping-bag star trending-down wrench".split(" "),
);

const componentName = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());

async function markup(name) {
  const { __iconData } = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
  return __iconData.node
    .map(([tag, { key: _, ...attributes }]) => {
      const text = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${tag}${text.join("")}/>`;
    })
    .join("");
}

const head = `// Written by scripts/icon-set.mjs from lucide (ISC license); add a name there instead of editing here.
`;

function write(file, text) {
  writeFileSync(new URL(`../components/ui/${file}.tsx`, import.meta.url), text);
}

for (const [file, names] of Object.entries(modules)) {
  const lines = [];
  for (const name of names.trim().split(/\s+/)) {
    const made = sprite.has(name) ? `spriteIcon("${name}")` : `icon('${await markup(name)}')`;
    lines.push(`export const ${componentName(name)} = /* @__PURE__ */ ${made};`);
  }
  const makers = lines.some((line) => line.includes("spriteIcon")) ? "icon, spriteIcon" : "icon";
  write(file, `${head}import { ${makers} } from "./icon";\n\n${lines.join("\n")}\n`);
}

const brand =
  '<symbol id="i-brand" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" class="fill-primary"/><path d="M16 4.5c1.2 6.6 4.9 10.3 11.5 11.5C20.9 17.2 17.2 20.9 16 27.5 14.8 20.9 11.1 17.2 4.5 16 11.1 14.8 14.8 11.1 16 4.5Z" class="fill-primary-foreground"/><circle cx="16" cy="16" r="2.6" class="fill-primary"/></symbol>';

const shapes = [brand];
for (const name of sprite) {
  shapes.push(`<symbol id="i-${name}" viewBox="0 0 24 24">${await markup(name)}</symbol>`);
}
write(
  "icon-sprite",
  `${head}
/** The client reads the server-rendered sprite instead of bundling it. */
function readShapes(): string {
  return document.querySelector("[data-slot=icon-sprite]")?.innerHTML ?? "";
}

/** Render once per document, before any icon that references it. */
export function IconSprite() {
  const shapes =
    typeof window === "undefined"
      ? '${shapes.join("")}'
      : readShapes();
  return (
    <svg
      aria-hidden
      data-slot="icon-sprite"
      className="hidden"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
`,
);
