import { readFileSync } from "node:fs";
import path from "node:path";
import { caseStatuses, caseTransitions } from "@/lib/cases/rules";
import {
  offerStatuses,
  offerTransitions,
  viewingStatuses,
  viewingTransitions,
} from "@/lib/messages/deal.rules";
import { heldStatuses, heldTransitions } from "@/lib/messages/threads/held.rules";
import {
  buyerRatingStatuses,
  buyerRatingTransitions,
  dealReviewTransitions,
} from "@/lib/reviews/deal-review.rules";
import { reviewTransitions } from "@/lib/reviews/moderation.rules";
import { reviewStatuses } from "@/lib/reviews/rules";
import { findTransition, type AnyTransition } from "@/lib/shared/lifecycle";
import { root } from "@/prisma/test/schemas";

type Table = Readonly<Record<string, AnyTransition>>;
type Noun = { statuses: readonly string[]; tables: readonly Table[] };

const nouns: Record<string, Noun> = {
  Offers: { statuses: offerStatuses, tables: [offerTransitions] },
  Appointments: { statuses: viewingStatuses, tables: [viewingTransitions] },
  Cases: { statuses: caseStatuses, tables: [caseTransitions] },
  "Reviews of sellers": { statuses: reviewStatuses, tables: [reviewTransitions, dealReviewTransitions] },
  "Ratings of buyers": { statuses: buyerRatingStatuses, tables: [buyerRatingTransitions] },
  "Held messages": { statuses: heldStatuses, tables: [heldTransitions] },
};

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const sections = new Map(
  read("docs/states.md")
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf("\n")), section] as const),
);

function rowsOf(noun: string, columns: number): string[][] {
  const lines = (sections.get(noun) ?? "").split("\n").filter((line) => line.startsWith("|"));
  const cells = lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
  return cells.filter((row) => row.length === columns && row[0] !== "from" && !/^-+$/.test(row[0] ?? ""));
}

function stepsOf({ statuses, tables }: Noun): string[] {
  return tables.flatMap((table) => {
    const people = new Set(Object.values(table).flatMap(({ by }) => by));
    return statuses.flatMap((status) =>
      Object.keys(table).flatMap((action) =>
        [...people].flatMap((actor) => {
          const step = findTransition(table, { status, action, actor });
          return step ? [[status, action, actor, String(step.to)].join(" ")] : [];
        }),
      ),
    );
  });
}

test("describes every noun with states", () => {
  expect([...sections.keys()]).toEqual([...Object.keys(nouns), "Invitations", "Members", "Saved jobs"]);
});

test.each(Object.keys(nouns))("lists exactly the steps that the code allows to %s", (name) => {
  const documented = rowsOf(name, 4).map((row) => row.join(" "));
  expect(documented.toSorted()).toEqual(stepsOf(nouns[name]!).toSorted());
});

test.each(Object.keys(nouns))("names the states that %s never leave", (name) => {
  const left = new Set(rowsOf(name, 4).map(([from]) => from));
  const final = /^Final: (.+)\.$/m.exec(sections.get(name) ?? "")?.[1]?.split(", ");
  expect(final?.toSorted()).toEqual(nouns[name]!.statuses.filter((status) => !left.has(status)).toSorted());
});

test.each(["Offers", "Invitations", "Members", "Saved jobs"])("names a test for each step of %s", (name) => {
  const evidence = rowsOf(name, 5).map((row) => row[4] ?? "");
  expect(evidence.length).toBeGreaterThan(2);
  const missing = evidence.filter((text) => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(text) ?? [];
    return !file || !title || !read(file).includes(`"${title}"`);
  });
  expect(missing).toEqual([]);
});
