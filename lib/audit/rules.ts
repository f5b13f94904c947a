export type AuditState = Record<string, string | number | boolean | null>;

export type AuditChange = { field: string; before: string | null; after: string | null };

function show(value: AuditState[string] | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

export function diffStates(before: AuditState | null, after: AuditState | null): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: show(before?.[field]), after: show(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

export const auditCountCap = 10_000;

export function isDay(text: string | undefined): text is string {
  if (!text || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
