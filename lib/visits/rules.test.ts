import { readdirSync } from "node:fs";
import path from "node:path";
import { hostOf, pageOf, plainText } from "./rules";

const id = "01890000-0000-7000-8000-00000000abcd";

function part(path: string) {
  return { path, about: { kind: "part", id: path } };
}

test.each([
  ["/", { path: "/" }],
  ["/products", { path: "/products" }],
  ["/jobs/", { path: "/jobs" }],
  [`/listings/${id}`, { path: `/listings/${id}`, about: { kind: "listing", id } }],
  [`/listing/${id.toUpperCase()}`, { path: `/listings/${id}`, about: { kind: "listing", id } }],
  [`/vendor/${id}`, { path: `/vendor/${id}`, about: { kind: "vendor", id } }],
  [`/jobs/${id}`, { path: `/jobs/${id}`, about: { kind: "job", id } }],
  ["/vendor", { path: "/vendor" }],
  ["/products/electronics", part("/products/electronics")],
  ["/services/home/plumbing/", part("/services/home/plumbing")],
  ["/jobs/category/healthcare/nursing", part("/jobs/category/healthcare/nursing")],
  [
    "/jobs/company/c0ffee00c0ffee00",
    { path: "/jobs/company/c0ffee00c0ffee00", about: { kind: "company", id: "c0ffee00c0ffee00" } },
  ],
  [`/messages/${id}`, { path: "/messages" }],
  [`/edit-listing/${id}`, { path: "/edit-listing" }],
])("counts %s as one page", (address, page) => {
  expect(pageOf(address)).toEqual(page);
});

test.each([
  "/there/is/nothing",
  "/products/electronics/cameras/lenses",
  "/products/Red%20chair",
  "/real-estate/condos",
  "/jobs/category",
  "/jobs/category/a/b/c",
  "/jobs/company/acme",
  "/listings/42",
  `/listings/${id}/more`,
  "/listings",
  "/admin",
  "/admin/vendors",
  "/visitor-statistics",
  "//evil.example",
  "/constructor",
  "/__proto__/x",
])("ignores %s", (address) => {
  expect(pageOf(address)).toBeNull();
});

function firstParts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name === "page.tsx")
    .map(({ parentPath }) => path.relative(folder, parentPath).split(path.sep))
    .map((parts) => parts.filter((part) => !part.startsWith("("))[0] ?? "");
}

test("recognizes every page of the site except pages of admins and unused ones", () => {
  const left = [
    "admin",
    "admin-direct",
    "admin-stats",
    "visitor-statistics",
    "problem",
    "denied",
    "~offline",
  ];
  const parts = [...new Set(firstParts(path.resolve(__dirname, "../../app")))];
  expect(parts.length).toBeGreaterThan(20);
  const known = (part: string) => [`/${part}`, `/${part}/${id}`].some((address) => pageOf(address));
  expect(parts.filter((part) => !known(part)).sort()).toEqual(left.sort());
});

test.each([
  ["  two \n bedrooms ", "two bedrooms"],
  ["half \ud83d of a smile", "half of a smile"],
  ["a smile \u{1f600}", "a smile \u{1f600}"],
  ["\ud83d", undefined],
  [" ", undefined],
  [undefined, undefined],
])("turns %j into text that can be stored", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  ["News.Example", "news.example"],
  ["localhost:8080", "localhost:8080"],
  ["a b", undefined],
  ["<b>.example", undefined],
  ["", undefined],
])("reads %j as the host %s", (text, host) => {
  expect(hostOf(text)).toBe(host);
});
