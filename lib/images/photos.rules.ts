import type { UploadedImageDto } from "./upload.contract";

export type Photo = UploadedImageDto & { alt: string };

export const maxConcurrentUploads = 2;
export const maxAltLength = 200;

export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

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

export function insertInTurn(
  photos: readonly Photo[],
  photo: Photo,
  turns: ReadonlyMap<string, number>,
): Photo[] {
  const mine = turns.get(photo.id) ?? Infinity;
  const later = photos.findIndex(({ id }) => (turns.get(id) ?? -1) > mine);
  return photos.toSpliced(later < 0 ? photos.length : later, 0, photo);
}
