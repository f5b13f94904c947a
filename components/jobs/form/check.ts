import { draftErrors, jobInputSchema, submissionErrors } from "@/lib/jobs/desk/input.schema";
import { jobFieldNames, toJobInput, type JobFieldName, type JobValues } from "./values";

type Problems = Partial<Record<JobFieldName, string>>;

export function toJobFieldProblems(
  messages: readonly (readonly [path: string, message: string])[],
): Problems {
  const problems: Problems = {};
  for (const [path, message] of messages) {
    const name = jobFieldNames.find((known) => known === path.split(".")[0]);
    if (name) problems[name] ??= message;
  }
  return problems;
}

export function draftProblems(values: JobValues): Problems {
  const input = toJobInput(values);
  const { error } = jobInputSchema.safeParse(input);
  const unread = (error?.issues ?? []).map(({ path, message }) => [path.join("."), message] as const);
  return toJobFieldProblems([...unread, ...Object.entries(draftErrors(input))]);
}

export function allProblems(values: JobValues): Problems {
  return { ...submissionErrors(toJobInput(values)), ...draftProblems(values) };
}
