import type { TransitionTable } from "@/lib/shared/lifecycle";

/** People who may get the same first text within a day; to the next one it's held. */
export const identicalPeople = 3;

/** Shorter texts without digits, links, or addresses are ordinary questions that many people write alike. */
const shortText = 40;

export function normalizeText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

export function isOrdinary(text: string): boolean {
  return text.trim().length < shortText && !/[\p{N}@/]|\.\p{L}/u.test(text);
}

type FirstText = { personId: string; text: string };

export function countCopies({ personId, text }: FirstText, sent: readonly FirstText[]): number {
  const wanted = normalizeText(text);
  const people = sent.filter((one) => one.personId !== personId && normalizeText(one.text) === wanted);
  return new Set(people.map((one) => one.personId)).size;
}

export const heldStatuses = ["waiting", "released", "refused"] as const;
export type HeldStatus = (typeof heldStatuses)[number];

export const heldActions = ["release", "refuse"] as const;
export type HeldAction = (typeof heldActions)[number];

/** waiting → released | refused, by a moderator or an admin. */
export const heldTransitions: TransitionTable<HeldAction, HeldStatus, "admin"> = {
  release: { from: ["waiting"], to: "released", by: ["admin"] },
  refuse: { from: ["waiting"], to: "refused", by: ["admin"] },
};
