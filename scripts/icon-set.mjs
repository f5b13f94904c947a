// Writes components/ui/icons.tsx from lucide. Lucide's own components are client components, so every icon on a public
// page would cost script and hydration; these are plain markup. Add a name to the list and run this file to get one more.
import { writeFileSync } from "node:fs";

const names = `
  archive arrow-down arrow-down-wide-narrow arrow-left arrow-right arrow-up arrow-up-right award badge-check ban bath
  bed-double banknote bell bookmark briefcase building-complex calculator calendar calendar-check camera car chart-column check check-check
  chevron-down chevron-left chevron-right chevron-up chevrons-up-down circle-exclamation-point circle-check circle-question-mark
  circle-user-round circle-x clock columns-2 copy credit-card dollar-sign download ellipsis ellipsis-vertical external-link eye
  eye-off file-text flag funnel gift globe grid-2x2 hammer handshake heart rotate-ccw-clock house image image-off images
  inbox info key-round land-plot laptop layout-dashboard layout-grid link list list-filter loader-circle lock log-in
  log-out mail map-pin maximize megaphone menu message-circle message-square minus monitor moon move-horizontal package
  paperclip pause paw-print pencil phone play plus printer receipt refresh-cw reply rotate-ccw rotate-cw crop ruler search send settings share
  shield shield-exclamation-point shield-check shopping-bag sliders-horizontal smartphone sofa sparkles
  square-plus star store sun tag ticket trash trending-down trending-up triangle-exclamation-point trophy truck undo upload user
  user-plus user-round users wallet wifi-off wrench x zoom-in zoom-out
`
  .trim()
  .split(/\s+/);

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

const lines = [];
for (const name of names) {
  lines.push(`export const ${componentName(name)} = /* @__PURE__ */ icon('${await markup(name)}');`);
}

const head = `// Written by scripts/icon-set.mjs from lucide (ISC licence); add a name there instead of editing here.
import { icon } from "./icon";
`;
writeFileSync(new URL("../components/ui/icons.tsx", import.meta.url), `${head}\n${lines.join("\n")}\n`);
