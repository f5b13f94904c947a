import { z } from "zod";
import { listingFilterSchema } from "@/lib/listings/schema";
import { jobFilterSchema } from "@/lib/jobs/schema";
import { queryNumber } from "./number-schema";

test.each([
  ["12", 12],
  [" 12.5 ", 12.5],
  [".5", 0.5],
  ["-3", -3],
  ["", 0],
])("reads %j as %d", (text, value) => {
  expect(queryNumber(z.number()).parse(text)).toBe(value);
});

test.each(["0x10", "1e3", "0b1", "Infinity", "12,99", "1.299,00", "１２", "-"])("refuses %j", (text) => {
  expect(queryNumber(z.number("Enter a number")).safeParse(text).error?.issues[0]?.message).toBe(
    "Enter a number",
  );
});

test.each([
  ["minPrice", "0x10", listingFilterSchema],
  ["maxPrice", "1e3", listingFilterSchema],
  ["minArea", "0x10", listingFilterSchema],
  ["postedWithin", "0x7", listingFilterSchema],
  ["minSalary", "5e4", jobFilterSchema],
])("refuses %s=%s in every filter", (name, text, schema) => {
  expect(schema.safeParse({ [name]: text }).success).toBe(false);
});

test("describes its number as JSON schema", () => {
  expect(z.toJSONSchema(queryNumber(z.number().min(1)), { io: "input" })).toMatchObject({
    type: "number",
    minimum: 1,
  });
});
