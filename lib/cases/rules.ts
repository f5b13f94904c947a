import { nextState, type TransitionTable } from "@/lib/shared/lifecycle";

/** `deal` is an accepted offer; `appointment` is a viewing, a service appointment, or an interview. */
export const caseKinds = ["deal", "appointment"] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseReasons = ["no_show", "not_as_described", "unsafe", "other"] as const;
export type CaseReason = (typeof caseReasons)[number];

export const caseStatuses = ["open", "closed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

export const caseOutcomes = ["confirmed", "not_confirmed", "settled"] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** Days in which both sides can add statements. */
export const statementDays = 7;
/** Hours before the end of that time in which a side without a statement is reminded. */
export const reminderHours = 24;
/** Days after a deal was completed or called off, or after an appointment, in which a case can be opened. */
export const openingDays = 60;
export const maxStatementLength = 2000;
export const maxCaseFiles = 5;
/** Per person and case. */
export const maxStatements = 10;
export const maxOutcomeLength = 1000;
export const caseLimit = { name: "cases", points: 10, seconds: 86_400 };
export const caseCountCap = 1000;

/** open → closed, by an admin. Statements leave the state. */
export const caseTransitions: TransitionTable<"close", CaseStatus, "admin"> = {
  close: { from: ["open"], to: "closed", by: ["admin"] },
};

type Position = { status: CaseStatus; isOver: boolean; written: number };

/** `isOver` after the deadline; `written` counts the person's own statements. */
export function canAddStatement({ status, isOver, written }: Position): boolean {
  const isOpen = nextState(caseTransitions, { status, action: "close", actor: "admin" }) !== null;
  return isOpen && !isOver && written < maxStatements;
}
