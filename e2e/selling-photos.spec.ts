import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { createApprovedVendor } from "./people";
import {
  addPhotos,
  addPicture,
  isSimilarColor,
  paint,
  photoOrder,
  photos,
  readStoredPicture,
} from "./pictures";
import { waitForNextTask } from "./page-idle";

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 40, b: 190 };

async function fillProduct(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Description", { exact: true }).fill("Painted by hand, for the wall over a sofa.");
  await page.getByLabel("Price", { exact: true }).fill("45");
  await page.getByLabel("Condition").selectOption("new");
  await page.getByLabel("Quantity").fill("2");
  await page.getByText("Pickup", { exact: true }).click();
  await page.getByLabel("City").fill("Boise");
  await page.getByLabel("State", { exact: true }).selectOption("ID");
}

async function draftId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/edit-listing\/[0-9a-f-]{36}$/, { timeout: 20_000 });
  return page.url().split("/").at(-1) ?? "";
}

async function awaitChanged(page: Page, before: string | undefined): Promise<string> {
  await expect.poll(async () => (await photoOrder(page))[0], { timeout: 20_000 }).not.toBe(before);
  return (await photoOrder(page))[0] ?? "";
}

test("lets a vendor rotate, crop, and describe a photo, and shows visitors the result", async ({
  page,
  request,
  baseURL,
}) => {
  await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  await page.goto("/create-listing?category=products");
  await addPicture(page, await paint("two-tone.jpg", red, blue));
  await expect(photos(page)).toHaveCount(1, { timeout: 20_000 });
  const [original] = await photoOrder(page);

  const editor = page.getByRole("dialog", { name: "Crop or rotate" });
  await page.getByRole("button", { name: "Crop or rotate photo 1" }).click();
  await editor.getByRole("button", { name: "Rotate" }).click();
  await editor.getByRole("button", { name: "Use photo" }).click();
  const turned = await awaitChanged(page, original);
  const upright = await readStoredPicture(request, turned);
  expect(upright.height).toBeGreaterThan(upright.width);
  expect(isSimilarColor(await upright.colorAt(0.5, 0.1), red), "red is at the top").toBe(true);
  expect(isSimilarColor(await upright.colorAt(0.5, 0.9), blue), "blue is at the bottom").toBe(true);

  await page.getByRole("button", { name: "Crop or rotate photo 1" }).click();
  await editor.getByRole("button", { name: "Square" }).click();
  await editor.getByLabel("Enlarge").fill("2");
  const frame = editor.getByRole("img", { name: /Use the arrow keys/ });
  await frame.focus();
  for (let press = 0; press < 45; press += 1) await frame.press("ArrowUp");
  await editor.getByRole("button", { name: "Use photo" }).click();
  const cropped = await readStoredPicture(request, await awaitChanged(page, turned));
  expect(cropped.width).toBe(cropped.height);
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    expect(isSimilarColor(await cropped.colorAt(x, y), red), `red at ${x}, ${y}`).toBe(true);
  }

  const words = `A red sign ${Date.now().toString(36)}`;
  await page.getByLabel("Description of photo 1").fill(words);
  await fillProduct(page, words.replace("A red", "Red"));
  const id = await draftId(page);
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page).toHaveURL(/\/vendor\?tab=listings&status=pending/);
  const approved = await request.post(`/api/admin/listings/${id}/approve`, {
    data: {},
    headers: { origin: baseURL ?? "" },
  });
  expect(approved.status(), await approved.text()).toBe(200);

  await page.goto(`/listings/${id}`);
  const shown = page.getByRole("img", { name: words }).first();
  await expect(shown).toBeVisible();
  const live = await readStoredPicture(request, (await shown.getAttribute("src")) ?? "");
  expect(live.width).toBe(live.height);
  expect(isSimilarColor(await live.colorAt(0.9, 0.9), red)).toBe(true);
});

test("orders photos by mouse and by keyboard, and stores the order", async ({ page, request, baseURL }) => {
  await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  await page.goto("/create-listing?category=products");
  await addPhotos(page, 3);
  await expect(photos(page)).toHaveCount(3, { timeout: 20_000 });
  const [first, second, third] = await photoOrder(page);

  const handle = (name: RegExp) => page.locator("#photos").getByRole("button", { name });
  await handle(/^Cover, photo 1 of 3/).dragTo(handle(/^photo 3 of 3/), { steps: 8 });
  await expect.poll(() => photoOrder(page)).toEqual([second, third, first]);

  await handle(/^photo 3 of 3/).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Photo 3 of 3 picked up.")).toBeAttached();
  await waitForNextTask(page);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Photo moved to position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => photoOrder(page)).toEqual([second, first, third]);

  await draftId(page);
  await expect(page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await page.reload();
  await expect.poll(() => photoOrder(page)).toEqual([second, first, third]);
});

test.describe("on the Starter plan", () => {
  async function chooseStarter(page: Page, origin: string | undefined): Promise<void> {
    const chosen = await page.request.post("/api/subscription", {
      data: { action: "change", planId: "starter", when: "now" },
      headers: { origin: origin ?? "" },
    });
    expect(chosen.status(), await chosen.text()).toBe(200);
  }

  async function ownListings(page: Page): Promise<string[]> {
    const csv = await (await page.request.get("/api/listings/export")).text();
    return csv.trim().split("\r\n").slice(1);
  }

  test("names the 11th photo as left out, never sends it, and keeps the rest of the form", async ({
    page,
    request,
    baseURL,
  }) => {
    await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
    await chooseStarter(page, baseURL);
    let sent = 0;
    page.on("request", (sentRequest) => (sent += sentRequest.url().endsWith("/api/uploads") ? 1 : 0));
    await page.goto("/create-listing?category=products");
    await expect(page.getByText("Your plan allows 10 for each listing.")).toBeVisible();
    await fillProduct(page, "Ten views of a vase");
    await addPhotos(page, 11);
    await expect(page.getByText("You can add at most 10 photos. Left out: photo-11.jpg.")).toBeVisible();
    await expect(photos(page)).toHaveCount(10, { timeout: 40_000 });
    expect(sent).toBe(10);
    await expect(page.getByLabel("Add photos")).toBeDisabled();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Ten views of a vase");
    await expect(page.getByLabel("Price", { exact: true })).toHaveValue("45");
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect(page).toHaveURL(/\/vendor\?tab=listings&status=pending/);
    const [made = "", ...others] = await ownListings(page);
    expect(others).toEqual([]);
    expect(made.match(/\/images\//g)).toHaveLength(10);
  });
});
