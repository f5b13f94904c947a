import { serveSecondSite } from "@/e2e/in-parallel";
import { expect, test } from "../fixtures";
import { findListings } from "../lookups";

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

test("hides a paused listing on both servers before the owner gets the answer", async ({
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
