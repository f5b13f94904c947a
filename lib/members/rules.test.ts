import { rolePermissions } from "@/lib/shared/permissions";
import { findInvitationObstacle, grantableRoles, outranks } from "./rules";

test("reserves payments for the owner, and prices and the team for managers", () => {
  expect(rolePermissions).toEqual({
    owner: ["list", "price", "answer", "hire", "pay"],
    manager: ["list", "price", "answer", "hire"],
    agent: ["list", "answer"],
  });
});

test.each([
  ["owner", ["manager", "agent"]],
  ["manager", ["agent"]],
  ["agent", []],
  [null, []],
] as const)("lets %s grant %j", (actor, roles) => {
  expect(grantableRoles(actor)).toEqual(roles);
});

test("lets nobody manage the owner", () => {
  for (const actor of ["owner", "manager", "agent", null] as const)
    expect(outranks(actor, "owner")).toBe(false);
});

describe("findInvitationObstacle", () => {
  const state = {
    email: "Ann@home.example",
    invitedEmail: "ann@home.example",
    isConfirmed: true,
    role: "customer" as const,
    isModerator: false,
    isMember: false,
  };

  test.each([
    [null, {}],
    ["address", { email: "bob@home.example" }],
    ["unconfirmed", { isConfirmed: false }],
    ["account", { role: "vendor" as const }],
    ["account", { role: "admin" as const }],
    ["account", { isModerator: true }],
    ["member", { isMember: true }],
  ])("returns %s for %j", (obstacle, change) => {
    expect(findInvitationObstacle({ ...state, ...change })).toBe(obstacle);
  });
});
