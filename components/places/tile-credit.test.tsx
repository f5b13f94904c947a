import { readCredit } from "./tile-credit";

test("reads the text and links of attributions, each once", () => {
  const osm =
    '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap</a> contributors';
  expect(readCredit([osm, "Tiles by Example", osm])).toEqual([
    { text: "© OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
    { text: "contributors" },
    { text: "Tiles by Example" },
  ]);
});

test("reduces all links but https ones to their text", () => {
  expect(
    readCredit([
      '<img src="x" onerror="alert(1)"><a href="javascript:alert(1)">A</a> <b>B</b> <a href="http://c">C</a>',
    ]),
  ).toEqual([{ text: "A" }, { text: "B" }, { text: "C" }]);
});
