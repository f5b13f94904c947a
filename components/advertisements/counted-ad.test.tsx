import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { advertisementDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { mockIntersectionObserver } from "@/prisma/test/device";
import { TrackedAd } from "./counted-ad";

const ad = advertisementDto({ id: "0190b6a0-0000-7000-8000-000000000001", title: "Spring sale" });

type Sent = { path: string; view: string };
let sent: Sent[];
let watched: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  sent = [];
  watched = mockIntersectionObserver();
  globalThis.fetch = async (path, init) => {
    sent.push({ path: String(path), ...(JSON.parse(String(init?.body)) as { view: string }) });
    return { ok: true, status: 204 } as Response;
  };
});

test("reports an impression once it comes into view", () => {
  renderPage(<TrackedAd ad={ad} maxHeight="400px" />);
  expect([watched.length, sent]).toEqual([1, []]);
  act(() => watched[0]?.near());
  expect(sent.map(({ path }) => path)).toEqual([`/api/advertisements/${ad.id}/impression`]);
});

test("waits for its turn in a carousel", () => {
  const { unmount } = renderPage(<TrackedAd ad={ad} maxHeight="400px" shown={false} />);
  expect(watched).toEqual([]);
  unmount();
});

test("reports a click with the page view of its impression", async () => {
  renderPage(<TrackedAd ad={ad} maxHeight="400px" />);
  act(() => watched[0]?.near());
  await userEvent.click(screen.getByRole("link"));
  expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["impression", "click"]);
  expect(sent[0]?.view).toBe(sent[1]?.view);
  expect(sent[0]?.view).toMatch(/^\w{16,64}$/);
});
