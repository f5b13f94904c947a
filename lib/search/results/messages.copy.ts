import type { Reading } from "../contract";

const quoted = (words: readonly string[], last: string) => {
  const all = words.map((word) => `“${word}”`);
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}`;
};

/** 'No listing mentions “iphone”.' */
export function noneMention(missing: readonly string[]): string {
  return `No listing mentions ${quoted(missing, "or")}.`;
}

const counted = /^(?:House|Home|Apartment|Condo|Townhouse|Duplex|Maisonette|Mobile home|Office|Farm|Studio)$/;

function plural(label: string): string {
  return `${label.toLowerCase()}${/x$/.test(label) ? "es" : "s"}`;
}

/** 'No condos in Miami.', 'No condos within 25 miles of Miami, FL.' where only a kind of home and the place are asked for; else the words as they were typed. */
function nothingThere({ elsewhere, entities, beside }: Reading): string {
  const { place, where, thing } = elsewhere!;
  const others = entities.filter(({ label }) => label !== place);
  const [type] = others;
  if (others.length === 1 && type?.kind === "type" && counted.test(type.label) && !beside?.words)
    return `No ${plural(type.label)} ${where}.`;
  return `No match for “${thing}” ${where}.`;
}

/** What is said of results that have only a part of what was asked for: which of it is left out. */
export function partlyMet(reading: Reading): string {
  const { missing, isMention, isNearest, lacking, elsewhere, shownFor, isOther } = reading;
  if (elsewhere)
    return `${nothingThere(reading)} ${elsewhere.isByDistance ? "Nearest first:" : "These are in other places."}`;
  if (shownFor)
    return `${missing.length > 0 ? noneMention(missing) : "No listing has all of this."} ${isOther ? "These come closest." : `These match “${shownFor}”.`}`;
  const { none = [], some = [] } = lacking ?? {};
  const less = none.length > 0 ? `These have the rest, but not this: ${quoted(none, "and")}.` : "";
  if (isMention && !isNearest) return "No exact match. These listings only mention it.";
  if (isMention) return `No exact match. ${less || "These come closest."}`;
  const lead = missing.length > 0 ? noneMention(missing) : "No listing has all of this.";
  const lacked = quoted(some, "or");
  if (some.length > 0)
    return `${lead} ${less ? `${less} Some also lack ${lacked}.` : `These come closest, but some lack ${lacked}.`}`;
  return `${lead} ${less || (missing.length > 0 ? "These have the rest." : "These come closest.")}`;
}

/** Why a page is empty, where every word is one that we know and nothing else stands in the way. */
export function nobodyOffers(search: string): string {
  return `Nobody offers “${search}” right now.`;
}
