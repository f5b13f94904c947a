import { threadItems } from "./thread-items";

const clock = { now: Date.parse("2026-11-22T12:00:00Z"), timeZone: "UTC" };

const messageOf = (
  id: string,
  senderId: string | null,
  createdAt: string,
  dealStep: string | null = null,
) => ({
  id,
  senderId,
  createdAt,
  dealStep,
});

function draw(messages: ReturnType<typeof messageOf>[]): string[] {
  return threadItems(messages, clock).map((item) => {
    if (item.kind === "day") return item.label;
    return `${item.startsGroup ? "[" : "-"}${item.message.id}${item.endsGroup ? "]" : "-"}`;
  });
}

test("adds a line for each day, and groups messages of one person within five minutes", () => {
  expect(
    draw([
      messageOf("a", "ada", "2026-11-21T22:00:00Z"),
      messageOf("b", "ada", "2026-11-21T22:04:00Z"),
      messageOf("c", "bob", "2026-11-21T22:04:30Z"),
      messageOf("d", "bob", "2026-11-21T22:30:00Z"),
      messageOf("e", "bob", "2026-11-22T09:00:00Z"),
    ]),
  ).toEqual(["Yesterday", "[a-", "-b]", "[c]", "[d]", "Today", "[e]"]);
});

test("separates messages before and after midnight", () => {
  expect(
    draw([messageOf("a", "ada", "2026-11-21T23:59:00Z"), messageOf("b", "ada", "2026-11-22T00:01:00Z")]),
  ).toEqual(["Yesterday", "[a]", "Today", "[b]"]);
});

test("groups no line of a deal with the messages around it", () => {
  expect(
    draw([
      messageOf("a", "ada", "2026-11-22T09:00:00Z"),
      messageOf("b", "ada", "2026-11-22T09:01:00Z", "offer"),
      messageOf("c", "ada", "2026-11-22T09:02:00Z"),
    ]),
  ).toEqual(["Today", "[a]", "[b]", "[c]"]);
});
