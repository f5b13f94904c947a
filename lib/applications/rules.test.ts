import {
  answerField,
  answerErrors,
  applicationStatuses,
  mayMove,
  pipelineStatuses,
  undecidedStatuses,
  type ApplicationActor,
} from "./rules";

const actors: ApplicationActor[] = ["poster", "applicant", "other"];
const all = applicationStatuses.flatMap((from) =>
  applicationStatuses.flatMap((to) => actors.map((actor) => ({ from, to, actor }))),
);

test.each(all)("moves $from to $to by $actor only as in the contract", ({ from, to, actor }) => {
  const byPoster = actor === "poster" && from !== to && from !== "withdrawn" && to !== "withdrawn";
  const undecided = !["hired", "rejected", "withdrawn"].includes(from);
  const byApplicant = actor === "applicant" && to === "withdrawn" && undecided;
  expect(mayMove({ from, to, actor })).toBe(byPoster || byApplicant);
});

test("lists every status of the pipeline once, the waiting ones first", () => {
  expect([...pipelineStatuses, "withdrawn"].sort()).toEqual([...applicationStatuses].sort());
  expect(pipelineStatuses.slice(0, undecidedStatuses.length)).toEqual(undecidedStatuses);
});

test.each([
  ["text", true, "", "Answer this question."],
  ["text", true, "  ", "Answer this question."],
  ["text", false, "", undefined],
  ["yes_no", true, "Maybe", "Choose yes or no."],
  ["yes_no", true, "No", undefined],
  ["number", true, "3 years", "Enter a number."],
  ["number", false, "3.5", undefined],
] as const)("checks an answer to a %s question (required: %s): %j", (kind, required, text, problem) => {
  const questions = [{ id: "q", text: "?", kind, required }];
  expect(answerErrors(questions, { q: text })[answerField("q")]).toBe(problem);
});
