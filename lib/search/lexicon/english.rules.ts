import { everydayWords } from "./english-words.rules";
import { splitWords } from "../analysis/normalizer.rules";

let known: Set<string> | null = null;

function unpack(): Set<string> {
  const words = new Set<string>();
  let last = "";
  for (const [, same, rest] of everydayWords.matchAll(/(\d)([a-z]+)/g)) {
    last = last.slice(0, Number(same)) + rest!;
    words.add(last);
  }
  return words;
}

/** Names that everybody knows and no list of English words has: somebody who types one means it. */
const names = new Set(
  (
    "adidas airpods alexa amazon android apple asics asus audi barbie bluetooth bmw bose bosch burberry cadillac canon " +
    "casio chanel chevrolet chevy chrysler converse costco crocs dell dewalt dior dodge dyson ebay epson fender ferrari " +
    "fiat fitbit ford fortnite fujifilm garmin gibson gmc google gopro gucci harley honda hyundai ikea imac ipad iphone " +
    "ipod jaguar jbl kawasaki keurig kia kindle kitchenaid kodak lego leica lenovo levis lexus lg linkedin logitech " +
    "lululemon macbook makita mazda mercedes microsoft milwaukee minecraft mitsubishi motorola netflix nike nikon " +
    "nintendo nissan nokia olympus omega panasonic patagonia peloton pentax philips playstation pokemon polaroid porsche " +
    "prada puma ray reebok rolex roku roomba samsung schwinn seiko sega sennheiser sony specialized spotify stihl subaru " +
    "suzuki switch tesla timberland toshiba toyota trek tupperware uber vans versace vizio volkswagen volvo vuitton " +
    "walmart wii xbox yamaha yeti youtube zara " +
    "bauer blackberry burberry burton carhartt cartier celestron chromebook " +
    "cricut fendi ferragamo frigidaire furla ganni givenchy hermes hisense hoka huffy instax " +
    "isuzu jansport janome klipsch kohler lacoste lancome lexar madewell mavic " +
    "merrell michaelkors mizuno moncler nespresso newbalance northface oakley oneplus oppo orvis osprey otterbox " +
    "quiksilver rayban razer roland rossignol ryobi salomon saucony shimano " +
    "shure skechers skullcandy sonos stanley steinway swarovski taylormade thule tiffany titleist tomtom " +
    "toro traeger ugg uggs uniqlo vitamix wilson winnebago wusthof xiaomi yonex " +
    "acer acura aeron akg altima anker ashley beyerdynamic birkenstock birkenstocks bissell breitling buick bulova " +
    "camaro camry cannondale chromecast clarks corvette crv cuisinart danner dansko deere denon ecco ecobee elantra " +
    "epiphone fairphone fjallraven gretsch herschel huawei husqvarna ibanez infiniti instapot jetta kenmore " +
    "kenwood kobalt korg kubota lifeproof longchamp longines ludwig mahindra marantz maytag michelin miele moen msi " +
    "nordictrack nutribullet nvidia oculus onkyo oreck peavey pella playmobil prius proform rheem ricoh rimowa " +
    "roborock samsonite schlage selmer sharpie shopvac silverado steelseries suunto swiffer takamine tama " +
    "tempurpedic tahoe thinkpad thermador timex tissot tudor tumi wacom wayfair weber yakima yeezy zagg zippo aldi " +
    "lowes homedepot tiktok instagram facebook craigslist airbnb zillow expedia lyft doordash grubhub instacart " +
    "venmo paypal chatgpt shein snoo temu etsy " +
    "yale jordan jordans glock pilates viking carrera casper cpa cerave passat sportage highlander murano geforce mario " +
    "lebron cabernet persian yorkie corgi tempur malm graco chicco carters hummel dooney bluray dvd legos ridgid huggies " +
    "strat stratocaster telecaster dualsense dualshock joycon joycons monstera pothos rollerblade rollerblades " +
    "atv bmx gps hdmi hvac lcd led oled rv sqft ssd usb utv wifi"
  ).split(" "),
);

