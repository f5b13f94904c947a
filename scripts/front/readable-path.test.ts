/** @jest-environment node */
import { readablePath } from "./readable-path";

test.each(["/", "/listings/%00", "/jobs/..%2f", "/a%20b?x=%", "/%F0%9F%94%A5?q=%E0%A4%A", "/images/a.webp"])(
  "leaves %s as it is",
  (url) => expect(readablePath(url)).toBe(url),
);

test.each([
  ["/vendor/%", "/vendor/%25"],
  ["/vendor/%E0%A4%A", "/vendor/%25E0%25A4%25A"],
  ["/listings/%zz%20?q=%", "/listings/%25zz%2520?q=%"],
  ["/%ED%A0%80?a?b", "/%25ED%25A0%2580?a?b"],
])("makes %s readable", (url, readable) => {
  expect(readablePath(url)).toBe(readable);
  expect(() => decodeURIComponent(readable.split("?")[0]!)).not.toThrow();
});
