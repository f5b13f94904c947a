import type { JobDetailDto } from "@/lib/jobs/contract";
import { expect, test } from "./fixtures";
import { findHead, findJobs, findJsonLd } from "./lookups";
import { waitUntilSettled } from "./page-idle";

const count = /^[\d,]+ jobs?$/i;

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters by a plain form, removes a filter, turns the page, and opens a job", async ({
    page,
    request,
  }) => {
    await page.goto("/jobs");
    const cards = page.locator("[data-slot=job-card]");
    const all = await cards.count();
    expect(all).toBeGreaterThan(3);
    await expect(page.getByRole("heading", { name: count })).toBeVisible();
    await page.getByLabel("Workplace").selectOption("remote");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/workplace=remote/);
    const remote = await findJobs(request, "workplace=remote&limit=50");
    await expect(page.getByRole("heading", { name: count })).toHaveText(
      new RegExp(`^${remote.length} jobs?$`, "i"),
    );
    await page.getByRole("list", { name: "Active filters" }).getByRole("link", { name: "Remote" }).click();
    await expect(page).not.toHaveURL(/workplace=remote/);
    const title = await cards.first().getByRole("link").innerText();
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(cards.first()).not.toContainText(title);
    await page.getByRole("link", { name: "First page" }).click();
    await expect(cards.first()).toContainText(title);
    await cards.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("reads a whole job", async ({ page, request }) => {
    const [job] = await findJobs(request, "limit=1");
    if (!job) throw new Error("the demo data have no open job");
    await page.goto(`/jobs/${job.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
    await expect(page.getByText(job.company).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Facts" })).toContainText("Employment type");
    await expect(page.getByRole("link", { name: /apply/i }).first()).toBeVisible();
  });
});

test("keeps filters between the job board and its categories, without counts of anything else", async ({
  page,
}) => {
  const filters = "workplace=onsite&sort=salary";
  await page.goto(`/jobs?${filters}`);
  const parts = page.getByRole("navigation", { name: "Subcategories" });
  await expect(parts).not.toContainText(/\d/);
  await expect(page.getByLabel("Category").getByRole("option", { name: /\d/ })).toHaveCount(0);
  await parts.getByRole("link", { name: "Healthcare", exact: true }).click();
  await expect(page).toHaveURL(`/jobs/category/healthcare?${filters}`);
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("On-site");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Jobs" }).click();
  await expect(page).toHaveURL(`/jobs?${filters}`);
  await page.goto("/jobs?sort=salary");
  await expect(parts.getByRole("link", { name: /^Healthcare \d/ })).toHaveAttribute(
    "href",
    "/jobs/category/healthcare?sort=salary",
  );
});

test("applies a filter at once beside the list, and restores it on the back button", async ({ page }) => {
  await page.goto("/jobs");
  await page.getByLabel("Employment type").selectOption("part_time");
  await expect(page).toHaveURL("/jobs?employmentType=part_time");
  await expect(page.getByRole("link", { name: /^Part-time/ })).toBeVisible();
  await page.getByRole("link", { name: "Highest pay" }).click();
  await expect(page).toHaveURL("/jobs?employmentType=part_time&sort=salary");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await expect(page).toHaveURL(
    /employmentType=part_time.*state=TX.*sort=salary|sort=salary.*employmentType=part_time/,
  );
  await page.goBack();
  await expect(page).toHaveURL("/jobs?employmentType=part_time&sort=salary");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("");
});

test("shows in the sheet how many jobs a choice leaves, before it is applied @mobile-only", async ({
  page,
  request,
}) => {
  await page.goto("/jobs");
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.locator("[data-slot=filter-sheet]");
  await expect(sheet).toBeVisible();
  await sheet.getByLabel("Workplace").selectOption("remote");
  const remote = await findJobs(request, "workplace=remote&limit=50");
  await expect(sheet.getByRole("button", { name: `Show ${remote.length} jobs` })).toBeVisible();
  await expect(page).toHaveURL("/jobs");
  await sheet.getByRole("button", { name: `Show ${remote.length} jobs` }).click();
  await expect(page).toHaveURL("/jobs?workplace=remote");
  await expect(sheet).toBeHidden();
});

test("combines words and filters in a search", async ({ page }) => {
  await page.goto("/jobs?workplace=onsite");
  await page.getByRole("searchbox", { name: "Job title, company or place" }).fill("manager");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=manager/);
  await expect(page).toHaveURL(/workplace=onsite/);
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("“manager”");
});

test("starts a search by words with jobs that have them in the title, and offers newest first", async ({
  page,
}) => {
  await page.goto("/jobs?search=driver");
  const sorts = page.getByRole("navigation", { name: "Sort jobs" });
  const cards = page.locator("[data-slot=job-card]");
  await expect(sorts.getByRole("link", { name: "Best match" })).toHaveAttribute("aria-current", "true");
  const titles = await cards.getByRole("heading").allInnerTexts();
  const isTitled = titles.map((title) => /driver/i.test(title));
  expect(isTitled[0]).toBe(true);
  expect(isTitled.lastIndexOf(true)).toBeLessThan(isTitled.indexOf(false));
  await sorts.getByRole("link", { name: "Newest" }).click();
  await expect(page).toHaveURL("/jobs?search=driver&sort=newest");
  await expect(sorts.getByRole("link", { name: "Newest" })).toHaveAttribute("aria-current", "true");
  await sorts.getByRole("link", { name: "Best match" }).click();
  await expect(page).toHaveURL("/jobs?search=driver");
});

test("turns the parts of a search into removable chips, and offers a literal search", async ({ page }) => {
  await page.goto("/jobs");
  await waitUntilSettled(page);
  const box = page.getByRole("searchbox", { name: "Job title, company or place" });
  await box.fill("part time manager near Chicago over 20k");
  await box.press("Enter");
  const chips = page.getByRole("list", { name: "Active filters" });
  for (const label of ["Part-time", "$20,000 or more", "Within 25 miles of Chicago, IL", "“manager”"])
    await expect(chips).toContainText(label);
  await chips.getByRole("link", { name: /^Within 25 miles/ }).click();
  await expect(page).toHaveURL("/jobs?search=part+time+manager+over+20k");
  await expect(box).toHaveValue("part time manager over 20k");
  await chips.getByRole("link", { name: /manager/ }).click();
  await expect(page).toHaveURL("/jobs?search=part+time+over+20k");
  await expect(page.locator("[data-slot=job-card]").first()).toContainText("Part-time");
  await page.getByRole("link", { name: "Search for exactly “part time over 20k”" }).click();
  await expect(page).toHaveURL("/jobs?search=part+time+over+20k&literal=1");
  await expect(chips).toHaveText(/“part time over 20k”/);
});

test("locates the device on a click for 'manager near me', and shows nearby jobs", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 41.88, longitude: -87.63 });
  await page.goto("/jobs?search=manager+near+me");
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Use my location" }).first().click();
  await expect(page).toHaveURL("/jobs?search=manager&place=chicago-il");
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText(
    "Within 25 miles of Chicago, IL",
  );
});

test("shows for each removable filter of a search without results how many jobs remain", async ({ page }) => {
  await page.goto("/jobs?search=qqqqzzzz&workplace=onsite");
  await page.getByRole("link", { name: /^Remove “qqqqzzzz” [\d,]+ jobs$/ }).click();
  await expect(page).toHaveURL("/jobs?workplace=onsite");
  await expect(page.locator("[data-slot=job-card]").first()).toBeVisible();
});

test("shows close jobs for a search without exact matches, and names the missing part", async ({ page }) => {
  await page.goto("/jobs?search=accountant+own+helicopter+graveyard+shift");
  await expect(
    page.getByRole("heading", { name: /^No exact matches · [\d,]+ jobs? comes? close$/ }),
  ).toBeVisible();
  await expect(page.getByText(/^No job has everything you’re looking for\..*“own helicopter”/)).toBeVisible();
  await expect(page.locator("[data-slot=job-card]").first()).toContainText(/accountant/i);
  await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
});

test("offers a link onward for a search without results", async ({ page }) => {
  await page.goto("/jobs?search=qqqqzzzz&state=TX");
  await expect(page.getByRole("heading", { name: "No jobs found" })).toBeVisible();
  await page.getByRole("link", { name: "Show all jobs" }).click();
  await expect(page).toHaveURL("/jobs");
  await expect(page.locator("[data-slot=job-card]").first()).toBeVisible();
});

test("describes an open job to search engines as a JobPosting", async ({ request, baseURL }) => {
  const [job] = await findJobs(request, "limit=1&sort=salary");
  if (!job) throw new Error("the demo data have no open job");
  const html = await (await request.get(`/jobs/${job.id}`)).text();
  expect(findHead(html)).toEqual({ canonical: `${baseURL}/jobs/${job.id}`, robots: null });
  const data = findJsonLd(html);
  expect(data.map((entry) => entry["@type"])).toEqual(["JobPosting", "BreadcrumbList"]);
  expect(data[0]).toMatchObject({
    title: job.title,
    hiringOrganization: { name: job.company },
    baseSalary: { currency: "USD" },
  });
});

test("lets search engines index only the first page of the jobs of a company", async ({
  request,
  baseURL,
}) => {
  const [job] = await findJobs(request, "limit=1&sort=salary");
  const { companyKey } = (await (await request.get(`/api/jobs/${job?.id}`)).json()) as JobDetailDto;
  const canonical = `${baseURL}/jobs/company/${companyKey}`;
  for (const [query, robots] of [
    ["", null],
    ["?search=nurse", null],
    ["?cursor=nonsense", "noindex, follow"],
  ]) {
    const html = await (await request.get(`/jobs/company/${companyKey}${query}`)).text();
    expect([query, findHead(html)]).toEqual([query, { canonical, robots }]);
  }
});

test("shows no email address for applications in any HTML or answer", async ({ request }) => {
  for (const job of await findJobs(request, "limit=50")) {
    const html = await (await request.get(`/jobs/${job.id}`)).text();
    expect(html).not.toMatch(/apply_?email|jobs@|careers@|hiring@/i);
  }
});
