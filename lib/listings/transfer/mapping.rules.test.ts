import type { ImportMapping } from "./mapping.rules";
import {
  findPreset,
  needsMapping,
  plainText,
  readingOf,
  suggestMapping,
  withDefaults,
} from "./mapping.rules";

const shopify = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Tags",
  "Variant SKU",
  "Variant Price",
  "Image Src",
];
const woo = ["ID", "Type", "SKU", "Name", "Description", "In stock?", "Stock", "Regular price", "Images"];
const etsy = [
  "TITLE",
  "DESCRIPTION",
  "PRICE",
  "CURRENCY_CODE",
  "QUANTITY",
  "TAGS",
  "IMAGE1",
  "IMAGE2",
  "SKU",
];

describe("columns of other programs", () => {
  test.each([
    ["Shopify", shopify, ["", "title", "description", "brand", "", "sku", "price", "images"]],
    ["WooCommerce", woo, ["", "", "sku", "title", "description", "", "stock", "price", "images"]],
    ["Etsy", etsy, ["title", "description", "price", "", "stock", "", "images", "images", "sku"]],
  ])("assigns the columns of %s by their names", (name, header, columns) => {
    expect(findPreset(header)?.name).toBe(name);
    expect(suggestMapping(header, [])).toEqual({
      header,
      columns: columns.map((column) => column || null),
      defaults: { category: "products", condition: "new", handover: "delivery" },
    });
  });

  test("prefers the vendor's own choice for the same header", () => {
    const mapping: ImportMapping = {
      header: woo,
      columns: woo.map((name) => (name === "ID" ? "sku" : null)),
      defaults: { category: "products", condition: "used", handover: null },
    };
    expect(suggestMapping(woo, [mapping])).toBe(mapping);
    expect(suggestMapping([...woo].reverse(), [mapping]).columns).not.toEqual(mapping.columns);
  });

  test("assigns columns with known names of an unknown file, each once", () => {
    const { columns, defaults } = suggestMapping(["Name", "Price", "price", "Area sq ft"], []);
    expect(columns).toEqual([null, "price", null, "areaSqFt"]);
    expect(defaults).toEqual({ category: null, condition: null, handover: null });
  });

  test.each([
    [["id", "price"], false],
    [["category", "title", "price"], false],
    [["category", "title", "Sales channel"], true],
    [["name", "price"], true],
    [shopify, true],
  ])("requires a choice for %j: %s", (header, needed) => {
    expect(needsMapping(header)).toBe(needed);
  });

  test("leaves this site's own files to the names of their columns", () => {
    expect(readingOf(["category", "title"], [])).toBeNull();
    expect(readingOf(shopify, [])).toMatchObject({
      group: 0,
      defaults: { category: "products", stock: "1", condition: "new", delivery: "yes" },
    });
  });
});

test("defaults fill only empty cells", () => {
  expect(
    withDefaults({ title: "Lamp", stock: " ", condition: "used" }, { stock: "1", condition: "new" }),
  ).toEqual({
    title: "Lamp",
    stock: "1",
    condition: "used",
  });
});

test.each([
  ["A lamp < 5 kg & bright", "A lamp < 5 kg & bright"],
  [
    "<p>A <b>lamp</b>.</p>\n<ul><li>Oak</li><li>5&nbsp;kg &amp; bright</li></ul>",
    "A lamp.\nOak\n5 kg & bright",
  ],
  ["One<br/>two<br>three", "One\ntwo\nthree"],
  ["<p>&#8220;Fine&#x201D; &unknown;</p>", "“Fine” &unknown;"],
])("reads the text of %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});
