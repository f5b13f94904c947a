import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderPage } from "@/prisma/test/render-page";
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

test("keeps the given order, ten rows at a time", async () => {
  render(<DataTable caption="Pages" columns={columns} rows={rows} rowId={({ name }) => name} />);
  expect(shown()).toEqual(rows.slice(0, 10).map(({ name }) => name));
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(shown()).toEqual(["Page 11", "Page 12"]);
  expect(screen.getByText("2 of 2")).toBeVisible();
});

test("sorts by numbers, largest first, and by text, from the keyboard too", async () => {
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

test("leaves the order and the page to the server, and sorts by its links", () => {
  const byVisits = { state: "descending", href: "/pages?sort=visits_asc" } as const;
  renderPage(
    <DataTable
      server
      caption="Pages"
      columns={columns.map((column) => (column.numeric ? { ...column, sort: byVisits } : column))}
      rows={rows}
      rowId={({ name }) => name}
    />,
  );
  expect(shown()).toEqual(rows.map(({ name }) => name));
  expect(within(screen.getByRole("table")).queryByRole("button")).toBeNull();
  expect(screen.queryByRole("navigation", { name: "Pages: Pages" })).toBeNull();
  const head = screen.getByRole("columnheader", { name: "Visits" });
  expect(head).toHaveAttribute("aria-sort", "descending");
  expect(within(head).getByRole("link")).toHaveAttribute("href", byVisits.href);
});

test("selects selectable rows, one by one and all at once", async () => {
  function Chosen() {
    const [selected, setSelected] = useState<string[]>([]);
    return (
      <>
        <DataTable
          server
          caption="Pages"
          columns={columns}
          rows={rows.slice(0, 4)}
          rowId={({ name }) => name}
          selection={{
            selected,
            canSelect: ({ name }) => name !== "Page 2",
            nameOf: ({ name }) => name,
            allLabel: "Select all",
            onChange: setSelected,
          }}
        />
        <p>Chosen: {selected.join(", ")}</p>
      </>
    );
  }
  render(<Chosen />);
  expect(screen.queryByRole("checkbox", { name: "Select Page 2" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Page 3" }));
  expect(screen.getByText("Chosen: Page 3")).toBeVisible();
  expect(screen.getByRole("row", { selected: true })).toHaveTextContent("Page 3");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all" }).indeterminate).toBe(true);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all" }));
  expect(screen.getByText("Chosen: Page 3, Page 1, Page 4")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all" }));
  expect(screen.getByText("Chosen:")).toBeVisible();
});

test("renders the cells of a row once, however often it is selected", () => {
  const cell = jest.fn(({ visits }: Row) => visits);
  const counted = columns.map((column) => (column.numeric ? { ...column, cell } : column));
  function Chosen() {
    const [selected, setSelected] = useState<string[]>([]);
    return (
      <DataTable
        server
        caption="Pages"
        columns={counted}
        rows={rows}
        rowId={({ name }) => name}
        selection={{
          selected,
          canSelect: () => true,
          nameOf: ({ name }) => name,
          allLabel: "Select all",
          onChange: setSelected,
        }}
      />
    );
  }
  render(<Chosen />);
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all" }));
  expect(screen.getAllByRole("row", { selected: true })).toHaveLength(rows.length);
  expect(cell).toHaveBeenCalledTimes(rows.length);
});