/** Words that the list of everyday words is without. */
const others = new Set(
  (
    "planer jointer bedsitter childminder flatshare houseshare hob jandals maisonette minder mot nappies plimsolls pushchair " +
    "seater smallholding ute wellies wellingtons yurt cornhole coworking hardscape hardscaping paver pavers pooper slushie"
  ).split(" "),
);

/** True for the name of a brand or of its goods that no list of English words has. */
export function isName(word: string): boolean {
  return names.has(word);
}

/** True for a word that means something: it is never taken for a misspelt other one. */
export function isEverydayWord(word: string): boolean {
  known ??= unpack();
  return isListed(word) || (/^(re|un)/.test(word) && word.length > 5 && isListed(word.slice(2)));
}

let sorted: string[] | null = null;

/** True for what a longer word that means something begins with: a word that is still being typed may become that. */
export function beginsEverydayWord(beginning: string): boolean {
  known ??= unpack();
  sorted ??= [...known, ...names, ...others].sort();
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= beginning) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(beginning) ?? false;
}

const leastHalf = 3;
const leastWhole = 7;

/** 'Land scaping' is one word: half of it means nothing, and both together do. */
export function isSplitWord(first: string, second: string): boolean {
  const isLong =
    Math.min(first.length, second.length) >= leastHalf && first.length + second.length >= leastWhole;
  return isLong && !(isEverydayWord(first) && isEverydayWord(second)) && isEverydayWord(first + second);
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Whether an everyday word that begins alike, and that is known, has one letter more: 'cout' may be a 'court'. */
export function lacksLetter(word: string, isKnown: (other: string) => boolean): boolean {
  const isMeant = (other: string) => isKnown(other) && isEverydayWord(other);
  return Array.from({ length: word.length }, (_, at) => at + 1).some((at) =>
    letters.some((letter) => isMeant(word.slice(0, at) + letter + word.slice(at))),
  );
}

/** Shorter beginnings are those of too many words. */
const completedLength = 3;

/** Whether a word may be the beginning of another one: 'pain' is whole, and so it is in 'pain near me'; 'house pain' may go on. */
export function mayGoOn(word: string, { text, literal }: { text: string; literal?: boolean }): boolean {
  const typed = splitWords(text);
  const isWhole = isEverydayWord(word) && (typed.length === 1 || typed.at(-1) !== word);
  return !literal && word.length >= completedLength && !isWhole;
}

/** The everyday word that is one slip away, a letter too many, too few, wrong or swapped; null where there is none. */
export function nearestEverydayWord(word: string): string | null {
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const near = (made: (before: string, after: string) => readonly string[]) =>
    cuts.flatMap(([before, after]) => made(before, after)).find((one) => one !== word && isEverydayWord(one));
  return (
    near((before, after) => letters.map((letter) => before + letter + after)) ??
    near((before, after) => (after ? [before + after.slice(1)] : [])) ??
    near((before, after) => (after.length > 1 ? [before + after[1]! + after[0]! + after.slice(2)] : [])) ??
    near((before, after) => (after ? letters.map((letter) => before + letter + after.slice(1)) : [])) ??
    null
  );
}

/** The everyday word that has a consonant twice where this one has it once: 'sadle' is a saddle. */
export function doubledEverydayWord(word: string): string | null {
  const doubled = [...word].map((letter, at) =>
    /[aeiou]/.test(letter) ? word : word.slice(0, at) + letter + word.slice(at),
  );
  return doubled.find((one) => one !== word && isEverydayWord(one)) ?? null;
}

/** 'rewire' is as good a word as 'wire', and 'wires'. */
function isListed(word: string): boolean {
  return (
    names.has(word) ||
    others.has(word) ||
    known!.has(word) ||
    (/[^s]s$/.test(word) && known!.has(word.slice(0, -1)))
  );
}
