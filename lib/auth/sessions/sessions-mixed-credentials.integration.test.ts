import * as listings from "@/app/api/listings/route";
import * as profile from "@/app/api/profile/route";
import * as refresh from "@/app/api/refresh-token/route";
import * as currentUser from "@/app/api/user/route";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { newcomer, signIn } from "@/prisma/test/sign-in";

const cookieName = "next-auth.session-token";

async function tokenOf(browser: Browser) {
  const { body } = await browser.post(refresh.POST, "/api/refresh-token");
  return { headers: { authorization: `Bearer ${String(body.token)}` } };
}

test("an access token beside a cookie of another session is refused, but where the cookie alone is read", async () => {
  const [one, other] = [await newcomer(), await newcomer()];
  const mixed = await tokenOf(other.browser);
  expect((await one.browser.get(profile.GET, "/api/profile", mixed)).status).toBe(401);
  expect((await one.browser.get(listings.GET, "/api/listings", mixed)).status).toBe(401);
  const asked = await one.browser.get(currentUser.GET, "/api/user", mixed);
  expect([asked.status, asked.body.id]).toEqual([200, one.person.id]);
  expect((await one.browser.post(refresh.POST, "/api/refresh-token", mixed)).status).toBe(200);
});

test("an access token beside a cookie of the same person's other session is refused as well", async () => {
  const { person, browser } = await newcomer();
  const mixed = await tokenOf(await signIn(person));
  expect((await browser.get(profile.GET, "/api/profile", mixed)).status).toBe(401);
});

test("an access token beside a forged cookie is refused", async () => {
  const { browser } = await newcomer();
  const good = await tokenOf(browser);
  for (const value of ["rubbish", browser.cookies.get(cookieName)?.slice(0, -4) ?? ""]) {
    const forged = createBrowser([[cookieName, value]]);
    expect((await forged.get(profile.GET, "/api/profile", good)).status).toBe(401);
  }
  expect((await createBrowser().get(profile.GET, "/api/profile", good)).status).toBe(200);
  expect((await browser.get(profile.GET, "/api/profile", good)).status).toBe(200);
});
