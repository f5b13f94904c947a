const bounds = new Set(
  (
    "in for near under this that who with on at by and from while so because before after until till when if over through " +
    "up down next every twice once overnight"
  ).split(" "),
);

/** Before what is somebody's own, or any. */
export const mine: ReadonlySet<string> = new Set("a an my our the some me us his her their".split(" "));

/** Words of what something is done to. */
export const longestThing = 3;

/** Whether a word belongs to where, when or why something is done, and to nothing that it is done to. */
export function isBound(word: string): boolean {
  return bounds.has(word);
}

/** The verb that a word is, or is a form of: 'move' for 'moving', 'plan' for 'planning'; null where the table has none. */
export function baseOf(word: string, table: Readonly<Record<string, unknown>>): string | null {
  const stem = /^(.{2,})ing$/.exec(word)?.[1];
  const forms = stem ? [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")] : [];
  return [word, ...forms].find((form) => Object.hasOwn(table, form)) ?? null;
}
