import { moderationActions, needsReason } from "./moderation";

test("requires a reason for requested changes, rejection, and removal", () => {
  expect(moderationActions.filter(needsReason)).toEqual(["request-changes", "reject", "remove"]);
});
