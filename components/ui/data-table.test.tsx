import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DataTable, type DataColumn } from "./data-table";

type Row = { name: string; visits: number };

const columns: DataColumn<Row>[] = [
  { id: "name", title: "Page", value: ({ name }) => name },
  { id: "visits", title: "Visits", numeric: true, value: ({ visits }) => visits },
];
const rows = Array.from({ length: 12 }, (_, at) => ({ name: `Page ${at + 1}`, visits: (at * 7) % 12 }));

function shown(): string[] {
  const [, ...lines] = screen.getAllByRole("row");
  return lines.map((line) => within(line).getAllByRole("cell")[0]?.textContent ?? "");
}

test("keeps the order it is given, ten rows at a time", async () => {
  render(<DataTable caption="Pages" columns={columns} rows={rows} rowId={({ name }) => name} />);
  expect(shown()).toEqual(rows.slice(0, 10).map(({ name }) => name));
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(shown()).toEqual(["Page 11", "Page 12"]);
  expect(screen.getByText("2 of 2")).toBeVisible();
});

test("sorts by numbers, the largest first, and by words, from the keyboard too", async () => {
  render(<DataTable caption="Pages" columns={columns} rows={rows} rowId={({ name }) => name} pageSize={3} />);
  await userEvent.click(screen.getByRole("button", { name: "Visits" }));
  const largest = [...rows].sort((a, b) => b.visits - a.visits).slice(0, 3);
  expect(shown()).toEqual(largest.map(({ name }) => name));
  expect(screen.getByRole("columnheader", { name: "Visits" })).toHaveAttribute("aria-sort", "descending");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("columnheader", { name: "Visits" })).toHaveAttribute("aria-sort", "ascending");
  expect(shown()[0]).toBe("Page 1");
  screen.getByRole("button", { name: "Page" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("columnheader", { name: "Page" })).toHaveAttribute("aria-sort", "ascending");
  expect(screen.getByRole("columnheader", { name: "Visits" })).toHaveAttribute("aria-sort", "none");
  expect(shown()).toEqual(["Page 1", "Page 10", "Page 11"]);
});
