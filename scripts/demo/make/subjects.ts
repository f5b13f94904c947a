import type { Random } from "../random";
import type { StoredPicture } from "../world";

export type Subject = {
  key: string;
  look: string;
  form: string;
  isSpare: boolean;
  pictures: readonly StoredPicture[];
};

export type Subjects = (prefix: string) => readonly Subject[];

export function groupSubjects(pictures: (prefix: string) => readonly StoredPicture[]): Subjects {
  const known = new Map<string, readonly Subject[]>();

  function group(prefix: string): readonly Subject[] {
    const groups = new Map<string, StoredPicture[]>();
    for (const picture of pictures(prefix))
      groups.set(picture.key, [...(groups.get(picture.key) ?? []), picture]);
    return [...groups].map(([key, members]) => ({
      key,
      look: members[0]?.look ?? "",
      form: members[0]?.form ?? "",
      isSpare: members[0]?.spare ?? false,
      pictures: members,
    }));
  }

  return (prefix) => {
    const found = known.get(prefix) ?? group(prefix);
    known.set(prefix, found);
    return found;
  };
}

const mountains = new Set(["CO", "UT", "MT", "ID", "WY", "WA", "OR", "AK", "VT", "NH", "WV"]);
const deserts = new Set(["AZ", "NM", "NV", "TX"]);
const lakes = new Set(["MN", "WI", "MI", "ME", "NY", "NC", "TN", "SC", "FL"]);
const palms = new Set(["FL", "CA", "HI", "SC", "TX", "LA", "AZ", "NV"]);

const statesOf: Record<string, ReadonlySet<string>> = {
  mountain: mountains,
  desert: deserts,
  adobe: deserts,
  lake: lakes,
  mediterranean: palms,
};

export function propertySubjects(subjects: Subjects, type: string, state: string): readonly Subject[] {
  const all = subjects(`property/${type}/`);
  const fitting = all.filter(({ form }) => statesOf[form]?.has(state) ?? true);
  return fitting.length > 0 ? fitting : all;
}

const pageSize = 24;

/** Listings per cover. */
const coverUses = 2;

const expensiveCents = 100_000;
const expensivePictures = 3;

const neverCovers = new Set(["bath", "bedroom"]);

type PricedHome = { propertyType: string | null; priceCents: number };

export function needsMorePictures(
  { length }: readonly StoredPicture[],
  { propertyType, priceCents }: PricedHome,
): boolean {
  return (propertyType !== null || priceCents >= expensiveCents) && length < expensivePictures;
}

export function createCovers(random: Random) {
  const uses = new Map<string, number>();
  const latest = new Map<string, readonly string[]>();
  const usesOf = (name: string) => uses.get(name) ?? 0;

  function leastUsed<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
    const least = Math.min(...items.map((item) => usesOf(nameOf(item))));
    return items.filter((item) => usesOf(nameOf(item)) === least);
  }

  return {
    pick(subjects: readonly Subject[]): Subject {
      return random.pick(leastUsed(subjects, ({ key }) => key));
    },
    find({ key, pictures }: Subject, section: string): StoredPicture | undefined {
      if (latest.get(section)?.includes(key)) return undefined;
      const free = pictures.filter(({ name, view }) => !neverCovers.has(view) && usesOf(name) < coverUses);
      const whole = free.filter(({ view }) => !view.endsWith("-detail"));
      return leastUsed(whole.length > 0 ? whole : free, ({ name }) => name)[0];
    },
    /** The first unused spare instead of a subject in use, so that no text changes and no spare is shown twice. */
    takeSpare({ key }: Subject, spares: readonly Subject[]): Subject | undefined {
      const spare = usesOf(key) > 0 ? spares.find((one) => usesOf(one.key) === 0) : undefined;
      if (spare) uses.set(spare.key, 1);
      return spare;
    },
    use({ key }: Subject, { name }: StoredPicture, section: string, isLive: boolean): void {
      for (const used of [key, name]) uses.set(used, usesOf(used) + 1);
      if (isLive) latest.set(section, [...(latest.get(section) ?? []), key].slice(1 - pageSize));
    },
  };
}
