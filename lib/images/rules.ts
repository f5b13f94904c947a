/** Widths in pixels in which every picture is served. The file of the largest is the original: the others are made of it. */
export const imageWidths = [320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Content-addressed file stem: 32 hexadecimal digits. */
export const imageNamePattern = /^[0-9a-f]{32}$/;

const urlPattern = /^\/images\/([0-9a-f]{32})-(320|640|1280)\.webp$/;

/** File of one variant, relative to the uploads folder. */
export function imageFile(name: string, width: ImageWidth): string {
  return `${name}-${width}.webp`;
}

/** The same variant as AVIF, which stands under the address of the WebP for browsers that take it. */
export function avifFile(name: string, width: ImageWidth): string {
  return `${name}-${width}.avif`;
}

/** Every file a picture may have. */
export function imageFiles(name: string): string[] {
  return imageWidths.flatMap((width) => [imageFile(name, width), avifFile(name, width)]);
}

/** The name of the picture or document that a file belongs to. */
export function imageStem(file: string): string {
  return file.replace(/(-\d+)?\.[^/]*$/, "");
}

/** Address of one variant; 640 pixels where nothing is said. */
export function imageUrl(name: string, width: ImageWidth = 640): string {
  return `/images/${imageFile(name, width)}`;
}

/** Every variant for an `srcset`. */
export function imageSrcSet(name: string): string {
  return imageWidths.map((width) => `${imageUrl(name, width)} ${width}w`).join(", ");
}

/** Reads the site's own image addresses; null for anything else. */
export function parseImageUrl(url: string): { name: string; width: ImageWidth } | null {
  const match = urlPattern.exec(url);
  const width = imageWidths.find((candidate) => String(candidate) === match?.[2]);
  return match?.[1] && width ? { name: match[1], width } : null;
}

/** `srcset` of one of the site's own image addresses; undefined for any other address. */
export function srcSetOf(url: string): string | undefined {
  const image = parseImageUrl(url);
  return image ? imageSrcSet(image.name) : undefined;
}

/** How long a browser may keep what it got: another file comes to its address unless it is the asked variant itself. */
export type CacheLifetime = "always" | "hour";

/** Names are content-addressed; a larger file served in place of a width that cannot be made must not stay. */
export const cacheControlOf = {
  always: "public, max-age=31536000, immutable",
  hour: "public, max-age=3600",
} as const satisfies Record<CacheLifetime, string>;

/** Days for which a file that nothing uses is kept. */
export const unattachedRetentionDays = 7;
