import { nextState } from "@/lib/shared/lifecycle";
import { canAddStatement, caseStatuses, caseTransitions } from "./rules";

test("closes an open case only by an admin", () => {
  const ends = caseStatuses.map((status) => [
    status,
    nextState(caseTransitions, { status, action: "close", actor: "admin" }),
  ]);
  expect(ends).toEqual([
    ["open", "closed"],
    ["closed", null],
  ]);
});

test.each([
  ["in an open case", { status: "open", isOver: false, written: 0 }, true],
  ["with nine written", { status: "open", isOver: false, written: 9 }, true],
  ["with ten written", { status: "open", isOver: false, written: 10 }, false],
  ["after the deadline", { status: "open", isOver: true, written: 0 }, false],
  ["in a closed case", { status: "closed", isOver: false, written: 0 }, false],
] as const)("decides about a statement %s", (_, position, isAllowed) => {
  expect(canAddStatement(position)).toBe(isAllowed);
});
