import { listingInputCopy } from "@/lib/listings/offer/input.copy";
import { listingInputSchema, problemsOf } from "@/lib/listings/offer/input.schema";
import { toInput } from "./convert";
import { fieldNames, type FieldName, type ListingValues } from "./values";

export type Problems = Partial<Record<FieldName, string>>;

type Issue = { message: string; code?: string; errors?: readonly (readonly Issue[])[] };

/** For a union, uses the message of the last member, the real one. */
function messageOf(issue: Issue): string {
  const inner = issue.code === "invalid_union" ? issue.errors?.at(-1)?.[0] : undefined;
  return inner ? messageOf(inner) : issue.message;
}

function fieldOf(path: string): FieldName | undefined {
  const name = /^(images|alts)\b/.test(path) ? "photos" : path.split(".").slice(0, 2).join(".");
  return fieldNames.find((known) => known === name);
}

/** Maps error paths of the request body to form fields; the first message per field wins. */
export function atFields(messages: readonly (readonly [path: string, message: string])[]): Problems {
  const problems: Problems = {};
  for (const [path, message] of messages) {
    const name = fieldOf(path);
    if (name) problems[name] ??= message;
  }
  return problems;
}

export function draftProblems(values: ListingValues): Problems {
  const { error } = listingInputSchema.safeParse(toInput(values));
  return atFields((error?.issues ?? []).map((issue) => [issue.path.join("."), messageOf(issue as Issue)]));
}

/** The API accepts products without a place, because exports from other shops have no place. */
function placeProblems({ category, city, state }: ListingValues): Problems {
  if (category === "services") return {};
  return {
    ...(city.trim() ? {} : { city: listingInputCopy.cityRequired }),
    ...(state ? {} : { state: listingInputCopy.stateInvalid }),
  };
}

export function allProblems(values: ListingValues): Problems {
  return {
    ...placeProblems(values),
    ...atFields(Object.entries(problemsOf(toInput(values)))),
    ...draftProblems(values),
  };
}
