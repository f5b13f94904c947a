/** Facts of a thing by the names that people read. */
export type AuditState = Record<string, string | number | boolean | null>;

export type AuditChange = { field: string; before: string | null; after: string | null };

function show(value: AuditState[string] | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/** What differs between before and after, field by field; everything of a thing that is new or gone. */
export function diffStates(before: AuditState | null, after: AuditState | null): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: show(before?.[field]), after: show(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

/** More entries than this are not counted. */
export const auditCountCap = 10_000;

/** Whether a text is a day that a calendar has: '2026-11-23'. */
export function isDay(text: string | undefined): text is string {
  if (!text || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
