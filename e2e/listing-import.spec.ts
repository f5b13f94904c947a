import { readFileSync } from "node:fs";
import type { APIRequestContext, Download, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { expect, test } from "./fixtures";
import { createApprovedVendor } from "./people";
import { paint } from "./pictures";

type Row = Record<string, string>;

async function readCsv(download: Promise<Download>): Promise<Row[]> {
  const file = await (await download).path();
  return parse<Row>(readFileSync(file), { bom: true, columns: true });
}

function writeCsv(columns: string[], rows: Row[]): { name: string; mimeType: string; buffer: Buffer } {
  const cell = (text = "") => (/[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  const text = lines.map((cells) => cells.map(cell).join(",")).join("\r\n");
  return { name: "my listings.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}

async function makeDraft(
  request: APIRequestContext,
  origin: string | undefined,
  input: object,
): Promise<void> {
  const made = await request.post("/api/listings", { data: input, headers: { origin: origin ?? "" } });
  expect(made.status(), await made.text()).toBe(201);
}

const lamp = {
  category: "products",
  title: "Brass lamp",
  description: 'A lamp, "turned" by hand.\nWith a new wire.',
  price: 80,
  details: { condition: "used", stock: 1, pickup: true },
};
const bench = { ...lamp, title: "Pine bench", price: 120 };

async function choose(page: Page, file: ReturnType<typeof writeCsv>): Promise<void> {
  await page.getByLabel("Choose a CSV file").setInputFiles(file);
}

test("lets a vendor export the listings, edit them in a spreadsheet, and import them again", async ({
  page,
  request,
  baseURL,
}) => {
  await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  const { name, mimeType, buffer } = await paint("lamp.jpg", { r: 190, g: 150, b: 40 });
  const stored = await page.request.post("/api/uploads", {
    multipart: { file: { name, mimeType, buffer } },
    headers: { origin: baseURL ?? "" },
  });
  const { id: image } = (await stored.json()) as { id: string };
  await makeDraft(page.request, baseURL, { ...lamp, images: [image] });
  await makeDraft(page.request, baseURL, bench);

  await page.goto("/vendor?tab=listings");
  const exported = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const rows = await readCsv(exported);
  expect(rows.map(({ title, price, status }) => [title, price, status])).toEqual([
    ["Brass lamp", "80", "draft"],
    ["Pine bench", "120", "draft"],
  ]);
  const [first, second] = rows as [Row, Row];
  expect(first.description).toBe(lamp.description);
  const file = writeCsv(
    [...Object.keys(first), "Colour"],
    [
      { ...first, id: "", title: "Brass lamp, polished", price: "95.50" },
      { ...second, id: "", title: "Pine bench, small", Colour: "green" },
      { ...second, id: "", title: "Pine bench, broken", price: "cheap", pickup: "maybe" },
      { ...second, id: "", title: "" },
      { ...second, id: "", title: "Pine bench, long" },
    ],
  );

  await page.getByRole("link", { name: "Import CSV" }).click();
  await expect(page.getByRole("heading", { name: "Import listings" })).toBeVisible();
  await choose(page, file);
  await expect(page.getByLabel("Field of price")).toHaveValue("price");
  await expect(page.getByLabel("Field of Colour")).toHaveValue("");
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(
    page.getByText("my listings.csv: 3 rows can become listings, 2 rows have errors and will be skipped."),
  ).toBeVisible();
  await expect(page.getByText("We’ll ignore Colour.")).toBeVisible();
  const row = (title: string) => page.getByRole("row").filter({ hasText: title });
  await expect(row("Pine bench, broken")).toContainText("Price: Enter an amount");
  await expect(row("Pine bench, broken")).toContainText("Pickup: Enter yes or no");
  await expect(row("No title")).toContainText("Title: Enter a title of at least 3 characters");
  await expect(row("Pine bench, small")).toHaveCount(0);
  await page.getByLabel("Only rows with errors").uncheck();
  await expect(row("Brass lamp, polished")).toContainText("Ready");
  await expect(row("Pine bench, long")).toContainText("Ready");

  const reported = page.waitForEvent("download");
  await page.getByRole("link", { name: "Error report" }).click();
  expect(await readCsv(reported)).toEqual([
    { row: "4", field: "price", message: "Enter an amount, such as 1,250.50" },
    { row: "4", field: "pickup", message: "Enter yes or no" },
    { row: "4", field: "delivery", message: "Choose delivery, pickup or both" },
    { row: "5", field: "title", message: "Enter a title of at least 3 characters" },
  ]);

  await page.getByRole("button", { name: "Create 3 listings" }).click();
  await expect(page.getByText("Importing listings from my listings.csv")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Rows done" })).toHaveAttribute("max", "3");
  await page.goto("/vendor");
  await page.goto("/vendor?tab=import");
  await expect(page.getByText("3 listings were created from my listings.csv")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText("2 rows were skipped.")).toBeVisible();

  await page.getByRole("link", { name: "See your listings" }).click();
  const made = page.getByRole("table", { name: "Your listings" });
  await expect(made.getByText("Brass lamp, polished", { exact: true })).toBeVisible();
  await expect(row("Brass lamp, polished")).toContainText("$95.50");
  await expect(row("Brass lamp, polished")).toContainText("Draft");
  await expect(made.getByText("Pine bench, small", { exact: true })).toBeVisible();
  await expect(made.getByText("Pine bench, long", { exact: true })).toBeVisible();
  await expect(made.getByText("Pine bench, broken")).toHaveCount(0);
  await expect(row("Brass lamp").filter({ hasNotText: "polished" })).toContainText("$80.00");
  await made.getByRole("link", { name: "Brass lamp, polished" }).click();
  await expect(page.getByRole("button", { name: /^Cover, photo 1 of 1/ })).toBeVisible();
});

test("shows the background work of an import to the last of a hundred rows", async ({
  page,
  request,
  baseURL,
}) => {
  await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  const columns = ["category", "title", "description", "price", "condition", "stock", "pickup"];
  const rows = Array.from({ length: 101 }, (_, index) => ({
    category: "products",
    title: `Tile ${index + 1}`,
    description: "Glazed by hand.",
    price: "4",
    condition: "new",
    stock: "10",
    pickup: "yes",
  }));
  await page.goto("/vendor?tab=import");
  await choose(page, writeCsv(columns, rows));
  await expect(page.getByText("Your plan has room for 100 more listings")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create 101 listings" })).toBeDisabled();
  await page.getByRole("button", { name: "Discard" }).click();
  await choose(page, writeCsv(columns, rows.slice(1)));
  await expect(page.getByRole("row").filter({ hasText: "Tile 51" })).toBeVisible();
  await expect(page.getByText("Tile 101", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Show more rows" }).click();
  await expect(page.getByText("Tile 101", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Create 100 listings" }).click();
  await expect(page.getByText("100 listings were created from my listings.csv")).toBeVisible({
    timeout: 30_000,
  });
  await page.goto("/vendor?tab=listings&status=draft");
  await expect(
    page.getByRole("navigation", { name: "Listings by status" }).getByRole("link", { name: "Draft 100" }),
  ).toBeVisible();
});

test("refuses a file without listings in plain words, and accepts another", async ({
  page,
  request,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/415 \(Unsupported/, /422 \(Unprocessable/);
  await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  await page.goto("/vendor?tab=import");
  const picture = await paint("listings.csv", { r: 1, g: 2, b: 3 });
  const refused: [string, Buffer, string][] = [
    ["a picture", picture.buffer, "This file isn’t a text file. Save your spreadsheet as “CSV (UTF-8)”."],
    ["too large a file", Buffer.alloc(8 * 1024 * 1024 + 1, "x"), "The file is larger than 8 MB."],
    ["no rows", Buffer.from("category,title\n"), "The file has no rows below the header."],
    [
      "a repeated column",
      Buffer.from("category,title,Title\nproducts,Lamp,Lamp"),
      "The header has the column “Title” more than once.",
    ],
  ];
  for (const [name, buffer, message] of refused) {
    await choose(page, { name: "listings.csv", mimeType: "text/csv", buffer });
    await expect(page.getByRole("alert").filter({ hasText: message }), name).toBeVisible();
    await expect(page.getByLabel("Choose a CSV file")).toBeEnabled();
  }
  await choose(page, writeCsv(["name", "cost"], [{ name: "Lamp", cost: "80" }]));
  await page.getByRole("button", { name: "Check rows" }).click();
  const missing = page.getByRole("alert").filter({ hasText: "no column “category” or “title”" });
  await expect(missing).toBeVisible();
  await page.getByRole("button", { name: "Choose another file" }).click();
  await choose(page, writeCsv(["category", "title"], [{ category: "products", title: "Lamp" }]));
  await expect(page.getByText(/0 rows can become listings, 1 row has errors/)).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(page.getByRole("button", { name: "Create 0 listings" })).toBeDisabled();
});
