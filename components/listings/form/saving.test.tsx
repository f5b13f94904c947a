import { act, screen, waitFor } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { clearPersonalData, clearTab } from "@/lib/client/device-store";
import { ownListingDto } from "@/prisma/test/dtos/listings";
import { fillProduct, listingId, press, saveState, renderForm, type } from "@/prisma/test/listing-form";
import type { Answer } from "@/prisma/test/fake-api";

beforeEach(() => {
  window.history.replaceState(null, "", "/create-listing");
  // The form autosaves after a pause, which a busy machine could cause by itself.
  jest.useFakeTimers({ now: new Date("2026-11-21T12:04:00+13:00") });
});
afterEach(() => {
  jest.useRealTimers();
  clearPersonalData();
});

describe("saving a listing", () => {
  test("saves a draft when the typing pauses, and shows the time", async () => {
    const { requests } = renderForm({
      "POST /api/listings": { status: 201, body: ownListingDto({ version: 1 }) },
    });
    type("Title", "Oak table");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(requests).toEqual([expect.objectContaining({ call: "POST /api/listings" })]);
    expect(requests[0]?.body).toMatchObject({ title: "Oak table", submit: false });
    expect(saveState()).toHaveTextContent("Saved 12:04 PM");
    expect(window.location.pathname).toBe(`/edit-listing/${listingId}`);
  });

  test("stores edits in the browser while the server is down", async () => {
    const { unmount } = renderForm({
      "POST /api/listings": { status: 503, body: { error: "Down", code: "unavailable" } },
    });
    type("Title", "Oak table");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(saveState()).toHaveTextContent("Saved on this device only. Down");
    unmount();
    renderForm({});
    expect(screen.getByLabelText("Title")).toHaveValue("Oak table");
  });

  test("saves text that an earlier visit left in the browser", async () => {
    const { unmount } = renderForm({});
    type("Title", "Oak table");
    unmount();
    const { requests } = renderForm({
      "POST /api/listings": { status: 201, body: ownListingDto({ version: 1 }) },
    });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(requests).toMatchObject([{ body: { title: "Oak table" } }]);
    expect(saveState()).toHaveTextContent(/^Saved/);
  });

  test("restores text from a closed tab, and saves it", async () => {
    const { unmount } = renderForm({});
    type("Title", "Oak table");
    unmount();
    clearTab();
    const { requests } = renderForm({
      "POST /api/listings": { status: 201, body: ownListingDto({ version: 1 }) },
    });
    expect(screen.getByLabelText("Title")).toHaveValue("");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByLabelText("Title")).toHaveValue("Oak table");
    expect(requests).toMatchObject([{ body: { title: "Oak table" } }]);
  });

  test("shows the last save of this tab on a page rendered earlier", async () => {
    const newest = ownListingDto({ version: 4, title: "Oak table for eight" });
    const { unmount } = renderForm(
      { [`PATCH /api/listings/${listingId}`]: { body: newest } },
      { listing: ownListingDto() },
    );
    type("Title", "Oak table for eight");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    unmount();
    const { requests } = renderForm(
      { [`GET /api/listings/${listingId}/edit`]: { body: newest } },
      { listing: ownListingDto() },
    );
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByLabelText("Title")).toHaveValue("Oak table for eight");
    expect(requests.map(({ call }) => call)).toEqual([`GET /api/listings/${listingId}/edit`]);
  });

  test("saves by itself when the server answers again", async () => {
    let down = true;
    renderForm({
      "POST /api/listings": () =>
        down
          ? { status: 503, body: { error: "Down", code: "unavailable" } }
          : { status: 201, body: ownListingDto({ version: 1 }) },
    });
    type("Title", "Oak table");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    down = false;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(saveState()).toHaveTextContent(/^Saved/);
  });

  test("creates one listing on a double click and goes to the list", async () => {
    let answer: (response: Answer) => void = () => {};
    const late = new Promise<Answer>((resolve) => (answer = resolve));
    const { requests, visited } = renderForm({ "POST /api/listings": () => late });
    fillProduct();
    press("Submit for review");
    press("Submit for review");
    await waitFor(() => expect(requests).toHaveLength(1));
    answer({ status: 201, body: ownListingDto({ status: "pending", version: 1 }) });
    await waitFor(() => expect(visited).toEqual(["/vendor"]));
    expect(requests.map(({ call }) => call)).toEqual(["POST /api/listings"]);
    expect(requests[0]?.body).toMatchObject({ submit: true, price: 1250 });
    expect(readToasts()[0]).toMatchObject({ title: "Sent for review" });
  });

  test("resends a creation with a lost answer unchanged, with its key, before it updates the listing", async () => {
    const keys: (string | null)[] = [];
    let lost = true;
    const { requests } = renderForm({
      "POST /api/listings": () =>
        lost
          ? { status: 503, body: { error: "Down", code: "unavailable" } }
          : { status: 201, body: ownListingDto({ version: 1 }) },
      [`PATCH /api/listings/${listingId}`]: {
        body: ownListingDto({ version: 2, title: "Oak table, large" }),
      },
    });
    const network = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (init?.method === "POST") keys.push(new Headers(init.headers).get("idempotency-key"));
      return network(input, init);
    };
    type("Title", "Oak table");
    press("Save draft");
    await screen.findByText(/Saved on this device only/);
    lost = false;
    type("Title", "Oak table, large");
    press("Save draft");
    await screen.findByText(/^Saved/);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(requests.map(({ body }) => (body as { title: string }).title)).toEqual([
      "Oak table",
      "Oak table",
      "Oak table, large",
    ]);
  });

  test("shows no error for a field that changed before the answer arrived", async () => {
    let answer: (response: Answer) => void = () => {};
    const late = new Promise<Answer>((resolve) => (answer = resolve));
    const { requests } = renderForm({ "POST /api/listings": () => late });
    type("Title", "Oak table");
    type("Description", "Seats eight.");
    press("Save draft");
    await waitFor(() => expect(requests).toHaveLength(1));
    type("Title", "Oak table, large");
    const fields = { title: "This title cannot be used.", description: "This description cannot be used." };
    answer({ status: 422, body: { error: "Not like this.", code: "rule_broken", fields } });
    expect(await screen.findAllByText(fields.description)).not.toHaveLength(0);
    expect(screen.queryByText(fields.title)).toBeNull();
  });

  const theirs = ownListingDto({ version: 4, title: "Oak table for eight", price: 300 });
  const conflict: Answer = {
    status: 409,
    body: { error: "This listing was changed in another tab.", code: "conflict" },
  };

  test("reports an edit in another tab with the differences, and loads it on request", async () => {
    renderForm(
      {
        [`PATCH /api/listings/${listingId}`]: conflict,
        [`GET /api/listings/${listingId}/edit`]: { body: theirs },
      },
      { listing: ownListingDto() },
    );
    type("Title", "Oak desk");
    press("Save draft");
    const notice = await screen.findByText("This listing was changed in another tab.");
    const box = notice.closest<HTMLElement>("[role=alert]");
    expect(box).toHaveTextContent("TitleOak table for eight");
    expect(box).toHaveTextContent("Price300");
    expect(box).not.toHaveTextContent("Description");
    expect(screen.getByLabelText("Title")).toHaveValue("Oak desk");
    press("Use the saved version");
    expect(screen.getByLabelText("Title")).toHaveValue("Oak table for eight");
    expect(screen.getByLabelText("Price")).toHaveValue("300");
  });

  test("never overwrites an edit elsewhere that appeared just before a click", async () => {
    const { requests } = renderForm(
      {
        [`PATCH /api/listings/${listingId}`]: conflict,
        [`GET /api/listings/${listingId}/edit`]: { body: theirs },
      },
      { listing: ownListingDto() },
    );
    type("Title", "Oak desk");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    const notice = screen.getByText("This listing was changed in another tab.").closest("[role=alert]");
    expect(notice).not.toHaveFocus();
    press("Save draft");
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(notice).toHaveFocus();
    expect(requests.filter(({ call }) => call.startsWith("PATCH"))).toHaveLength(1);
    press("Save draft");
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(requests.findLast(({ call }) => call.startsWith("PATCH"))).toMatchObject({ body: { version: 4 } });
  });

  test("prompts once about an edit elsewhere, even after a late answer to an earlier save", async () => {
    let answer: (response: Answer) => void = () => {};
    const late = new Promise<Answer>((resolve) => (answer = resolve));
    let reads = 0;
    let saves = 0;
    const { requests } = renderForm(
      {
        [`PATCH /api/listings/${listingId}`]: () =>
          (saves += 1) < 3 ? conflict : { body: ownListingDto({ version: 5, title: "Oak desk" }) },
        [`GET /api/listings/${listingId}/edit`]: () => ((reads += 1) === 1 ? late : { body: theirs }),
      },
      { listing: ownListingDto() },
    );
    type("Title", "Oak desk");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    press("Save draft");
    await screen.findByText("This listing was changed in another tab.");
    answer({ body: theirs });
    await act(() => jest.advanceTimersByTimeAsync(100));
    press("Save draft");
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(requests.findLast(({ call }) => call.startsWith("PATCH"))).toMatchObject({ body: { version: 4 } });
    expect(saveState()).toHaveTextContent(/^Saved/);
  });

  test("keeps the person's own version on the second save, based on the newest one", async () => {
    const sent: unknown[] = [];
    renderForm(
      {
        [`PATCH /api/listings/${listingId}`]: (body) => {
          sent.push(body);
          return sent.length === 1 ? conflict : { body: ownListingDto({ version: 5, title: "Oak desk" }) };
        },
        [`GET /api/listings/${listingId}/edit`]: { body: theirs },
      },
      { listing: ownListingDto() },
    );
    type("Title", "Oak desk");
    press("Save draft");
    await screen.findByText("Use the saved version");
    press("Save draft");
    await waitFor(() => expect(screen.queryByText("Use the saved version")).not.toBeInTheDocument());
    expect(sent).toMatchObject([{ version: 3 }, { version: 4, title: "Oak desk" }]);
  });
});
