/** @database-patience 5 */
import * as logout from "@/app/api/logout/route";
import * as currentUser from "@/app/api/user/route";
import { openConnection } from "@/lib/server/connection";
import { createBrowser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

const cookieName = "next-auth.session-token";
const emptied =
  /^(plaza_signed_in|(__Secure-)?next-auth\.session-token(\.\d+)?)=; .*Expires=Thu, 01 Jan 1970.*; Max-Age=0$/;

describe("POST /api/logout", () => {
  test("removes every name and chunk of the cookie from the device", async () => {
    const browser = createBrowser([
      [cookieName, "rubbish"],
      [`${cookieName}.0`, "first"],
      [`__Secure-${cookieName}.1`, "second"],
    ]);
    const { setCookies } = await browser.post(logout.POST, "/api/logout");
    expect(setCookies.map((line) => line.split("=")[0]).sort()).toEqual(
      [
        "__Secure-next-auth.session-token",
        "__Secure-next-auth.session-token.1",
        cookieName,
        `${cookieName}.0`,
        "plaza_signed_in",
      ].sort(),
    );
    for (const line of setCookies) expect(line).toMatch(emptied);
    expect(setCookies.filter((line) => line.startsWith("__Secure-")).join()).toContain("; Secure;");
  });

  test("clears the device if the session cannot be ended in time, and reports that it may still be live", async () => {
    const { person, browser } = await createSignedInPerson();
    const copy = browser.clone();
    const holder = await openConnection();
    try {
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM sessions WHERE user_id = $1 FOR UPDATE", [person.id]);
      const out = await browser.post(logout.POST, "/api/logout");
      expect([out.status, out.body]).toEqual([200, { success: false }]);
      expect([...browser.cookies.keys()]).toEqual(["plaza_device"]);
    } finally {
      await holder.end();
    }
    expect((await copy.get(currentUser.GET, "/api/user")).status).toBe(200);
    expect((await copy.post(logout.POST, "/api/logout")).body).toEqual({ success: true });
  });
});
