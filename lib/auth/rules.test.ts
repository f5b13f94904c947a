import { allEndpoints } from "@/lib/platform/rules";
import {
  asReader,
  assertAccess,
  denialMessage,
  groupRoles,
  type Group,
  type Role,
} from "@/lib/shared/access";
import { config } from "@/middleware";
import { authRedirect, guardedGroup, guardedRoutes, isOpen, roleHome } from "./rules";

describe("the guard table", () => {
  test("matches exactly the paths of the middleware", () => {
    const expected = guardedRoutes.map(({ path, match }) => (match === "exact" ? path : `${path}/:path*`));
    expect([...config.matcher].sort()).toEqual(expected.sort());
  });

  test.each([
    ["/profile", "member"],
    ["/favorites", "member"],
    ["/saved-jobs", "member"],
    ["/rewards", "member"],
    ["/reviews", "member"],
    ["/cases/7", "member"],
    ["/purchases", "member"],
    ["/sales", "member"],
    ["/create-job", "member"],
    ["/edit-job/1", "member"],
    ["/my-jobs", "member"],
    ["/my-jobs/1", "member"],
    ["/my-applications", "member"],
    ["/customer", "customer"],
    ["/admin", "admin"],
    ["/admin/vendors", "admin"],
    ["/admin/passwords", "admin"],
    ["/vendor", "vendor"],
    ["/vendor/", "vendor"],
    ["/subscription", "vendor"],
    ["/create-advertisement", "vendor"],
    ["/create-listing", "seller"],
    ["/edit-listing/1", "seller"],
    ["/edit-advertisement/1", "seller"],
    ["/", null],
    ["/vendor/0190b6a0-0000-7000-8000-000000000001", null],
    ["/admin-direct", null],
    ["/admin-stats", null],
    ["/vendor-dashboard", null],
    ["/messages/1", null],
  ])("assigns %s to %s", (path, group) => {
    expect(guardedGroup(path)).toBe(group);
  });

  test.each([
    ["/auth", true],
    ["/reset-password/", true],
    ["/messages/1", true],
    ["/authors", false],
    ["/", false],
    ["/profile", false],
  ])("reports whether %s is open and depends on the viewer: %s", (path, open) => {
    expect(isOpen(path)).toBe(open);
  });
});

describe("denialMessage", () => {
  test.each([
    [["admin"], "Only administrators can access this area."],
    [["vendor", "admin"], "Only vendors or administrators can access this area."],
    [["customer"], "Only customers can access this area."],
  ] as [Role[], string][])("words the refusal for %j as in the specification", (roles, message) => {
    expect(denialMessage(roles)).toBe(message);
  });
});

describe("assertAccess", () => {
  const vendor = (vendorStatus: string) => ({
    role: "vendor" as const,
    vendorStatus,
    businessRole: "owner" as const,
  });

  test("prompts a visitor to sign in", () => {
    expect(() => assertAccess(null, { access: "member", path: "/api/favorites" })).toThrow(
      expect.objectContaining({ code: "not_signed_in" }),
    );
  });

  test("refuses the wrong role with the message from the specification", () => {
    expect(() =>
      assertAccess(
        { role: "customer", vendorStatus: null, businessRole: null },
        { access: "seller", path: "/api/listings" },
      ),
    ).toThrow("Only vendors or administrators can access this area.");
  });

  test.each(["pending", "rejected", "suspended"])("refuses a %s vendor if approval is required", (status) => {
    const endpoint = { access: "seller", approved: true, path: "/api/listings" } as const;
    expect(() => assertAccess(vendor(status), endpoint)).toThrow(
      expect.objectContaining({ code: "forbidden" }),
    );
    expect(() => assertAccess(vendor("approved"), endpoint)).not.toThrow();
  });

  test("admits everyone to a public endpoint", () => {
    for (const access of ["any", "optional", "cookie"] as const)
      expect(() => assertAccess(null, { access, path: "/api/x" })).not.toThrow();
  });
});

test("limits an admin without the required second step to its setup, the unread counts, and the event stream", () => {
  const admin = { role: "admin" as const, vendorStatus: null, businessRole: null, secondStepMissing: true };
  const guarded = allEndpoints.filter(({ access }) => groupRoles[access as Group]?.includes("admin"));
  const open = guarded.filter((endpoint) => {
    try {
      assertAccess(admin, endpoint);
      return true;
    } catch {
      return false;
    }
  });
  const others = open.map(({ path }) => path).filter((path) => !path.startsWith("/api/profile/second-step"));
  expect(open).toHaveLength(others.length + 5);
  expect(others.sort()).toEqual([
    "/api/conversations/unread-count",
    "/api/events",
    "/api/notifications/unread",
  ]);
  expect(asReader(admin, { access: "optional", method: "GET" })?.role).toBe("customer");
});

describe("a team member", () => {
  const member = (businessRole: "manager" | "agent") => ({
    role: "vendor" as const,
    vendorStatus: "approved",
    businessRole,
  });

  test("refuses an endpoint whose permission the role doesn’t have", () => {
    const endpoint = { access: "vendor", approved: true, permission: "hire", path: "/api/members" } as const;
    expect(() => assertAccess(member("agent"), endpoint)).toThrow(
      "Your role in this business doesn’t allow this.",
    );
    expect(() => assertAccess(member("manager"), endpoint)).not.toThrow();
  });

  test("refuses a desk endpoint without a permission", () => {
    for (const access of ["vendor", "seller"] as const) {
      expect(() => assertAccess(member("manager"), { access, path: "/api/x" })).toThrow(
        "Your role in this business doesn’t allow this.",
      );
    }
  });

  test("keeps what every signed-in person may do", () => {
    expect(() => assertAccess(member("agent"), { access: "member", path: "/api/favorites" })).not.toThrow();
  });
});

test("requires a permission on every vendor-desk endpoint", () => {
  const silent = allEndpoints.filter(
    ({ access, permission }) => (access === "vendor" || access === "seller") && !permission,
  );
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("requires approval on every vendor endpoint that writes, except the application", () => {
  const early = allEndpoints.filter(
    ({ access, approved, method }) =>
      (access === "vendor" || access === "seller") && method !== "GET" && !approved,
  );
  expect(early.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/profile/application",
    "PATCH /api/profile/application",
  ]);
});

describe("role addresses", () => {
  test("leads to the dashboard of the role, and from the auth page to the homepage for customers", () => {
    expect((["admin", "vendor", "customer"] as const).map(roleHome)).toEqual([
      "/admin",
      "/vendor",
      "/customer",
    ]);
    expect((["admin", "vendor", "customer"] as const).map(authRedirect)).toEqual(["/admin", "/vendor", "/"]);
  });
});
