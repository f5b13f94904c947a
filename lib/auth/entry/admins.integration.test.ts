import * as login from "@/app/api/login/route";
import * as reset from "@/app/api/reset-password/route";
import * as currentUser from "@/app/api/user/route";
import { db } from "@/lib/server/db";
import { createBrowser } from "@/prisma/test/browser";
import { createPerson } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";
import { createAdmin } from "./admins.commands";

const names = { firstName: "Site", lastName: "Keeper" };

describe("admin:create", () => {
  test("makes an admin who chooses the password by a one-time link", async () => {
    const { promoted, link } = await createAdmin({
      username: "keeper",
      email: "keeper@mail.example",
      ...names,
    });
    expect(promoted).toBe(false);
    const token = new URL(link).searchParams.get("token");
    const body = { token, newPassword: "green-wagon-42" };
    const done = await createBrowser().post(reset.POST, "/api/reset-password", { body });
    expect(done.body).toMatchObject({ success: true, role: "admin" });
    const signedIn = await createBrowser().post(login.POST, "/api/login", {
      body: { username: "keeper", password: "green-wagon-42" },
    });
    expect(signedIn.body.role).toBe("admin");
    expect(
      await db.auditEntry.count({ where: { action: "user.create_admin", actorName: "command line" } }),
    ).toBe(1);
  });

  test("promotes the customer with both names and ends their sessions", async () => {
    const { person, browser } = await newcomer();
    const { promoted } = await createAdmin({ ...person, ...names });
    expect(promoted).toBe(true);
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(401);
    expect(await db.user.findUnique({ where: { id: person.id }, select: { role: true } })).toEqual({
      role: "admin",
    });
  });

  test("touches nobody who has only one of the names, is a vendor or is suspended", async () => {
    const customer = await createPerson();
    const vendor = await createPerson({ role: "vendor" });
    const suspended = await createPerson({ status: "suspended" });
    const wrong = [
      { ...customer, email: "other@mail.example" },
      { ...customer, username: "other" },
      vendor,
      suspended,
    ];
    for (const person of wrong) {
      await expect(createAdmin({ ...person, ...names })).rejects.toMatchObject({ code: "conflict" });
    }
    expect(
      await db.user.count({ where: { id: { in: [customer.id, vendor.id, suspended.id] }, role: "admin" } }),
    ).toBe(0);
  });
});
