export const imageWidths = [320, 528, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const imageNamePattern = /^[0-9a-f]{32}$/;

const urlPattern = /^\/images\/([0-9a-f]{32})-(320|528|640|1280)\.webp$/;

export function imageFile(name: string, width: ImageWidth): string {
  return `${name}-${width}.webp`;
}

export function avifFile(name: string, width: ImageWidth): string {
  return `${name}-${width}.avif`;
}

export function imageFiles(name: string): string[] {
  return imageWidths.flatMap((width) => [imageFile(name, width), avifFile(name, width)]);
}

export function imageStem(file: string): string {
  return file.replace(/(-\d+)?\.[^/]*$/, "");
}

export function imageUrl(name: string, width: ImageWidth = 640): string {
  return `/images/${imageFile(name, width)}`;
}

export function imageSrcSet(name: string): string {
  return imageWidths.map((width) => `${imageUrl(name, width)} ${width}w`).join(", ");
}

export function parseImageUrl(url: string): { name: string; width: ImageWidth } | null {
  const match = urlPattern.exec(url);
  const width = imageWidths.find((candidate) => String(candidate) === match?.[2]);
  return match?.[1] && width ? { name: match[1], width } : null;
}

export function srcSetOf(url: string): string | undefined {
  const image = parseImageUrl(url);
  return image ? imageSrcSet(image.name) : undefined;
}

export type CacheLifetime = "always" | "hour";

/** Names are content-addressed, but a larger file served as a fallback must not stay in caches. */
export const cacheControlOf = {
  always: "public, max-age=31536000, immutable",
  hour: "public, max-age=3600",
} as const satisfies Record<CacheLifetime, string>;

export const unattachedRetentionDays = 7;
