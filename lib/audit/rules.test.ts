import { diffStates } from "./rules";

test("names changed fields, and omits unchanged ones", () => {
  const before = { status: "approved", verified: true, reason: null, price: 10 };
  const after = { status: "suspended", verified: true, reason: "Complaints", price: 10 };
  expect(diffStates(before, after)).toEqual([
    { field: "status", before: "approved", after: "suspended" },
    { field: "reason", before: null, after: "Complaints" },
  ]);
});

test("shows all values of a new or removed subject, and no empty ones", () => {
  expect(diffStates(null, { status: "draft", featured: false, reason: "" })).toEqual([
    { field: "status", before: null, after: "draft" },
    { field: "featured", before: null, after: "no" },
  ]);
  expect(diffStates({ status: "draft" }, null)).toEqual([{ field: "status", before: "draft", after: null }]);
  expect(diffStates(null, null)).toEqual([]);
});
