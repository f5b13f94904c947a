import { emptyJob, toJobInput } from "./values";

test.each([
  ["22,50", "30,00", NaN, NaN],
  ["$1,200", "1,250.50", 1200, 1250.5],
  ["", "1e3", null, NaN],
])("sends pay typed as %j to %j as %p to %p", (salaryMin, salaryMax, least, most) => {
  expect(toJobInput({ ...emptyJob(), salaryMin, salaryMax })).toMatchObject({
    salaryMin: least,
    salaryMax: most,
  });
});

test("refuses the openings count 1.000 as ambiguous", () => {
  expect(toJobInput({ ...emptyJob(), openings: "1.000" }).openings).toBe(NaN);
});
