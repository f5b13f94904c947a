import { jobStatuses, type JobStatus } from "../rules";
import {
  jobActions,
  jobActors,
  isBarred,
  findJobTransition,
  availableJobActions,
  type JobAction,
} from "./lifecycle.rules";

const letters: Record<JobStatus, string> = {
  draft: "d",
  pending: "p",
  changes_requested: "c",
  rejected: "r",
  open: "o",
  paused: "z",
  filled: "f",
  closed: "x",
  expired: "e",
};

const table: Record<JobAction, [poster: string, admin: string, system: string]> = {
  submit: ["d>p c>p r>p", "d>p c>p r>p", ""],
  withdraw: ["p>d", "p>d", ""],
  approve: ["", "p>o", ""],
  "request-changes": ["", "p>c", ""],
  reject: ["", "p>r", ""],
  remove: ["", "o>r z>r f>r x>r e>r", ""],
  edit: ["d= p= c= r= o= z=", "d= p= c= r= o= z=", ""],
  pause: ["o>z", "o>z", ""],
  resume: ["z>o", "z>o", ""],
  fill: ["o>f z>f", "o>f z>f", ""],
  close: ["o>x z>x", "o>x z>x", ""],
  relist: ["f>o x>o e>o", "f>o x>o e>o", ""],
  renew: ["o= z=", "o= z=", ""],
  duplicate: ["d= p= c= r= o= z= f= x= e=", "d= p= c= r= o= z= f= x= e=", ""],
  delete: ["d= p= c= r=", "d= p= c= r=", ""],
  expire: ["", "", "o>e z>e"],
};

describe.each(jobActions)("the action %s", (action) => {
  test.each(jobActors)("allows it for %s in exactly its states", (actor) => {
    const found = jobStatuses.flatMap((status) => {
      const step = findJobTransition({ action, actor, status });
      return step ? [`${letters[status]}${step.to ? `>${letters[step.to]}` : "="}`] : [];
    });
    const column = { poster: 0, admin: 1, system: 2, other: 3 }[actor];
    expect(found.join(" ")).toBe(table[action][column] ?? "");
  });
});

test("offers the poster only the actions that are possible now", () => {
  expect(availableJobActions({ actor: "poster", status: "open", barred: false })).toEqual([
    "pause",
    "fill",
    "close",
    "renew",
    "duplicate",
  ]);
  expect(availableJobActions({ actor: "other", status: "open", barred: false })).toEqual([]);
});

test("refuses a suspended poster every publicly visible action", () => {
  const suspended = { actor: "poster", barred: true } as const;
  expect(availableJobActions({ ...suspended, status: "paused" })).toEqual(["duplicate"]);
  expect(availableJobActions({ ...suspended, status: "pending" })).toEqual(["withdraw", "duplicate"]);
  expect([
    isBarred("approve", { barred: true, status: "pending" }),
    isBarred("edit", { barred: true, status: "paused" }),
  ]).toEqual([true, true]);
});
