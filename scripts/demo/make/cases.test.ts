import { readArchive } from "../pictures";
import type { World } from "../world";
import { makeDemo } from "./demo";

let rows: World["rows"];

const idOf = (username: string) => rows.users.find((user) => user.username === username)!.id;

beforeAll(async () => {
  const { pictures } = await readArchive();
  ({ rows } = makeDemo(1_800_000_000_000, pictures, { passwordHash: "none", listings: 1200 }).world);
});

test("opens four demo cases and closes one, one of them between the demo accounts", () => {
  expect(rows.deal_cases.map(({ status }) => status)).toEqual(["open", "open", "open", "open", "closed"]);
  expect(rows.deal_cases[0]).toMatchObject({
    openerId: idOf("demo-customer"),
    otherId: idOf("demo-vendor"),
    reason: "not_as_described",
  });
});

test("lets only the two sides of a demo deal write statements, after it was opened", () => {
  const cases = new Map(rows.deal_cases.map((one) => [one.id, one]));
  for (const { caseId, authorId, createdAt } of rows.case_statements) {
    const { openerId, otherId, createdAt: openedAt, statementsUntil } = cases.get(caseId)!;
    expect([openerId, otherId]).toContain(authorId);
    expect(Number(createdAt)).toBeGreaterThanOrEqual(Number(openedAt));
    expect(Number(createdAt)).toBeLessThan(Math.min(Number(statementsUntil), 1_800_000_000_000));
  }
});

test("rates the demo customer twice, with a review of the same deal each", () => {
  const ratings = rows.buyer_ratings.filter(({ buyerId }) => buyerId === idOf("demo-customer"));
  expect(ratings.map(({ rating, status }) => [rating, status])).toEqual([
    [5, "published"],
    [4, "published"],
  ]);
  const reviewed = rows.reviews.flatMap(({ dealId }) => (dealId ? [dealId] : []));
  expect(reviewed).toEqual(ratings.map(({ dealId }) => dealId));
});

test("gives the business of the demo vendor a manager, an agent, and an open invitation", () => {
  expect(rows.members.map(({ role, userId }) => [role, userId])).toEqual([
    ["manager", idOf("rosa.delgado")],
    ["agent", idOf("theo.lindqvist")],
  ]);
  expect(rows.member_invitations.map(({ email }) => email)).toEqual(["jamie.okafor@mail.example"]);
});

test("assigns demo conversations to members and leaves some to nobody", () => {
  const own = rows.conversations.filter(({ ownerId }) => ownerId === idOf("demo-vendor"));
  const assigned = new Set(own.map(({ assigneeId }) => assigneeId ?? null));
  expect([...assigned].toSorted()).toEqual([...rows.members.map(({ id }) => id), null].toSorted());
});
