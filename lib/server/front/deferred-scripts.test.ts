import { deferScripts } from "./deferred-scripts";

const file = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

const styles = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';

test("starts all files of the page in order by one script before the first file and all styles", () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
  const { html, script } = deferScripts(
    `<head><meta charSet="utf-8"/>${preload}${styles}${file("a")}${file("b")}<title>T</title></head><body><p>P</p>${file("c")}</body>`,
  );
  expect(html).toBe(
    `<head><meta charSet="utf-8"/><script>${script}</script>${styles}<title>T</title></head><body><p>P</p></body>`,
  );
  expect(script).toMatch(
    /\(\["\/_next\/static\/chunks\/a.js","\/_next\/static\/chunks\/b.js","\/_next\/static\/chunks\/c.js"\],document\)$/,
  );
});

test("replaces the first file by the script if no styles come before", () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  const meta =
    '<meta name="description" content="Two lines about what stands on this page, and more of them."/>';
  const { html, script } = deferScripts(
    `<head>${preload}<title>T</title>${file("a")}${meta}${styles}</head>`,
  );
  expect(html).toBe(`<head><title>T</title><script>${script}</script>${meta}${styles}</head>`);
});

test.each([
  ["a page without files", "<body><p>P</p></body>"],
  ["a file for browsers without modules", '<script src="/_next/static/chunks/a.js" noModule=""></script>'],
  ["a file that is not of the build", '<script src="/other.js" async=""></script>'],
  ["an address that would end its attribute", '<script src="/_next/static/"><b>.js" async=""></script>'],
])("leaves %s as it is", (_, html) => {
  expect(deferScripts(html)).toEqual({ html });
});
