import { nextState } from "@/lib/shared/lifecycle";
import {
  adActions,
  adRoles,
  adStatuses,
  adTransitions,
  clickRate,
  formatClickRate,
  type AdAction,
  type AdStatus,
} from "./lifecycle.rules";

const table: Record<AdStatus, Partial<Record<AdAction, string>>> = {
  draft: { submit: "owner, admin → pending" },
  pending: {
    withdraw: "owner, admin → draft",
    approve: "admin → scheduled",
    reject: "admin → rejected",
  },
  scheduled: {
    start: "system → running",
    pause: "owner, admin → paused",
    revise: "owner → pending",
    end: "owner, admin, system → ended",
  },
  running: {
    pause: "owner, admin → paused",
    revise: "owner → pending",
    end: "owner, admin, system → ended",
  },
  paused: {
    resume: "owner, admin → running",
    wait: "owner, admin → scheduled",
    revise: "owner → pending",
    end: "owner, admin, system → ended",
  },
  ended: {},
  rejected: { submit: "owner, admin → pending" },
};

const cells = adStatuses.flatMap((status) =>
  adActions.flatMap((action) => adRoles.map((role) => [status, action, role] as const)),
);

test.each(cells)("follows the table for %s, %s by %s", (status, action, role) => {
  const [roles = "", to] = (table[status][action] ?? "").split(" → ");
  const expected = roles.split(", ").includes(role) ? to : null;
  expect(nextState(adTransitions, { status, action, actor: role })).toBe(expected);
});

test("shows the click rate, and none before the first impression", () => {
  expect([clickRate(200, 5), clickRate(0, 0), clickRate(1, 3)]).toEqual([0.025, null, 1]);
  expect([formatClickRate(0.025), formatClickRate(null)]).toEqual(["2.5%", "–"]);
});
