import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { listingCaseDto, moderatedDetailDto } from "@/prisma/test/dtos/listings";
import {
  edited,
  first,
  recordScrolls,
  revisionId,
  rowOf,
  second,
  showLoadedQueue,
  showQueue,
} from "@/prisma/test/listing-queue";
import { renderPage } from "@/prisma/test/render-page";
import { RiskReasons } from "../moderation/risk-reasons";
import { offerUndo } from "../moderation/undo-store";

beforeEach(() => void recordScrolls());

describe("the listing queue", () => {
  test("opens the listing that has waited longest with its facts and checks", async () => {
    showQueue();
    expect(rowOf("Oak table")).toHaveAttribute("aria-current", "true");
    expect(screen.getByText("No photos.")).toBeInTheDocument();
    expect(await screen.findByText("Condition")).toBeInTheDocument();
  });

  test("shows the case file: similar listings, prices of its kind, reports, and decisions", async () => {
    const other = { category: "products", status: "approved", image: null } as const;
    const at = "2026-11-20T10:00:00.000Z";
    showQueue({
      [`GET /api/admin/listings/${first}/case`]: {
        body: listingCaseDto({
          prices: { kind: "Furniture", count: 40, low: 90, median: 200, high: 900 },
          texts: [{ ...other, id: second, title: "Elm table", vendorName: "Elm & Co", percent: 82 }],
          reports: [{ id: second, subject: "vendor", reason: "scam", text: "No reply.", status: "open", at }],
          decisions: [{ id: second, action: "revision-reject", reason: "Blurry.", by: "pat", at }],
        }),
      },
    });
    const file = within(await screen.findByRole("region", { name: "Case file" }));
    expect(await file.findByText("Price · Furniture")).toBeInTheDocument();
    expect(file.getByText("$200.00")).toBeInTheDocument();
    const link = file.getByRole("link", { name: /Elm table/ });
    expect(link).toHaveTextContent("82% the same · Elm & Co · ");
    expect(link).toHaveAttribute("href", `/edit-listing/${second}?view=preview`);
    expect(file.getByText("No other vendor uses these photos.")).toBeInTheDocument();
    expect(file.getByText(/Scam or fraud, about the vendor, open/)).toHaveTextContent("No reply.");
    expect(file.getByText(/edit rejected by pat/)).toHaveTextContent("Blurry.");
  });

  test("links a reason to the listing it mentions", () => {
    const others = [{ id: second, title: "Elm table" }];
    renderPage(
      <RiskReasons reasons={[{ code: "text", text: "Copied.", others }]} hrefOf={(id) => `/look/${id}`} />,
    );
    expect(screen.getByRole("link", { name: "Elm table" })).toHaveAttribute("href", `/look/${second}`);
  });

  test("undoes the last decision with U for 15 seconds, except while typing", async () => {
    const { sent, refreshed } = await showLoadedQueue({
      [`POST /api/admin/listings/${first}/approve`]: { body: moderatedDetailDto() },
      "POST /api/admin/undo": { status: 204 },
    });
    act(() => rowOf("Oak table").focus());
    fireEvent.keyDown(rowOf("Oak table"), { key: "a" });
    await waitFor(() => expect(refreshed).toHaveLength(1));
    const field = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(field, { key: "u" });
    field.remove();
    expect(sent()).toHaveLength(1);
    fireEvent.keyDown(document.body, { key: "u" });
    await waitFor(() => expect(refreshed).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ body: { kind: "listing", id: first } });
    expect(readToasts()[0]).toMatchObject({ title: "Undone" });
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    jest.useFakeTimers();
    act(() =>
      offerUndo({ kind: "listing", ids: [first], title: "Oak table was approved", since: Date.now() }),
    );
    act(() => jest.advanceTimersByTime(14_900));
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test("shows an edited listing field by field and decides on its revision", async () => {
    const { sent } = showQueue({
      [`POST /api/admin/listings/${second}/approve`]: { body: moderatedDetailDto(edited) },
    });
    act(() => rowOf("Oak table").focus());
    fireEvent.keyDown(rowOf("Oak table"), { key: "j" });
    expect(await screen.findByText("Oak bench")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Approve: Oak desk" }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { revisionId } }]));
  });

  test("requires a reason before it requests changes, and offers templates", async () => {
    const { sent } = await showLoadedQueue({
      [`POST /api/admin/listings/${first}/request-changes`]: { body: moderatedDetailDto() },
    });
    act(() => rowOf("Oak table").focus());
    fireEvent.keyDown(rowOf("Oak table"), { key: "c" });
    const button = await screen.findByText("Request changes", { selector: "[type=submit]" });
    fireEvent.click(button);
    expect(await screen.findByText("Give a reason. They’ll see it.")).toBeInTheDocument();
    expect(sent()).toEqual([]);
    const template = screen.getByLabelText("Start from a template");
    const option = template.querySelectorAll("option")[1];
    fireEvent.change(template, { target: { value: option?.value } });
    fireEvent.click(button);
    await waitFor(() => expect(sent()).toMatchObject([{ body: { reason: option?.value } }]));
  });

  test("decides on several with one reason, each in the version on screen, and undoes all of them", async () => {
    const { sent, refreshed } = await showLoadedQueue({
      [`POST /api/admin/listings/${first}/reject`]: { body: moderatedDetailDto() },
      [`POST /api/admin/listings/${second}/reject`]: { body: moderatedDetailDto(edited) },
      "POST /api/admin/undo": { status: 204 },
    });
    act(() => rowOf("Oak table").focus());
    fireEvent.keyDown(rowOf("Oak table"), { key: "x" });
    expect(screen.getByRole("checkbox", { name: "Select Oak table" })).toBeChecked();
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    const bar = within(screen.getByRole("toolbar", { name: "Selected rows" }));
    fireEvent.click(bar.getByRole("button", { name: "Reject 2" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reject 2 listings" }));
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Not sold here." } });
    fireEvent.click(dialog.getByRole("button", { name: "Reject listing" }));
    await waitFor(() => expect(refreshed).toHaveLength(1));
    expect(sent()).toMatchObject([
      { call: `POST /api/admin/listings/${first}/reject`, body: { reason: "Not sold here." } },
      { call: `POST /api/admin/listings/${second}/reject`, body: { reason: "Not sold here.", revisionId } },
    ]);
    expect(screen.getByText("2 listings were rejected.")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent()).toHaveLength(4));
    expect(sent().slice(2)).toMatchObject([
      { body: { kind: "listing", id: first } },
      { body: { kind: "listing", id: second } },
    ]);
  });

  test("names the approved one when another is refused, and reports a failed undo", async () => {
    const changed = { status: 409, body: { error: "The vendor just changed this.", code: "conflict" } };
    const { sent, refreshed } = showQueue({
      [`POST /api/admin/listings/${first}/approve`]: changed,
      [`POST /api/admin/listings/${second}/approve`]: { body: moderatedDetailDto(edited) },
      "POST /api/admin/undo": (body) =>
        (body as { id: string }).id === first
          ? { status: 409, body: { error: "It’s too late to undo this.", code: "conflict" } }
          : { status: 204 },
    });
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    const bar = within(screen.getByRole("toolbar", { name: "Selected rows" }));
    fireEvent.click(bar.getByRole("button", { name: "Approve 2" }));
    expect(await screen.findByText("Oak desk was approved.")).toBeInTheDocument();
    const decided = { kind: "listing" as const, ids: [first, second], title: "2 listings were approved" };
    act(() => offerUndo({ ...decided, since: Date.now() }));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(refreshed).toHaveLength(2));
    expect(sent().slice(2)).toMatchObject([{ body: { id: first } }, { body: { id: second } }]);
    expect(readToasts().at(-1)).toMatchObject({ title: "We couldn’t undo 1 of 2" });
  });

  test("reports a listing that has changed since, and shows it again", async () => {
    await showLoadedQueue({
      [`POST /api/admin/listings/${first}/approve`]: {
        status: 409,
        body: { error: "The vendor just changed this.", code: "conflict" },
      },
    });
    fireEvent.click(screen.getByRole("button", { name: "Approve: Oak table" }));
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        title: "Oak table wasn’t approved",
        description: "The vendor just changed this.",
      }),
    );
    expect(rowOf("Oak table")).toBeInTheDocument();
  });
});
