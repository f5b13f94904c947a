import { makeId } from "../ids";
import type { Picture } from "../pictures";
import { createRandom } from "../random";
import { imageRow, type Shown, type World } from "../world";
import type { ListingDraft } from "./drafts";

type Illustrated = { row: { createdAt?: Date | string }; draft: ListingDraft };

const expensive = 1000;
const expensivePictures = 3;

export function makeCovers(world: World, offered: readonly Illustrated[]): void {
  const random = createRandom("plaza demo covers");
  const shown = new Map<string, Shown>();
  const used = new Map<string, number>();

  function show(picture: Picture): Shown {
    const known = shown.get(picture.name);
    if (known) return known;
    const added = { ...picture, id: makeId(random) };
    world.add("images", imageRow(added, world.ago(400)));
    shown.set(picture.name, added);
    return added;
  }

  const newest = [...offered].sort((a, b) => Number(b.row.createdAt) - Number(a.row.createdAt));
  for (const { draft } of newest) {
    const [scene, ...rest] = draft.pictures;
    if (!scene) continue;
    const variants = world.variants(scene.key);
    const others = variants.filter(({ detail }) => detail === 0);
    const count = used.get(scene.key) ?? 0;
    used.set(scene.key, count + 1);
    const number = count % (others.length + 1);
    const cover = others.find((picture) => picture.cover === number);
    const isExpensive = draft.propertyType !== null || (draft.priceCents ?? 0) >= expensive * 100;
    const missingCount = isExpensive ? Math.max(0, expensivePictures - 1 - rest.length) : 0;
    const details = variants.filter((picture) => picture.cover === number && picture.detail > 0);
    const added = [...details, ...others.filter((picture) => picture !== cover)].slice(0, missingCount);
    draft.pictures = [cover ? show(cover) : scene, ...rest, ...added.map(show)];
  }
}
