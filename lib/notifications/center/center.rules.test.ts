import { groupNotifications } from "./center.rules";

function note(type: string, href: string) {
  return { type, href };
}

test("groups adjacent notifications of one kind and subject under the newest", () => {
  const [one, two] = [note("message", "/messages/1"), note("message", "/messages/1")];
  const groups = groupNotifications([one, two, note("offer", "/messages/1"), note("message", "/messages/1")]);
  expect(groups.map(({ first, count }) => [first.type, count])).toEqual([
    ["message", 2],
    ["offer", 1],
    ["message", 1],
  ]);
  expect(groups[0]?.first).toBe(one);
});
