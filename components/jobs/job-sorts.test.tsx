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

test("the sorts of jobs are addresses, the newest first unless another is chosen", () => {
  expect(show({ state: "TX" }, false)).toEqual([
    ["Newest", "/jobs?state=TX", "true"],
    ["Highest pay", "/jobs?state=TX&sort=salary", null],
    ["Closing soonest", "/jobs?state=TX&sort=deadline", null],
  ]);
});

test("a search by words begins with its best matches, and the newest first is a choice", () => {
  expect(show({ search: "nurse" }, true).slice(0, 2)).toEqual([
    ["Best match", "/jobs?search=nurse", "true"],
    ["Newest", "/jobs?search=nurse&sort=newest", null],
  ]);
});

test("a search whose words are all filters has no best match", () => {
  expect(show({ search: "part time" }, false)[0]).toEqual([
    "Newest",
    "/jobs?search=part+time&sort=newest",
    "true",
  ]);
});

test("a sort that was chosen stays", () => {
  const current = show({ search: "nurse", sort: "newest" }, true).filter(([, , isCurrent]) => isCurrent);
  expect(current.map(([name]) => name)).toEqual(["Newest"]);
});
