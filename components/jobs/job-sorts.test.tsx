import { screen } from "@testing-library/react";
import type { JobAddress } from "@/lib/jobs/catalog/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { renderPage } from "@/prisma/test/render-page";
import { JobSorts } from "./job-sorts";

function show(address: JobAddress, hasWords: boolean) {
  renderPage(<JobSorts address={address} hasWords={hasWords} hrefOf={(query) => hrefs.jobs(query)} />);
  return screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]);
}

test("shows the job sorts as links, newest first by default", () => {
  expect(show({ state: "TX" }, false)).toEqual([
    ["Newest", "/jobs?state=TX", "true"],
    ["Highest pay", "/jobs?state=TX&sort=salary", null],
    ["Closing soonest", "/jobs?state=TX&sort=deadline", null],
  ]);
});

test("starts a search by words with its best matches, and offers newest first", () => {
  expect(show({ search: "nurse" }, true).slice(0, 2)).toEqual([
    ["Best match", "/jobs?search=nurse", "true"],
    ["Newest", "/jobs?search=nurse&sort=newest", null],
  ]);
});

test("offers no best match for a search of only filter words", () => {
  expect(show({ search: "part time" }, false)[0]).toEqual([
    "Newest",
    "/jobs?search=part+time&sort=newest",
    "true",
  ]);
});

test("keeps a chosen sort", () => {
  const current = show({ search: "nurse", sort: "newest" }, true).filter(([, , isCurrent]) => isCurrent);
  expect(current.map(([name]) => name)).toEqual(["Newest"]);
});
