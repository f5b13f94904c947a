import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ImportDto, ImportRowDto } from "@/lib/listings/transfer/import.contract";
import { importDto } from "@/prisma/test/dtos/listings";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ImportView } from "./import-view";

const { id } = importDto();

const row: ImportRowDto = {
  row: 3,
  title: "Oak table",
  category: "products",
  price: "cheap",
  location: "Austin, TX",
  errors: [{ field: "price", message: "Enter a number" }],
  updates: false,
  duplicate: false,
};

function show(file: ImportDto, answers: Parameters<typeof mockCalls>[0] = {}) {
  return {
    requests: mockCalls({
      "GET /api/listings/import": { body: [file] },
      [`GET /api/listings/import/${id}`]: { body: file },
      [`GET /api/listings/import/${id}/rows`]: { body: [row] },
      ...answers,
    }),
    ...renderPage(<ImportView hasListings />),
  };
}

describe("the import of listings", () => {
  test("shows the rows with errors before it creates anything, and creates the valid ones", async () => {
    const { requests } = show(importDto(), {
      [`POST /api/listings/import/${id}/confirm`]: { body: importDto({ status: "running", doneRows: 1 }) },
    });
    expect(await screen.findByRole("listitem")).toHaveTextContent("Price: Enter a number");
    expect(screen.getByText(/1 row has errors and will be skipped/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole("checkbox", { name: /Submit them for review/ }));
    fireEvent.click(screen.getByText("Create 2 listings"));
    expect(await screen.findByRole("progressbar")).toHaveAttribute("max", "2");
    expect(requests.find(({ call }) => call.startsWith("POST"))).toMatchObject({ body: { submit: true } });
  });

  test("offers a template to a vendor without listings", async () => {
    mockCalls({ "GET /api/listings/import": { body: [] } });
    renderPage(<ImportView hasListings={false} />);
    const template = await screen.findByRole("link", { name: "Download a template" });
    expect(template).toHaveAttribute("href", "/api/listings/export");
    expect(screen.queryByText(/export of your listings/)).toBeNull();
  });

  test("refuses an import that the plan has no room for", async () => {
    show(importDto({ room: 1 }));
    expect(await screen.findByText("Your plan has room for 1 more listing")).toBeInTheDocument();
    expect(screen.getByText("Create 2 listings")).toBeDisabled();
  });

  test("suggests skipping duplicates and counts created and updated listings", async () => {
    const { requests } = show(
      importDto({ goodRows: 4, totalRows: 4, updateRows: 1, duplicateRows: 1, room: 2 }),
      {
        [`POST /api/listings/import/${id}/confirm`]: { body: importDto({ status: "running" }) },
      },
    );
    expect(await screen.findByText("Create 2 and update 1 listing")).toBeEnabled();
    const skip = screen.getByRole("checkbox", { name: /Skip rows that look like existing listings/ });
    fireEvent.click(skip);
    expect(screen.getByText("Create 3 and update 1 listing")).toBeDisabled();
    fireEvent.click(skip);
    fireEvent.click(screen.getByText("Create 2 and update 1 listing"));
    await waitFor(() =>
      expect(requests.find(({ call }) => call.startsWith("POST"))).toMatchObject({
        body: { submit: false, skipDuplicates: true },
      }),
    );
  });

  test("retries a failed import", async () => {
    const failed = importDto({ status: "failed", totalRows: 3, doneRows: 1, failedRows: 2 });
    const { requests } = show(failed, {
      [`POST /api/listings/import/${id}/confirm`]: { body: importDto({ status: "running" }) },
    });
    expect(await screen.findByText(/^1 row was imported, 2 were not\./)).toBeInTheDocument();
    fireEvent.click(screen.getByText("Resume import"));
    await waitFor(() =>
      expect(requests.map(({ call }) => call)).toContain(`POST /api/listings/import/${id}/confirm`),
    );
  });

  test("counts only the rows that can become listings", async () => {
    show(importDto({ status: "running", doneRows: 1, failedRows: 1 }));
    expect(await screen.findByText(/^1 of 2\./)).toBeInTheDocument();
    expect(screen.getByRole("progressbar")).toHaveAttribute("value", "1");
  });

  test("offers a retry when rows couldn’t be loaded", async () => {
    const file = importDto();
    let down = true;
    show(file, {
      [`GET /api/listings/import/${id}/rows`]: () =>
        down ? { status: 503, body: { error: "We are down", code: "unavailable" } } : { body: [row] },
    });
    expect(await screen.findByText("We are down")).toBeInTheDocument();
    down = false;
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByRole("listitem")).toHaveTextContent("Price: Enter a number");
    expect(screen.queryByText("We are down")).not.toBeInTheDocument();
  });

  test("refuses a file that is too large", async () => {
    const requests = mockCalls({ "GET /api/listings/import": { body: [] } });
    renderPage(<ImportView hasListings />);
    const file = new File(["x"], "listings.csv");
    Object.defineProperty(file, "size", { value: 8 * 1024 * 1024 + 1 });
    fireEvent.change(await screen.findByLabelText("Choose a CSV file"), { target: { files: [file] } });
    expect(await screen.findByText("The file is larger than 8 MB.")).toBeInTheDocument();
    expect(requests.map(({ call }) => call)).toEqual(["GET /api/listings/import"]);
  });

  test("counts the created listings, and offers the report of skipped rows", async () => {
    show(importDto({ status: "done", doneRows: 2, failedRows: 1 }));
    expect(await screen.findByText("2 listings were created from listings.csv")).toBeInTheDocument();
    expect(screen.getByText("Error report").closest("a")).toHaveAttribute(
      "href",
      `/api/listings/import/${id}/errors`,
    );
  });

  test("prompts for a file when there is no import", async () => {
    mockCalls({ "GET /api/listings/import": { body: [] } });
    renderPage(<ImportView hasListings />);
    await waitFor(() => expect(screen.getByLabelText("Choose a CSV file")).toBeInTheDocument());
  });
});
