import { assertFresh } from "./if-match";

const updatedAt = new Date("2026-11-25T10:00:00.000Z");
const copy = { changedMeanwhile: "Changed." };

type Claims = { match?: string; version?: number; updatedAt?: string };
type Kind = { version?: number; versionMissing?: string };

function answerOf({ match, ...body }: Claims, { version, versionMissing }: Kind = {}): string | null {
  const headers = new Headers(match === undefined ? {} : { "if-match": match });
  try {
    assertFresh({ headers, body, stored: { version, updatedAt }, copy: { ...copy, versionMissing } });
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const now = updatedAt.toISOString();

test.each<[Claims, string | null]>([
  [{}, null],
  [{ match: "*" }, null],
  [{ match: '"3"' }, null],
  [{ match: 'W/"3"' }, null],
  [{ match: '"1", "3"' }, null],
  [{ match: '"2"' }, "conflict"],
  [{ match: `"${now}"` }, "conflict"],
  [{ match: "3" }, "bad_request"],
  [{ match: '"3" or so' }, "bad_request"],
  [{ version: 3 }, null],
  [{ version: 2 }, "conflict"],
  [{ version: 3, match: '"3"', updatedAt: now }, null],
  [{ version: 3, match: '"2"' }, "conflict"],
  [{ version: 2, match: '"3"' }, "conflict"],
  [{ version: 2, match: "*" }, "conflict"],
  [{ version: 3, updatedAt: "2026-11-25T09:00:00Z" }, "conflict"],
])("checks %j against version 3", (claims, answer) => {
  expect(answerOf(claims, { version: 3 })).toBe(answer);
});

test.each<[Claims, string | null]>([
  [{ match: `"${now}"` }, null],
  [{ match: '"2026-11-25T09:00:00.000Z"' }, "conflict"],
  [{ updatedAt: "2026-11-25T10:00:00Z" }, null],
  [{ updatedAt: now, match: '"2026-11-25T09:00:00.000Z"' }, "conflict"],
])("checks %j against the last change if there is no version", (claims, answer) => {
  expect(answerOf(claims)).toBe(answer);
});

test.each<[Claims, string | null]>([
  [{}, "rule_broken"],
  [{ match: "*" }, null],
  [{ match: '"3"' }, null],
  [{ updatedAt: now }, null],
])("checks %j where a precondition is required", (claims, answer) => {
  expect(answerOf(claims, { version: 3, versionMissing: "Which?" })).toBe(answer);
});
