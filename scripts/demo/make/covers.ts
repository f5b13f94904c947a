import type { Cover, Picture } from "../pictures/stand-ins";
import { detailCount, variantAlt, variantCount, variantName } from "../pictures/variants";
import { makeId } from "../ids";
import { createRandom } from "../random";
import type { World } from "../world";
import type { ListingDraft } from "./drafts";
import type { Shown } from "./gallery";

type Illustrated = { row: { createdAt?: Date | string }; draft: ListingDraft };

/** Dollars from which buyers want to see a thing from all sides. */
const dear = 1000;
const dearAngles = 3;

/** Gives each listing a cover of its own, newest first, and what costs much three angles and more. */
export function makeCovers(world: World, offered: readonly Illustrated[]): Cover[] {
  const covers: Cover[] = [];
  const random = createRandom("plaza demo covers");
  const made = new Map<string, Shown>();
  const used = new Map<string, number>();

  function variantOf(picture: Picture, number: number, detail: number): Shown {
    const variant = { base: picture.key, number, detail };
    const name = variantName(variant);
    const known = made.get(name);
    if (known) return known;
    const image = { ...picture, name, id: makeId(random), alt: variantAlt(picture.alt) };
    const { key: _key, alt: _alt, ...row } = image;
    world.add("images", { ...row, createdAt: world.ago(400) });
    covers.push({ ...variant, name });
    made.set(name, image);
    return image;
  }

  const newest = [...offered].sort((a, b) => Number(b.row.createdAt) - Number(a.row.createdAt));
  for (const { draft } of newest) {
    const [first, ...rest] = draft.pictures;
    if (!first) continue;
    const count = used.get(first.key) ?? 0;
    used.set(first.key, count + 1);
    const number = 1 + (count % variantCount);
    const shown = [variantOf(first, number, 0), ...rest];
    const isDear = draft.propertyType !== null || (draft.priceCents ?? 0) >= dear * 100;
    for (let detail = 1; isDear && shown.length < dearAngles && detail <= detailCount; detail += 1)
      shown.push(variantOf(first, number, detail));
    draft.pictures = shown;
  }
  return covers;
}
