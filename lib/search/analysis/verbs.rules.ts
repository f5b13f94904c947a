const bounds = new Set(
  (
    "in for near under this that who with on at by and from while so because before after until till when if over through " +
    "up down next every twice once overnight"
  ).split(" "),
);

/** Whether a word belongs to where, when or why something is done, and to nothing that it is done to. */
export function isBound(word: string): boolean {
  return bounds.has(word);
}
