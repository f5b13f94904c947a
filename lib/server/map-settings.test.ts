import { findProblems, parseEnv } from "./env-schema";
import { mapHostsOf, tilesPathOf } from "./map-settings";

const style = "https://tiles.example/styles/light.json?key=1";

const hostsOf = (source: Record<string, string>) => mapHostsOf(parseEnv(source));

test("loads nothing from other hosts without map settings", () => {
  expect(hostsOf({})).toEqual([]);
  expect(tilesPathOf(parseEnv({}))).toBeUndefined();
});

test("allows the host of a style, that of its dark version, and those that are listed", () => {
  expect(hostsOf({ MAP_STYLE_URL: style })).toEqual(["https://tiles.example"]);
  expect(
    hostsOf({
      MAP_STYLE_URL: style,
      MAP_STYLE_DARK_URL: "https://dark.example:8443/style.json",
      MAP_HOSTS: "https://fonts.example, https://tiles.example/",
    }),
  ).toEqual(["https://tiles.example", "https://dark.example:8443", "https://fonts.example"]);
});

test("allows no other host for a tile file on this server, and only its own for one elsewhere", () => {
  const own = parseEnv({ MAP_TILES: "/srv/plaza/us.pmtiles" });
  expect([mapHostsOf(own), tilesPathOf(own)]).toEqual([[], "/srv/plaza/us.pmtiles"]);
  const remote = parseEnv({ MAP_TILES: "https://files.example/us.pmtiles?version=2" });
  expect([mapHostsOf(remote), tilesPathOf(remote)]).toEqual([["https://files.example"], undefined]);
});

test("allows http for a host of this machine", () => {
  expect(hostsOf({ MAP_STYLE_URL: "http://127.0.0.1:8080/style.json" })).toEqual(["http://127.0.0.1:8080"]);
});

test.each([
  "tiles.example",
  "http://tiles.example",
  "https://tiles.example/fonts",
  "https://*.tiles.example",
  "*",
  "https://fonts.example https://tiles.example",
  "https://fonts.example; script-src *",
])("refuses the host %s", (MAP_HOSTS) => {
  const problems = findProblems({ MAP_STYLE_URL: style, MAP_HOSTS }, "build");
  expect(problems).toEqual([expect.stringMatching(/^MAP_HOSTS\S*: must be https addresses/)]);
});

test.each([
  [{ MAP_HOSTS: "https://fonts.example" }, "MAP_STYLE_URL: missing; MAP_HOSTS"],
  [{ MAP_STYLE_DARK_URL: style }, "MAP_STYLE_URL: missing; MAP_STYLE_DARK_URL"],
  [{ MAP_STYLE_URL: style, MAP_TILES: "us.pmtiles" }, "MAP_TILES: can't be used with MAP_STYLE_URL"],
])("refuses %j, which don't belong together", (source, problem) => {
  expect(findProblems(source, "build")).toEqual([expect.stringContaining(problem)]);
});
