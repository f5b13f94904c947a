import { serveSecondSite } from "@/e2e/second-site";
import { expect, test } from "../fixtures";
import { findListings } from "../lookups";
import { register } from "../people";

test("shows a saved homepage setting on both servers", async ({ request, requestAs, baseURL }) => {
  const admin = await requestAs("admin");
  const address = "/api/homepage-settings/bottom_carousel_interval";
  const { value: before } = (await (await admin.get(address)).json()) as { value: string };
  const secondServer = await serveSecondSite();
  const home = async (origin = "") => (await request.get(`${origin}/`)).text();
  const other = () => home(`http://localhost:${secondServer.port}`);
  async function change(value: string): Promise<void> {
    const answer = await admin.put(address, { data: { value }, headers: { origin: baseURL ?? "" } });
    expect(answer.status()).toBe(200);
  }
  try {
    // Caches the page on both servers.
    await Promise.all([home(), other()]);
    for (const value of ["31", "32", "33"]) {
      const shown = new RegExp(`seconds\\\\?":${value}\\b`);
      await change(value);
      expect(await home()).toMatch(shown);
      await expect.poll(other).toMatch(shown);
    }
  } finally {
    await change(before);
    await secondServer.stop();
  }
});

test("54: hides a paused listing on both servers before the owner gets the answer", async ({
  request,
  requestAs,
  baseURL,
}) => {
  const other = await serveSecondSite();
  const vendor = await requestAs("vendor");
  try {
    const { vendorId } = (await (await vendor.get("/api/user")).json()) as { vendorId: string };
    // The oldest one, because another test pauses and resumes the newest.
    const listing = (await findListings(request, `vendor=${vendorId}&limit=24`)).at(-1);
    const path = `/listings/${listing!.id}`;
    const sites = [baseURL ?? "", `http://127.0.0.1:${other.port}`];
    const look = () => Promise.all(sites.map(async (site) => (await fetch(site + path)).status));
    const suggestions = `/api/search/suggestions?query=${encodeURIComponent(listing!.title)}`;
    const isSuggested = async (site: string) =>
      (await (await fetch(site + suggestions)).text()).includes(listing!.id);
    const lookAtSuggestions = () => Promise.all(sites.map(isSuggested));
    const act = async (action: string) => {
      const response = await vendor.post(`/api/listings/${listing!.id}/${action}`, {
        data: {},
        headers: { origin: baseURL ?? "" },
      });
      expect(response.status(), await response.text()).toBe(200);
    };
    // A new server loads its suggestions in the background.
    await expect.poll(lookAtSuggestions).toEqual([true, true]);
    for (let round = 0; round < 30; round += 1) {
      // Concurrent readers ensure that pages are always being rendered.
      const crowd = Promise.all(Array.from({ length: 4 }, look));
      await act("pause");
      expect(await look(), `round ${round}, hidden`).toEqual([404, 404]);
      if (round % 5 === 0)
        expect(await lookAtSuggestions(), `round ${round}, hidden`).toEqual([false, false]);
      await act("resume");
      expect(await look(), `round ${round}, shown`).toEqual([200, 200]);
      await crowd;
    }
  } finally {
    await other.stop();
  }
});

test("7: counts wrong passwords on both servers together, and accepts one session on both", async ({
  request,
  playwright,
  baseURL,
}) => {
  const { username, password } = await register(request, { origin: baseURL });
  const other = await serveSecondSite();
  const origins = [baseURL ?? "", `http://127.0.0.1:${other.port}`];
  const visitor = await playwright.request.newContext();
  const tryPassword = async (turn: number, wrong: string) => {
    const origin = origins[turn % 2]!;
    const headers = { origin, "x-forwarded-for": "2001:db8:fffb::1" };
    return (
      await visitor.post(`${origin}/api/login`, { data: { username, password: wrong }, headers })
    ).status();
  };
  try {
    const { cookies } = await request.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    for (const origin of origins) {
      const answer = await visitor.get(`${origin}/api/user`, { headers: { cookie } });
      expect([answer.status(), ((await answer.json()) as { username: string }).username]).toEqual([
        200,
        username,
      ]);
    }
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) statuses.push(await tryPassword(turn, "wrong-wagon-00"));
    expect(statuses).toEqual(Array<number>(10).fill(401));
    expect([await tryPassword(0, password), await tryPassword(1, password)]).toEqual([429, 429]);
  } finally {
    await visitor.dispose();
    await other.stop();
  }
});
