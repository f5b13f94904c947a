import { listingInputSchema, problemsOf } from "@/lib/listings/offer/input.schema";
import { toInput } from "./convert";
import { fieldNames, type FieldName, type ListingValues } from "./values";

export type Problems = Partial<Record<FieldName, string>>;

type Issue = { message: string; code?: string; errors?: readonly (readonly Issue[])[] };

/** A value that fits no member of a union is told what the last, the real one, has to say. */
function messageOf(issue: Issue): string {
  const inner = issue.code === "invalid_union" ? issue.errors?.at(-1)?.[0] : undefined;
  return inner ? messageOf(inner) : issue.message;
}

function fieldOf(path: string): FieldName | undefined {
  const name = /^(images|alts)\b/.test(path) ? "photos" : path.split(".").slice(0, 2).join(".");
  return fieldNames.find((known) => known === name);
}

/** The first message about each field of the form, by the paths of what is sent. */
export function atFields(messages: readonly (readonly [path: string, message: string])[]): Problems {
  const problems: Problems = {};
  for (const [path, message] of messages) {
    const name = fieldOf(path);
    if (name) problems[name] ??= message;
  }
  return problems;
}

/** What keeps the values from being kept as a draft: only what cannot be read. */
export function draftProblems(values: ListingValues): Problems {
  const { error } = listingInputSchema.safeParse(toInput(values));
  return atFields((error?.issues ?? []).map((issue) => [issue.path.join("."), messageOf(issue as Issue)]));
}

/** What keeps them from being sent in. */
export function allProblems(values: ListingValues): Problems {
  return { ...atFields(Object.entries(problemsOf(toInput(values)))), ...draftProblems(values) };
}
