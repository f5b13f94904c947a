import { activityLines, nameSummary, secondUsername } from "./activity.rules";

const names = { actor: "Ann Lee", other: "Bo Ray" };
const read = (action: string, summary: string) => {
  const entry = { action: `member.${action}`, summary, actor: "ann" };
  return [secondUsername(entry), nameSummary(entry, names)];
};

test.each([
  ["role", activityLines.role("ann", "bo", "manager"), "bo", "Ann Lee made Bo Ray manager"],
  ["remove", activityLines.remove("ann", "bo"), "bo", "Ann Lee removed Bo Ray from the team"],
  ["assign", activityLines.assign("ann", "bo"), "bo", "Ann Lee assigned a conversation to Bo Ray"],
  ["assign", activityLines.assign("ann", null), null, "Ann Lee assigned a conversation to nobody"],
  ["role", "ann made made bo agent agent", "made bo agent", "Ann Lee made Bo Ray agent"],
  ["answer", "ann answered a customer", null, "Ann Lee answered a customer"],
  ["deal", "ann made a counteroffer", null, "Ann Lee made a counteroffer"],
  ["join", "annabel joined the team as agent", null, "annabel joined the team as agent"],
])("names the people of an entry of %s: %s", (action, summary, other, expected) => {
  expect(read(action, summary)).toEqual([other, expected]);
});

test("names someone whose account is gone as a deleted account", () => {
  const entry = { action: "member.remove", summary: activityLines.remove("ann", "bo"), actor: "ann" };
  expect(nameSummary(entry, { actor: "Ann Lee", other: null })).toBe(
    "Ann Lee removed Deleted account from the team",
  );
});
