import { dayName, dayOf, type Clock } from "./times";

const groupGapMs = 5 * 60_000;

type ThreadMessage = {
  id: string;
  senderId: string | null;
  dealStep: string | null;
  takenBack?: boolean;
  createdAt: string;
};

export type ThreadItem<T> =
  | { kind: "day"; key: string; label: string }
  | { kind: "message"; key: string; message: T; startsGroup: boolean; endsGroup: boolean };

function areGrouped(
  one: ThreadMessage | undefined,
  other: ThreadMessage | undefined,
  timeZone: string,
): boolean {
  if (!one || !other || one.senderId !== other.senderId) return false;
  if (one.dealStep || other.dealStep || one.takenBack || other.takenBack) return false;
  const gapMs = Math.abs(Date.parse(one.createdAt) - Date.parse(other.createdAt));
  return gapMs <= groupGapMs && dayOf(one.createdAt, timeZone) === dayOf(other.createdAt, timeZone);
}

export function threadItems<T extends ThreadMessage>(messages: readonly T[], clock: Clock): ThreadItem<T>[] {
  const { timeZone } = clock;
  return messages.flatMap((message, at) => {
    const before = messages[at - 1];
    const day = dayOf(message.createdAt, timeZone);
    const isNewDay = !before || dayOf(before.createdAt, timeZone) !== day;
    const item: ThreadItem<T> = {
      kind: "message",
      key: message.id,
      message,
      startsGroup: !areGrouped(before, message, timeZone),
      endsGroup: !areGrouped(message, messages[at + 1], timeZone),
    };
    if (!isNewDay) return [item];
    return [{ kind: "day", key: `day ${day}`, label: dayName(message.createdAt, clock) }, item];
  });
}
