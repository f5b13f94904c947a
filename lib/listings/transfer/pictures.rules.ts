export const maxZipBytes = 200 * 1024 * 1024;
export const maxZipPictures = 200;
/** Total size of all unpacked pictures. */
export const maxUnpackedBytes = 500 * 1024 * 1024;
export const picturePattern = /\.(jpe?g|png|webp|avif|gif)$/;

/** Lowercase file name at the end of an address or path; null if it isn't a picture's. */
export function pictureFileName(key: string): string | null {
  const last = key.split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "";
  try {
    const name = decodeURIComponent(last).toLowerCase();
    return picturePattern.test(name) ? name : null;
  } catch {
    return null;
  }
}
