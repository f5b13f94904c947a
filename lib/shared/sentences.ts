import type { z } from "zod";
import { formatNumber } from "./numbers";

type Issue = z.core.$ZodRawIssue;

const words: Record<string, string> = {
  min: "minimum",
  max: "maximum",
  id: "ID",
  ids: "IDs",
  url: "link",
  q: "search",
  sq: "square",
  ft: "feet",
  alt: "description",
};

/** `minPrice` → 'Minimum price', `images.3.url` → 'Link' */
function fieldLabel(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === "string");
  if (key === undefined) return "The request";
  const parts = String(key)
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((part) => words[part.toLowerCase()] ?? part.toLowerCase())
    .filter((part, at, all) => part !== all[at - 1]);
  const isItem = typeof path.at(-1) === "number";
  const name = isItem ? parts.join(" ").replace(/s$/, "") : parts.join(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function count(value: number | bigint, unit: string): string {
  return `${formatNumber(value)} ${unit}${Number(value) === 1 ? "" : "s"}`;
}

function oneOf(name: string, values: readonly unknown[]): string {
  if (values.length > 12) return `${name} isn’t one of the choices`;
  // Created lazily: the first use of Intl is slow, and few forms need this sentence.
  const choices = new Intl.ListFormat("en-US", { type: "disjunction" });
  return `${name} must be ${choices.format(values.map(String))}`;
}

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  nan: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  date: "a date",
  array: "a list",
  object: "an object with fields",
  record: "an object with fields",
  null: "empty",
};

const formats: Record<string, string> = {
  email: "an email address",
  url: "a full link, such as https://example.com",
  datetime: "a date and time, such as 2026-11-22T15:00:00Z",
  date: "a date, such as 2026-11-22",
  time: "a time, such as 15:00",
};

function measure(origin: string, bound: string, limit: number | bigint): string {
  if (origin === "string") return `be ${bound} ${count(limit, "character")}`;
  if (origin === "array" || origin === "set") return `have ${bound} ${count(limit, "item")}`;
  if (origin === "file") return `be ${bound} ${count(limit, "byte")}`;
  return `be ${bound} ${formatNumber(limit)}`;
}

type UnionIssue = {
  errors: readonly (readonly z.core.$ZodIssue[])[];
  path?: readonly PropertyKey[];
  input?: unknown;
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);
}

function isEmptyAlternative([first]: readonly z.core.$ZodIssue[]): boolean {
  if (first?.code === "invalid_type") return first.expected === "null";
  return first?.code === "invalid_value" && first.values.length === 1 && first.values[0] === "";
}

function unionMessage(issue: UnionIssue, name: string): string {
  const [first] = issue.errors.find((issues) => !isEmptyAlternative(issues)) ?? [];
  if (!first) return `${name} isn’t valid`;
  const inner = { ...first, input: valueAt(issue.input, first.path) };
  if (first.message !== issueMessage(inner as Issue)) return first.message;
  return issueMessage({ ...inner, path: [...(issue.path ?? []), ...first.path] } as Issue);
}

function issueMessage(issue: Issue): string {
  const name = fieldLabel(issue.path ?? []);
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return `${name} is required`;
      return `${name} must be ${kinds[issue.expected] ?? "something else"}`;
    case "invalid_value":
      return issue.input === undefined ? `${name} is required` : oneOf(name, issue.values);
    case "too_big": {
      const bound = issue.exact ? "exactly" : issue.inclusive === false ? "less than" : "at most";
      return `${name} must ${measure(issue.origin, bound, issue.maximum)}`;
    }
    case "too_small": {
      if (issue.origin === "string" && Number(issue.minimum) === 1) return `${name} is required`;
      const bound = issue.exact ? "exactly" : issue.inclusive === false ? "more than" : "at least";
      return `${name} must ${measure(issue.origin, bound, issue.minimum)}`;
    }
    case "invalid_format":
      if (formats[issue.format]) return `${name} must be ${formats[issue.format]}`;
      return `${name} isn’t valid`;
    case "not_multiple_of":
      return `${name} must be a multiple of ${formatNumber(issue.divisor)}`;
    case "unrecognized_keys":
      return `Remove ${issue.keys.map((key) => `“${key}”`).join(", ")}: we don’t know ${issue.keys.length === 1 ? "this field" : "these fields"}`;
    case "invalid_union": {
      if (Array.isArray(issue.options)) return oneOf(name, issue.options);
      return unionMessage(issue, name);
    }
    default:
      return `${name} isn’t valid`;
  }
}

type ZodGlobal = { __zod_globalConfig?: { customError?: (issue: Issue) => string } };

/** Sets zod's default messages through its global, because first-load code must not include zod. */
export function setDefaultMessages(): void {
  const scope = globalThis as ZodGlobal;
  scope.__zod_globalConfig = Object.assign(scope.__zod_globalConfig ?? {}, { customError: issueMessage });
}
