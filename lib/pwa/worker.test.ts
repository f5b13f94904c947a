import {
  isBuildFile,
  isPublicResponse,
  isGone,
  isListingPath,
  isPicture,
  extractPictures,
  pushTarget,
  readPush,
  titleOf,
} from "./worker.rules";

const id = "01890000-0000-7000-8000-00000000abcd";

test("caches the public pages of listings, and no other page", () => {
  expect([`/listings/${id}`, `/listing/${id}`].map(isListingPath)).toEqual([true, true]);
  const others = [
    "/",
    "/profile",
    "/messages",
    `/edit-listing/${id}`,
    `/listings/${id}/x`,
    "/listings/1",
    "/vendor",
  ];
  expect(others.filter(isListingPath)).toEqual([]);
});

test("recognizes build files and pictures by path", () => {
  expect([isBuildFile("/_next/static/a.js"), isBuildFile("/api/user")]).toEqual([true, false]);
  expect([isPicture("/images/a.webp"), isPicture("/api/documents/a"), isPicture("/images/a/b")]).toEqual([
    true,
    false,
    false,
  ]);
});

function answer(control: string | null, status = 200, type = "basic") {
  return { status, type, headers: new Headers(control === null ? {} : { "cache-control": control }) };
}

test("caches only a public answer", () => {
  expect(isPublicResponse(answer("public, max-age=0, must-revalidate"))).toBe(true);
  const refused = [
    answer(null),
    answer("no-store"),
    answer("private, max-age=60"),
    answer("max-age=60"),
    answer("public, no-store"),
    answer("public, max-age=60", 404),
    answer("public, max-age=60", 206),
    answer("public, max-age=60", 200, "cors"),
    answer("public, max-age=60", 0, "opaqueredirect"),
  ];
  expect(refused.filter(isPublicResponse)).toEqual([]);
});

test("counts only 404 and 410 as gone", () => {
  const statuses = [200, 301, 401, 403, 404, 410, 429, 500, 503];
  expect(statuses.filter((status) => isGone({ status }))).toEqual([404, 410]);
});

test("shows the text of a push, or a generic text if it has none", () => {
  const payload = { title: "Something new on Plaza", href: "/messages/1", tag: "n1" };
  expect(readPush(JSON.stringify(payload))).toEqual(payload);
  const plain = { title: "Something new", href: "/", tag: "news" };
  expect([undefined, "", "x", "null", "[]", '{"title":5}'].map(readPush)).toEqual(Array(6).fill(plain));
});

test("shows the button of a push with a title and an address, and no other", () => {
  const payload = { title: "Something new on Plaza", href: "/messages/1", tag: "n1" };
  const action = { title: "I can’t make it", href: "/messages/1?viewing=cancel" };
  expect(readPush(JSON.stringify({ ...payload, action }))).toEqual({ ...payload, action });
  for (const broken of [null, "x", {}, { title: "x" }, { ...action, href: 5 }]) {
    expect(readPush(JSON.stringify({ ...payload, action: broken }))).toEqual(payload);
  }
});

test("opens only a page of this site on a click on a push", () => {
  const origin = "https://plaza.example";
  expect(pushTarget("/messages/1?a=b", origin)).toBe(`${origin}/messages/1?a=b`);
  const elsewhere = [
    "https://evil.example/",
    "//evil.example/x",
    "javascript:alert(1)",
    "http://plaza.example/",
    ":",
  ];
  expect(
    elsewhere.map((href) => pushTarget(href, origin)).filter((to) => !to.startsWith(`${origin}/`)),
  ).toEqual([]);
});

test("lists the first pictures of a page without duplicates", () => {
  const html = `<img src="/images/a.webp"><img alt="" src="/images/b.webp"/><img src="/images/a.webp"><img src="/hero/c.webp"><img src="/images/d.webp">`;
  expect(extractPictures(html, 2)).toEqual(["/images/a.webp", "/images/b.webp"]);
});

test("reads the title of a cached page without the site's name", () => {
  expect(titleOf("<head><title>Tom &amp; Ann&#x27;s desk · Plaza</title>")).toBe("Tom & Ann's desk");
  expect(titleOf("<p>")).toBe("");
});
