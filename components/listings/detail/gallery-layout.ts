import { imageUrl, parseImageUrl } from "@/lib/images/rules";

/** Images in the desktop grid; the others appear on phones, in the lightbox, and at #pictures without JavaScript. */
const shownOnDesktop = 5;

const columns = ["md:grid-cols-1", "md:grid-cols-2", "md:grid-cols-3", "md:grid-cols-4", "md:grid-cols-4"];

/** Maximum height of a single image from 768 px; repeated as a class below. */
const maxSingleHeight = "clamp(18rem, 60vh, 40rem)";

export function gridClasses(count: number): string {
  if (count === 1) return "flex overflow-hidden md:rounded-xl";
  return [
    "group/pictures no-scrollbar flex snap-x snap-mandatory overflow-x-auto",
    "md:grid md:h-[clamp(18rem,min(54vh,46vw),33rem)] md:gap-2 md:overflow-hidden md:rounded-xl",
    "md:target:h-auto md:target:grid-cols-2 md:target:grid-rows-none",
    count > 2 ? "md:grid-rows-2" : "md:grid-rows-1",
    columns[Math.min(count, shownOnDesktop) - 1],
  ].join(" ");
}

/**
 * With three or more images the first is large; with four the second is wide. A single image has the page's width and
 * its own ratio, up to the maximum height.
 */
export function frameClasses(index: number, count: number): string {
  if (count === 1) {
    return "aspect-4/3 w-full overflow-hidden md:aspect-(--ratio) md:max-h-[clamp(18rem,60vh,40rem)]";
  }
  const large = index === 0 && count > 2 ? "md:col-span-2 md:row-span-2" : "";
  const wide = index === 1 && count === 4 ? "md:col-span-2" : "";
  const hidden = index >= shownOnDesktop ? "md:hidden md:group-target/pictures:block" : "";
  return `aspect-4/3 w-full shrink-0 snap-center snap-always overflow-hidden md:aspect-auto md:h-full md:min-h-0 ${large} ${wide} ${hidden}`;
}

const frameRatio = 4 / 3;
/** Minimum visible share of an image; if cropping leaves less, it's shown whole on a blurred background. */
const minVisibleShare = 0.7;

function isCroppedTooMuch(ratio: number): boolean {
  return Math.min(ratio / frameRatio, frameRatio / ratio) < minVisibleShare;
}

/** `ratio` is width divided by height. Desktop frames next to the first are always filled. */
export function fitClasses(index: number, count: number, ratio: number): string {
  const cut = isCroppedTooMuch(ratio);
  if (count === 1) return `md:object-contain ${cut ? "object-contain" : "object-cover"}`;
  if (!cut) return "object-cover";
  return index === 0 ? "object-contain" : "object-contain md:object-cover";
}

/** Value of the `sizes` attribute; `ratio` is width divided by height. */
export function gridSizes(index: number, count: number, ratio: number): string {
  const onPhone = `${isCroppedTooMuch(ratio) && ratio < frameRatio ? Math.ceil((100 * ratio) / frameRatio) : 100}vw`;
  if (count === 1)
    return `(min-width: 768px) min(100vw, 1280px, ${ratio.toFixed(3)} * ${maxSingleHeight}), ${onPhone}`;
  const share = index === 0 ? (count === 3 ? 67 : 50) : count > 3 ? 25 : count === 3 ? 33 : 50;
  return `(min-width: 1344px) ${Math.round(12.8 * share)}px, (min-width: 768px) ${share}vw, ${onPhone}`;
}

export function largestVariantUrl(url: string): string {
  const image = parseImageUrl(url);
  return image ? imageUrl(image.name, 1280) : url;
}
