import { isCountableHome } from "../analysis/word-classes.rules";
import type { NearbySearch, Outcome, PartialMatch, Understanding } from "../contract";

const quoted = (words: readonly string[], last: string) => {
  const all = words.map((word) => `“${word}”`);
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}`;
};

export function missingWordsMessage(missing: readonly string[]): string {
  return `No listing mentions ${quoted(missing, "or")}.`;
}

function plural(label: string): string {
  return `${label.toLowerCase()}${/x$/.test(label) ? "es" : "s"}`;
}

function noMatchNearby(
  { place, where, thing }: NearbySearch,
  { entities, remainder }: Understanding,
): string {
  const others = entities.filter(({ label }) => label !== place);
  const [type] = others;
  if (
    others.length === 1 &&
    type?.kind === "type" &&
    isCountableHome(type.label.toLowerCase()) &&
    !remainder?.words
  )
    return `No ${plural(type.label)} ${where}.`;
  return `No match for “${thing}” ${where}.`;
}

function withUnmatched(
  lead: string,
  { none, some }: { none: readonly string[]; some: readonly string[] },
  rest: string,
): string {
  const less = none.length > 0 ? `These have the rest, but not this: ${quoted(none, "and")}.` : "";
  if (some.length === 0) return `${lead} ${less || rest}`;
  const others = quoted(some, "or");
  return less
    ? `${lead} ${less} Some also lack ${others}.`
    : `${lead} These come closest, but some lack ${others}.`;
}

function partialMessage(partial: PartialMatch, { missing }: Understanding): string | null {
  const lead = missing.length > 0 ? missingWordsMessage(missing) : "No listing has all of this.";
  switch (partial.by) {
    case "parts":
      return withUnmatched(
        lead,
        partial.unmatched,
        missing.length > 0 ? "These have the rest." : "These come closest.",
      );
    case "mention":
      return `No exact match. ${partial.isVerbatim ? "These listings only mention it." : "These come closest."}`;
    case "rewording":
      if (partial.covers === "all") return null;
      return `${lead} ${partial.covers === "part" ? `These match “${partial.text}”.` : "These come closest."}`;
  }
}

export function outcomeMessage(outcome: Outcome): string | null {
  switch (outcome.match) {
    case "exact":
    case "corrected":
    case "none":
      return null;
    case "partial":
      return partialMessage(outcome.partial, outcome);
    case "nearby": {
      const order = outcome.nearby.isByDistance ? "Nearest first:" : "These are in other places.";
      return `${noMatchNearby(outcome.nearby, outcome)} ${order}`;
    }
  }
}

/** Use only if every word is known and no filter is in the way. */
export function noOfferMessage(search: string): string {
  return `Nobody offers “${search}” right now.`;
}
