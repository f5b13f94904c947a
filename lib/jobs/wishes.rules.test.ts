import { readJobWishes } from "./wishes.rules";

test.each([
  ["part time job remote", { employmentType: "part_time", workplace: "remote" }],
  ["part-time nurse in texas", { search: "nurse", employmentType: "part_time", state: "TX" }],
  ["driver $25 an hour", { search: "driver", minSalary: 52_000 }],
  ["engineer over 120k", { search: "engineer", minSalary: 120_000 }],
  ["cook $20/hr", { search: "cook", minSalary: 41_600 }],
  ["nurse 60k-80k", { search: "nurse", minSalary: 60_000 }],
  ["work from home customer service", { search: "customer service", workplace: "remote" }],
  ["jobs", {}],
  ["designer jobs Austin, TX", { search: "designer Austin", state: "TX" }],
  ["Kansas City", { search: "Kansas City" }],
  ["corner bakery", { search: "corner bakery" }],
  ["contract manager", { search: "contract manager" }],
  ["contract designer", { search: "designer", employmentType: "contract" }],
  ["remote sensing engineer", { search: "remote sensing engineer" }],
  ["40 hour week", { search: "40 hour week" }],
  ["cook 20 hourly", { search: "cook", minSalary: 41_600 }],
  ["social work", { search: "social work" }],
  ["work in Ohio", { state: "OH" }],
  ["windows 11 support", { search: "windows 11 support" }],
])("readJobWishes takes '%s' for %j", (text, wishes) => expect(readJobWishes(text)).toEqual(wishes));
