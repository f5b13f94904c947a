import { darken, lighten, linear } from "./colour";
import { svg, type Layer } from "./recipe";

/** Marks in a box of 100 × 100; `INK` and `DIM` are the two inks of a logo. */
const marks: Record<string, string> = {
  leaf: '<path d="M20 80C12 38 38 14 84 16 88 62 62 88 20 80Z" fill="INK"/><path d="M22 80C40 58 54 44 70 32" stroke="BACK" stroke-width="5" fill="none" stroke-linecap="round"/>',
  peaks:
    '<path d="M6 82L38 26 56 56 66 40 94 82Z" fill="INK"/><path d="M38 26L48 43 38 50 28 43Z" fill="DIM"/>',
  sunrise:
    '<path d="M22 64a28 28 0 0 1 56 0Z" fill="INK"/><path d="M8 64H92M16 78H84M50 14V26M20 26l8 8M80 26l-8 8" stroke="INK" stroke-width="6" stroke-linecap="round"/>',
  wave: '<path d="M8 40C22 24 36 24 50 40S78 56 92 40M8 62C22 46 36 46 50 62S78 78 92 62" stroke="INK" stroke-width="9" fill="none" stroke-linecap="round"/>',
  gable:
    '<path d="M14 50L50 18 86 50V84H14Z" fill="INK"/><path d="M42 84V60a8 8 0 0 1 16 0V84Z" fill="BACK"/>',
  key: '<circle cx="34" cy="34" r="20" fill="none" stroke="INK" stroke-width="10"/><path d="M48 48L84 84M70 70l10-10M80 80l8-8" stroke="INK" stroke-width="9" stroke-linecap="round"/>',
  tree: '<circle cx="50" cy="38" r="28" fill="INK"/><circle cx="32" cy="50" r="17" fill="INK"/><circle cx="68" cy="50" r="17" fill="INK"/><path d="M50 44V88" stroke="DIM" stroke-width="8" stroke-linecap="round"/>',
  drop: '<path d="M50 10C70 38 80 50 80 64a30 30 0 0 1-60 0C20 50 30 38 50 10Z" fill="INK"/><path d="M36 66a15 15 0 0 0 14 14" stroke="BACK" stroke-width="6" fill="none" stroke-linecap="round"/>',
  bolt: '<path d="M58 8L22 56H46L40 92 78 42H54Z" fill="INK"/>',
  spark:
    '<path d="M50 8C54 38 62 46 92 50 62 54 54 62 50 92 46 62 38 54 8 50 38 46 46 38 50 8Z" fill="INK"/>',
  rings:
    '<circle cx="38" cy="50" r="26" fill="none" stroke="INK" stroke-width="9"/><circle cx="62" cy="50" r="26" fill="none" stroke="DIM" stroke-width="9"/>',
  arches:
    '<path d="M12 78a38 38 0 0 1 76 0M28 78a22 22 0 0 1 44 0" stroke="INK" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="50" cy="76" r="7" fill="DIM"/>',
  hex: '<path d="M50 10L85 30V70L50 90 15 70V30Z" fill="none" stroke="INK" stroke-width="9" stroke-linejoin="round"/><path d="M50 34L64 42V58L50 66 36 58V42Z" fill="DIM"/>',
  bloom:
    '<g fill="INK"><ellipse cx="50" cy="26" rx="14" ry="20"/><ellipse cx="50" cy="74" rx="14" ry="20"/><ellipse cx="26" cy="50" rx="20" ry="14"/><ellipse cx="74" cy="50" rx="20" ry="14"/></g><circle cx="50" cy="50" r="12" fill="DIM"/>',
  compass:
    '<circle cx="50" cy="50" r="38" fill="none" stroke="INK" stroke-width="8"/><path d="M66 34L56 56 34 66 44 44Z" fill="DIM"/>',
  layers:
    '<path d="M50 12L90 34 50 56 10 34Z" fill="INK"/><path d="M10 52L50 74 90 52M10 68L50 90 90 68" stroke="DIM" stroke-width="7" fill="none" stroke-linejoin="round"/>',
  aperture:
    '<circle cx="50" cy="50" r="38" fill="none" stroke="INK" stroke-width="8"/><path d="M50 12L66 50M88 50L58 72M62 86L40 62M12 50L42 28M20 72L34 36" stroke="INK" stroke-width="6" stroke-linecap="round"/>',
  needle:
    '<path d="M20 84C40 30 60 60 82 14" stroke="INK" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="82" cy="16" r="10" fill="DIM"/><circle cx="20" cy="82" r="8" fill="INK"/>',
  bricks:
    '<g fill="INK"><rect x="12" y="24" width="34" height="16" rx="3"/><rect x="54" y="24" width="34" height="16" rx="3"/><rect x="12" y="64" width="34" height="16" rx="3"/><rect x="54" y="64" width="34" height="16" rx="3"/></g><rect x="30" y="44" width="40" height="16" rx="3" fill="DIM"/>',
  paw: '<g fill="INK"><ellipse cx="50" cy="66" rx="24" ry="19"/><circle cx="22" cy="44" r="10"/><circle cx="40" cy="28" r="11"/><circle cx="60" cy="28" r="11"/><circle cx="78" cy="44" r="10"/></g>',
};

const grounds = [
  "#2f5d56",
  "#a4533a",
  "#35516b",
  "#7a5a7d",
  "#b78331",
  "#4d6b45",
  "#8c3f4c",
  "#45525f",
  "#5b4a3f",
  "#2d6a7a",
];

export const logoNames = Object.keys(marks);

/** A company's mark on its colour, square. */
export function logo(name: string): Layer[] {
  const index = logoNames.indexOf(name);
  const ground = grounds[index % grounds.length] ?? "#2f5d56";
  const pale = index % 3 === 1;
  const back = pale ? "#f6efe2" : ground;
  const mark = (marks[name] ?? "")
    .replaceAll("INK", pale ? ground : "#fbf4e6")
    .replaceAll("DIM", pale ? lighten(ground, 0.35) : "#e9c98f")
    .replaceAll("BACK", back);
  return [
    svg(`<defs>${linear(
      "w",
      [
        [0, lighten(back, 0.08)],
        [1, darken(back, 0.1)],
      ],
      [0, 0, 1, 1],
    )}</defs>
      <rect width="960" height="960" fill="url(#w)"/><g transform="translate(210 210) scale(5.4)">${mark}</g>`),
  ];
}
