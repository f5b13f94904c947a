import { expect, test } from "./fixtures";
import { findJobs, findListing } from "./lookups";
import { register } from "./people";
import { waitUntilSettled } from "./page-idle";

test("prompts a visitor to log in, and leaves the heart empty", async ({ page, request }) => {
  const listing = await findListing(request, "category=products");
  await page.goto(`/listings/${listing.id}`);
  const heart = page.getByRole("button", { name: `Save ${listing.title} to favorites` }).first();
  await heart.click();
  await expect(
    page.getByText("Authentication Required - Please log in to save favorites.").first(),
  ).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("lets a customer save a listing, find it among the favorites, remove it, and undo that", async ({
  page,
  request,
  baseURL,
  signInAs,
}) => {
  const listing = await findListing(request, "category=services");
  await signInAs("customer");
  await page.request.delete(`/api/favorites/${listing.id}`, { headers: { origin: baseURL ?? "" } });
  await page.goto(`/listings/${listing.id}`);
  const heart = page.getByRole("button", { name: `Save ${listing.title} to favorites` }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Added to favorites").first()).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.goto("/favorites");
  const saved = page.getByRole("button", { name: `Save ${listing.title} to favorites` });
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await saved.click();
  await expect(page.getByText("Removed from favorites").first()).toBeVisible();
  await page.getByRole("button", { name: `Undo: save ${listing.title} again` }).click();
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Added to favorites").first()).toBeVisible();
});

test("fetches all hearts of a page with one request, and none on a visitor's page", async ({
  page,
  signInAs,
}) => {
  const requests: string[] = [];
  page.on("request", (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith("/api/favorites")) requests.push(pathname);
  });
  await page.goto("/products");
  await waitUntilSettled(page);
  expect(requests).toEqual([]);
  // An open page would notice the sign-in by itself.
  await page.goto("about:blank");
  await signInAs("customer");
  const answer = page.waitForResponse((response) => response.url().includes("/api/favorites"));
  await page.goto("/products");
  await answer;
  await waitUntilSettled(page);
  expect(requests).toEqual(["/api/favorites/ids"]);
});

test("lets a user sort favorites, save a note, and compare two homes", async ({ page, baseURL }) => {
  const headers = { origin: baseURL ?? "" };
  const person = await register(page.request, { origin: baseURL });
  await page.request.post("/api/login", { data: person, headers });
  const answer = await page.request.get("/api/listings?category=realestate&limit=3&sort=price_desc");
  const homes = (await answer.json()) as { id: string; title: string }[];
  for (const { id } of homes) await page.request.post(`/api/favorites/${id}`, { headers });
  await page.goto("/favorites");
  await waitUntilSettled(page);
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await page.getByLabel("Sort favorites").selectOption({ label: "Price: low to high" });
  await expect(page).toHaveURL("/favorites?sort=price_asc");
  await expect(titles).toHaveText(homes.toReversed().map(({ title }) => title));

  const [first, second] = homes;
  await page.getByRole("button", { name: `Add a note to ${first?.title}` }).click();
  await page.getByLabel(`Your note on ${first?.title}`).fill("Ask about the roof");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Ask about the roof")).toBeVisible();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByText("Ask about the roof")).toBeVisible();

  for (const home of [first, second])
    await page.getByRole("button", { name: `Compare ${home?.title}` }).click();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("heading", { name: "2 properties side by side" })).toBeVisible();
});

test("lets a customer save a job, find it next to the favorites, remove it, and undo that", async ({
  page,
  request,
  baseURL,
  signInAs,
}) => {
  const jobs = await findJobs(request, "limit=50");
  const job = jobs.find(({ createdAt }) => createdAt < (process.env.E2E_STARTED_AT ?? ""))!;
  await signInAs("customer");
  await page.request.delete(`/api/saved-jobs/${job.id}`, { headers: { origin: baseURL ?? "" } });
  await page.goto(`/jobs/${job.id}`);
  const heart = page.getByRole("button", { name: `Save the job ${job.title}`, exact: true }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(page.getByText("Job saved").first()).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.goto("/favorites");
  await page.getByRole("navigation", { name: "Saved" }).getByRole("link", { name: "Saved jobs" }).click();
  await expect(page).toHaveURL("/saved-jobs");
  await heart.click();
  await expect(page.getByText("Removed from saved jobs").first()).toBeVisible();
  await page.getByRole("button", { name: `Undo: save ${job.title} again` }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
