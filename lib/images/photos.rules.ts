import type { UploadedImageDto } from "./upload.contract";

/** A stored picture as a form holds it: the answer of the upload and what the picture shows, in words. */
export type Photo = UploadedImageDto & { alt: string };

/** Uploads of one form that run at once. */
export const maxConcurrentUploads = 2;
/** Longest description of a photo in characters. */
export const maxAltLength = 200;

/** The list with the item at `from` moved to `to`; the list itself when that is no move. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The place an arrow key leads to in a grid of `columns`; the same place at an edge. */
export function neighborIndex(key: string, place: number, grid: { count: number; columns: number }): number {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -grid.columns,
    ArrowDown: grid.columns,
  };
  const next = place + (steps[key] ?? 0);
  return next >= 0 && next < grid.count ? next : place;
}

/** Puts a photo before those that were chosen after it, so that a slow file keeps its place; else last. */
export function insertInTurn(
  photos: readonly Photo[],
  photo: Photo,
  turns: ReadonlyMap<string, number>,
): Photo[] {
  const mine = turns.get(photo.id) ?? Infinity;
  const later = photos.findIndex(({ id }) => (turns.get(id) ?? -1) > mine);
  return photos.toSpliced(later < 0 ? photos.length : later, 0, photo);
}
