import { closingCopy } from "@/lib/account/closing.copy";

type Entry = { action: string; summary: string; actor: string };
type Sentence = { subject: string; done: string; other: string | null; rest: string };

const nobody = "nobody";

/** Sentences that name a second person. The log has usernames, because it can't be changed when an account is deleted. */
export const activityLines = {
  role: (actor: string, member: string, role: string) => `${actor} made ${member} ${role}`,
  remove: (actor: string, member: string) => `${actor} removed ${member} from the team`,
  assign: (actor: string, member: string | null) => `${actor} assigned a conversation to ${member ?? nobody}`,
};

const seconds: Record<string, RegExp> = {
  "member.role": /^( made )(.+)( \w+)$/,
  "member.remove": /^( removed )(.+)( from the team)$/,
  "member.assign": /^( assigned a conversation to )(.+)()$/,
};

function parse({ action, summary, actor }: Entry): Sentence | null {
  if (!summary.startsWith(`${actor} `)) return null;
  const done = summary.slice(actor.length);
  const [, before, other, rest] = seconds[action]?.exec(done) ?? [];
  if (!before || !other || other === nobody) return { subject: actor, done, other: null, rest: "" };
  return { subject: actor, done: before, other, rest: rest ?? "" };
}

export function secondUsername(entry: Entry): string | null {
  return parse(entry)?.other ?? null;
}

export function nameSummary(entry: Entry, names: { actor: string; other: string | null }): string {
  const sentence = parse(entry);
  if (!sentence) return entry.summary;
  const { done, other, rest } = sentence;
  return `${names.actor}${done}${other ? (names.other ?? closingCopy.deletedName) : ""}${rest}`;
}
