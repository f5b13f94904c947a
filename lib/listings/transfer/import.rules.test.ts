import { nextState } from "@/lib/shared/lifecycle";
import {
  importActions,
  importActors,
  importEnds,
  importStatuses,
  importTransitions,
  maxImportRows,
  type ImportAction,
  type ImportEnd,
  type ImportStatus,
} from "./import.rules";

describe("the states of an import", () => {
  type Action = ImportAction | ImportEnd;
  const actions: readonly Action[] = [...importActions, ...importEnds];

  const table: Record<ImportStatus, Partial<Record<Action, string>>> = {
    previewed: { confirm: "owner → running", cancel: "owner → cancelled" },
    running: { cancel: "owner → cancelled", finish: "system → done", fail: "system → failed" },
    done: {},
    failed: { confirm: "owner → running" },
    cancelled: {},
  };
  const cells = importStatuses.flatMap((status) =>
    actions.flatMap((action) => importActors.map((actor) => [status, action, actor] as const)),
  );

  test.each(cells)("follows the table for %s, %s by %s", (status, action, actor) => {
    const [who, to] = (table[status][action] ?? "").split(" → ");
    expect(nextState(importTransitions, { status, action, actor })).toBe(who === actor ? to : null);
  });

  test("allows ten thousand rows", () => {
    expect(maxImportRows).toBe(10_000);
  });
});
