import type { Shown } from "../world";

/** One thing, place, or home with all of its pictures. */
export type Subject = { key: string; look: string; form: string; pictures: readonly Shown[] };

export type Subjects = (prefix: string) => readonly Subject[];

export function groupSubjects(pictures: (prefix: string) => readonly Shown[]): Subjects {
  const known = new Map<string, readonly Subject[]>();

  function group(prefix: string): readonly Subject[] {
    const groups = new Map<string, Shown[]>();
    for (const picture of pictures(prefix))
      groups.set(picture.key, [...(groups.get(picture.key) ?? []), picture]);
    return [...groups].map(([key, members]) => ({
      key,
      look: members[0]?.look ?? "",
      form: members[0]?.form ?? "",
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

/** Houses and land that the climate of the state allows. */
export function propertySubjects(subjects: Subjects, type: string, state: string): readonly Subject[] {
  const all = subjects(`property/${type}/`);
  const fitting = all.filter(({ form }) => statesOf[form]?.has(state) ?? true);
  return fitting.length > 0 ? fitting : all;
}

/** Listings on a page of a section, newest first. */
const pageSize = 24;

/** Listings per cover. */
const coverUses = 2;

const expensiveCents = 100_000;
const expensivePictures = 3;

const neverCovers = new Set(["bath", "bedroom"]);

type Priced = { propertyType: string | null; priceCents: number };

export function needsMorePictures(
  { length }: readonly Shown[],
  { propertyType, priceCents }: Priced,
): boolean {
  return (propertyType !== null || priceCents >= expensiveCents) && length < expensivePictures;
}

/** Which pictures are covers already, and what the latest live listings of each section show. */
export function createCovers() {
  const uses = new Map<string, number>();
  const latest = new Map<string, readonly string[]>();
  const usesOf = ({ name }: Shown) => uses.get(name) ?? 0;

  return {
    /** The least used cover, or none if a page of the section would show the subject twice. */
    find({ key, pictures }: Subject, section: string): Shown | undefined {
      if (latest.get(section)?.includes(key)) return undefined;
      const free = pictures.filter(
        (picture) => !neverCovers.has(picture.view) && usesOf(picture) < coverUses,
      );
      const least = Math.min(...free.map(usesOf));
      return free.find((picture) => usesOf(picture) === least);
    },
    use({ key }: Subject, cover: Shown, section: string, isLive: boolean): void {
      uses.set(cover.name, usesOf(cover) + 1);
      if (isLive) latest.set(section, [...(latest.get(section) ?? []), key].slice(1 - pageSize));
    },
  };
}
