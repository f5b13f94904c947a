import { assertMetricsToken } from "./token";

const token = "a-token-of-sixteen";

test("accepts the token, whatever the case of its scheme", () => {
  for (const header of [`Bearer ${token}`, `bearer ${token}`]) {
    expect(() => assertMetricsToken(header, token)).not.toThrow();
  }
});

test.each([
  undefined,
  null,
  "",
  "Bearer ",
  `Basic ${token}`,
  token,
  `Bearer ${token}x`,
  `Bearer ${token.slice(1)}`,
])("refuses %j", (header) => {
  expect(() => assertMetricsToken(header, token)).toThrow(
    expect.objectContaining({ status: 401, code: "not_signed_in" }),
  );
});

test("refuses every token when none is set", () => {
  for (const header of ["Bearer ", "Bearer undefined", undefined]) {
    expect(() => assertMetricsToken(header, undefined)).toThrow(expect.objectContaining({ status: 404 }));
  }
});
