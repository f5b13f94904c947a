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

/** Shares of the time that listings were made in; the list of a section is 24 long. */
const leastBetween = 0.2;

/** Listings per cover. */
const coverUses = 2;

const expensiveCents = 100_000;
const expensivePictures = 3;

const neverCovers = new Set(["bath", "bedroom"]);

export function needsMorePictures(
  { pictures }: Subject,
  isProperty: boolean,
  priceCents: number | null,
): boolean {
  const isExpensive = isProperty || (priceCents ?? 0) >= expensiveCents;
  return isExpensive && pictures.length < expensivePictures;
}

/** Which pictures are covers already, and when their listings were made. */
export function createCovers() {
  const uses = new Map<string, number>();
  const moments = new Map<string, number[]>();
  const usesOf = ({ name }: Shown) => uses.get(name) ?? 0;

  return {
    /** The least used cover, or none if it would be close to another listing of the same subject. */
    find({ key, pictures }: Subject, moment: number): Shown | undefined {
      const isClose = moments.get(key)?.some((other) => Math.abs(other - moment) < leastBetween);
      if (isClose) return undefined;
      const free = pictures.filter(
        (picture) => !neverCovers.has(picture.view) && usesOf(picture) < coverUses,
      );
      const least = Math.min(...free.map(usesOf));
      return free.find((picture) => usesOf(picture) === least);
    },
    use({ key }: Subject, cover: Shown, moment: number): void {
      uses.set(cover.name, usesOf(cover) + 1);
      moments.set(key, [...(moments.get(key) ?? []), moment]);
    },
  };
}

export type Covers = ReturnType<typeof createCovers>;
