import { stopQueue } from "@/lib/server/workers";
import { csv, good, rowsOfImport, sendCsv, shopWith } from "@/prisma/test/imports";
import type { Seller } from "@/prisma/test/selling";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function readingOf(shop: Seller, content: string): Promise<(string | object)[]> {
  const { body } = await sendCsv(shop.browser, content);
  const found = await rowsOfImport(shop, body.id);
  return found.map(({ price, errors }) => (errors.length === 0 ? price : errors));
}

const retailHeader = "category;title;description;price;condition;stock;delivery";
const retail = (price: string, stock = "3") => `products;Lamp ${price};A lamp;${price};new;${stock};yes`;
const amountError = (example = "1,250.50") => [
  { field: "price", message: `Enter an amount, such as ${example}` },
];

describe("numbers in a CSV file", () => {
  test("reads decimal commas in a file with semicolons", async () => {
    const shop = await shopWith(50);
    const prices = ["12,99", "1.299,00", "1.299", "450"];
    const read = await readingOf(shop, [retailHeader, ...prices.map((price) => retail(price))].join("\n"));
    expect(read).toEqual(["$12.99", "$1,299.00", "$1,299.00", "$450.00"]);
  });

  test("refuses a mix of decimal points and decimal commas", async () => {
    const shop = await shopWith(50);
    const file = [retailHeader, retail("12,99"), retail("12.99"), retail("1,299")].join("\n");
    expect(await readingOf(shop, file)).toEqual(["$12.99", amountError("1.250,50"), amountError("1.250,50")]);
  });

  test("refuses an ambiguous comma or point", async () => {
    const shop = await shopWith(50);
    const row = (price: string, stock = "3") => `products,Lamp,A lamp,"${price}",new,${stock},yes`;
    const file = [
      retailHeader.replaceAll(";", ","),
      ...["12,99", "1.299,00", "1.299", "1e3", "0x10", "12.999"].map((price) => row(price)),
      row("1,299", "1.000"),
      row("$1,299.00"),
    ].join("\n");
    expect(await readingOf(shop, file)).toEqual([
      ...Array.from({ length: 6 }, () => amountError()),
      [{ field: "stock", message: "Enter a number, such as 3" }],
      "$1,299.00",
    ]);
  });
});

describe("a number whose comma splits its cell", () => {
  const split = (first: string, next: string) =>
    `“${first}” and “${next}” may be one number, split at its comma. Put it in quotation marks, or write “${first}.00”.`;

  test("is refused in a row that isn’t longer than the header", async () => {
    const shop = await shopWith(50);
    const file = [
      "category,title,description,pricing,areaServed,price,duration",
      "services,Cleaning,Deep clean,fixed,Austin,1,299.00",
      "services,Washing,Deep clean,fixed,Austin,1,299",
      "services,Sweeping,Deep clean,fixed,Austin,12,99",
      "services,Mopping,Deep clean,fixed,Austin,$2,500",
      'services,Dusting,Deep clean,fixed,Austin,"1,299.00",2 hours',
      "services,Ironing,Deep clean,fixed,Austin,1.00,299",
      "services,Cooking,Deep clean,fixed,Austin,950,2 hours",
    ].join("\n");
    expect(await readingOf(shop, file)).toEqual([
      [{ field: "price", message: split("1", "299.00") }],
      [{ field: "price", message: split("1", "299") }],
      [{ field: "price", message: split("12", "99") }],
      [{ field: "price", message: split("$2", "500") }],
      "$1,299.00",
      "$1.00",
      "$950.00",
    ]);
  });

  test("is refused next to another number if the row is short or has cents there", async () => {
    const shop = await shopWith(50);
    const file = [
      "category,title,description,condition,price,stock,pickup",
      "products,Lamp,A lamp,new,12,300,yes",
      "products,Desk,A desk,new,1,299.00,yes",
      "products,Sofa,A sofa,new,1,299",
    ].join("\n");
    expect(await readingOf(shop, file)).toEqual([
      "$12.00",
      [{ field: "price", message: split("1", "299.00") }],
      [{ field: "price", message: split("1", "299") }],
    ]);
  });
});

describe("amounts in another currency", () => {
  test("aren’t read as dollars", async () => {
    const shop = await shopWith(50);
    const columns = "category,title,description,price,condition,stock,pickup,currency";
    const row = (title: string, currency: string) => `products,${title},A lamp,12.50,new,3,yes,${currency}`;
    const file = [
      columns,
      row("Lamp", "EUR"),
      row("Desk", "USD"),
      row("Sofa", "C$"),
      row("Shelf", ""),
      row("Bed", "US Dollars"),
    ];
    const message = "Enter the price in US dollars";
    expect(await readingOf(shop, file.join("\n"))).toEqual([
      [{ field: "price", message }],
      "$12.50",
      [{ field: "price", message }],
      "$12.50",
      "$12.50",
    ]);
    const euros =
      "category,title,description,Price (€),condition,stock,pickup\nproducts,Lamp,A lamp,12.50,new,3,yes";
    expect(await readingOf(shop, euros)).toEqual([[{ field: "price", message: "Enter a price" }]]);
    const dollars = euros.replace("€", "USD");
    expect(await readingOf(shop, dollars)).toEqual(["$12.50"]);
  });
});

describe("rows of a CSV file that don’t fit the header", () => {
  test("58: reports cells without a column", async () => {
    const shop = await shopWith(50);
    const file = [
      "category,title,description,pricing,price,areaServed",
      "services,Cleaning,Deep clean,fixed,40,Austin, Round Rock, Pflugerville",
      'services,Cleaning,Deep clean,fixed,"1,299.00",Austin',
      "services,Washing,Deep clean,fixed,1,299.00,Austin",
      "services,Sweeping,Deep clean,fixed,40,Austin,,",
    ].join("\n");
    const fix = "Put text and numbers with commas in quotation marks.";
    expect(await readingOf(shop, file)).toEqual([
      [{ field: "", message: `This row has 2 cells without a column. ${fix}` }],
      "$1,299.00",
      [{ field: "", message: `This row has a cell without a column. ${fix}` }],
      "$40.00",
    ]);
  });

  test("reports a stray quotation mark only in its own row", async () => {
    const shop = await shopWith(50);
    const file = csv(
      'products,TV 24" wide,A TV,12.50,new,3,yes',
      'products,"Lamp,A lamp,12.50,new,3,yes',
      'products,"Lamp, tall",A lamp,12.50,new,3,yes',
    );
    const stray = "This row has a stray quotation mark. Remove it, or write it twice in a quoted cell.";
    expect(await readingOf(shop, file)).toEqual(["$12.50", [{ field: "", message: stray }], "$12.50"]);
  });

  test("reads rows below a line that sets the delimiter", async () => {
    const shop = await shopWith(50);
    expect(await readingOf(shop, `sep=,\r\n${csv(good("Lamp"))}`)).toEqual(["$12.50"]);
    expect(await readingOf(shop, `\n${retailHeader}\n${retail("12,99")}`)).toEqual(["$12.99"]);
    expect(await readingOf(shop, `\uFEFFsep=;\r\n${retailHeader}\r\n${retail("12,99")}`)).toEqual(["$12.99"]);
  });
});
