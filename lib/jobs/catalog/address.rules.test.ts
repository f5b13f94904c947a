import { readQuery } from "@/lib/shared/query-params";
import {
  hasJobFilters,
  isCanonicalJobList,
  formatJobCount,
  jobParameterChips,
  jobQuery,
  jobsHref,
  withoutJobPart,
  readJobAddress,
  narrowToJobPart,
} from "./address.rules";
import { builtInJobParts } from "@/lib/jobs/subcategories.rules";

const partAt = (path: string) => builtInJobParts.find((one) => one.path === path);

describe("readJobAddress", () => {
  test("reads every filter and the sort", () => {
    const params = {
      search: " nurse ",
      category: "Healthcare",
      subcategory: "healthcare/nursing",
      employmentType: "part_time",
      workplace: "remote",
      state: "tx",
      minSalary: "60,000",
      sort: "salary",
    };
    expect(readJobAddress(params)).toEqual({
      search: "nurse",
      category: "Healthcare",
      subcategory: "healthcare/nursing",
      employmentType: "part_time",
      workplace: "remote",
      state: "TX",
      minSalary: 60_000,
      sort: "salary",
    });
  });

  test.each([
    ["an unknown category", { category: "Piracy" }],
    ["a subcategory without its category", { subcategory: "healthcare/nursing" }],
    ["an unknown type", { employmentType: "volunteer" }],
    ["an unknown state", { state: "ZZ" }],
    ["a salary that is no number", { minSalary: "a lot" }],
    ["a negative salary", { minSalary: "-5" }],
    ["empty values", { search: "  ", sort: "" }],
    ["the default sort", { sort: "newest" }],
  ])("omits %s", (_, params) => {
    expect(readJobAddress(params)).toEqual({});
  });

  test("truncates a search that is too long", () => {
    expect(readJobAddress({ search: "x".repeat(300) }).search).toBe("x".repeat(100));
  });
});

describe("a part of the job board", () => {
  const nursing = partAt("healthcare/nursing");

  test("sets its own category regardless of categories in the address", () => {
    const parsed = readJobAddress({ category: "Retail", subcategory: "retail/store", state: "TX" });
    const address = narrowToJobPart(parsed, nursing);
    expect(address).toEqual({ category: "Healthcare", subcategory: "healthcare/nursing", state: "TX" });
    expect(narrowToJobPart(parsed, partAt("sales"))).toEqual({ category: "Sales", state: "TX" });
    expect(jobsHref(nursing, jobQuery(withoutJobPart(address, nursing)))).toBe(
      "/jobs/category/healthcare/nursing?state=TX",
    );
    expect(jobsHref(undefined, jobQuery(withoutJobPart(parsed, undefined)))).toBe(
      "/jobs?category=Retail&subcategory=retail%2Fstore&state=TX",
    );
  });

  test("has its own chip, which is removed with its category", () => {
    const address = { category: "Healthcare", subcategory: "healthcare/nursing" } as const;
    expect(jobParameterChips(address, { parts: builtInJobParts })).toEqual([
      { label: "Healthcare", query: "" },
      { label: "Nursing", query: "category=Healthcare" },
    ]);
  });
});

describe("a place in an address", () => {
  test("implies 25 miles around it, and allows sorting by distance", () => {
    const nearest = { place: "austin-tx", within: 25, sort: "distance" } as const;
    expect(readJobAddress({ place: "austin-tx", sort: "distance" })).toEqual(nearest);
    expect(readJobAddress({ place: "austin-tx", within: "any", sort: "distance" })).toEqual({
      place: "austin-tx",
    });
    expect(readJobAddress({ sort: "distance", within: "50" })).toEqual({});
    expect(jobQuery(nearest)).toBe("place=austin-tx&sort=distance");
    expect(jobQuery({ place: "austin-tx" })).toBe("place=austin-tx&within=any");
  });

  test("shows one chip, which also removes its miles and its sort", () => {
    const place = {
      id: "austin-tx",
      kind: "city",
      name: "Austin",
      state: "TX",
      latitude: 30,
      longitude: -97,
    } as const;
    const address = { search: "nurse", place: "austin-tx", within: 50, sort: "distance" } as const;
    expect(jobParameterChips(address, { place })).toContainEqual({
      label: "Within 50 miles of Austin, TX",
      query: "search=nurse",
    });
    expect(jobParameterChips({ place: "Nowhere" })).toEqual([{ label: "“Nowhere”", query: "" }]);
  });
});

describe("jobQuery", () => {
  test("writes the same text in any order, without defaults", () => {
    expect(jobQuery({ sort: "newest", state: "TX", employmentType: "contract" })).toBe(
      "employmentType=contract&state=TX",
    );
  });

  test("keeps sorting by newest only if a search would sort by relevance", () => {
    const address = { search: "nurse", sort: "newest", state: "TX" } as const;
    expect(jobQuery(address)).toBe("search=nurse&state=TX&sort=newest");
    expect(readJobAddress(address)).toEqual(address);
    expect(readJobAddress({ search: "nurse", sort: "relevance" })).toEqual({ search: "nurse" });
    expect(jobParameterChips(address)[0]).toEqual({ label: "“nurse”", query: "state=TX" });
  });

  test("builds an address that parses to the same filters", () => {
    const address = { search: "a & b", category: "Human resources", minSalary: 80_000 } as const;
    expect(readJobAddress(readQuery(new URLSearchParams(jobQuery(address))))).toEqual(address);
  });
});

describe("isCanonicalJobList", () => {
  test.each([
    ["", true],
    ["map=1&utm_source=mail&sort=newest", true],
    ["sort=salary", false],
    ["search=nurse", false],
    ["workplace=remote", false],
    ["cursor=abc", false],
  ])("returns for ?%s: %s", (query, isWhole) => {
    expect(isCanonicalJobList(readQuery(new URLSearchParams(query)))).toBe(isWhole);
  });
});

describe("hasJobFilters", () => {
  test("ignores the sort", () => {
    expect([hasJobFilters({ sort: "salary" }), hasJobFilters({ state: "TX" })]).toEqual([false, true]);
  });
});

describe("jobParameterChips", () => {
  test("names each filter and links to the address without it", () => {
    expect(jobParameterChips({ state: "TX", minSalary: 60_000, sort: "salary" })).toEqual([
      { label: "Texas", query: "minSalary=60000&sort=salary" },
      { label: "$60,000 or more", query: "state=TX&sort=salary" },
    ]);
  });
});

describe("formatJobCount", () => {
  test.each([
    [0, false, "0 jobs"],
    [1, false, "1 job"],
    [124, false, "124 jobs"],
    [1000, true, "more than 1,000 jobs"],
  ])("counts %d (capped: %s): %s", (total, capped, words) => {
    expect(formatJobCount(total, capped)).toBe(words);
  });
});

test("accepts only the offered numbers of days since a job was posted", () => {
  expect(readJobAddress({ postedWithin: "7" })).toEqual({ postedWithin: 7 });
  expect(readJobAddress({ postedWithin: "8" })).toEqual({});
  expect(jobQuery({ postedWithin: 3, workplace: "remote" })).toBe("workplace=remote&postedWithin=3");
  expect(jobParameterChips({ postedWithin: 1 })).toEqual([{ label: "Posted: the last 24 hours", query: "" }]);
});
