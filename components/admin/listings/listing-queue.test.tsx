import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import type { ModeratedDetailDto } from "@/lib/listings/moderation/decision.contract";
import { moderatedDetailDto, moderatedListingDto } from "@/prisma/test/dtos/listings";
import { answerCalls } from "@/prisma/test/network";
import { renderPage } from "@/prisma/test/render-page";
import { ListingQueue } from "./listing-queue";

const first = moderatedListingDto().id;
const second = "01890000-0000-7000-8000-0000000000a2";
const revisionId = "01890000-0000-7000-8000-0000000000f2";

const edited = moderatedListingDto({
  id: second,
  kind: "revision",
  revisionId,
  status: "approved",
  title: "Oak desk",
  riskReasons: [],
});

const revision: ModeratedDetailDto["revision"] = {
  id: revisionId,
  status: "pending",
  reason: null,
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  changes: [{ field: "title", label: "Title", before: "Oak bench", after: "Oak desk" }],
};

function show(answers: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    [`GET /api/admin/listings/${first}`]: { body: moderatedDetailDto() },
    [`GET /api/admin/listings/${second}`]: { body: moderatedDetailDto({ ...edited, revision }) },
    ...answers,
  });
  const page = renderPage(<ListingQueue listings={[moderatedListingDto(), edited]} />);
  const sent = () => asked.filter(({ call }) => call.startsWith("POST"));
  return { sent, ...page };
}

function rowOf(title: string): HTMLElement {
  const row = screen.getByText(title, { selector: "span" }).closest("li");
  if (!row) throw new Error(`no row for ${title}`);
  return row;
}

describe("the queue of listings", () => {
  test("opens the one that waits longest with its facts and what to check", async () => {
    show();
    expect(rowOf("Oak table")).toHaveAttribute("aria-current", "true");
    expect(screen.getByText("No photos.")).toBeInTheDocument();
    expect(await screen.findByText("Condition")).toBeInTheDocument();
  });

  test("approves by keyboard as it was seen, and goes on to the next one", async () => {
    const { sent, refreshed } = show({
      [`POST /api/admin/listings/${first}/approve`]: { body: moderatedDetailDto() },
    });
    act(() => rowOf("Oak table").focus());
    fireEvent.keyDown(rowOf("Oak table"), { key: "a" });
    await waitFor(() => expect(refreshed).toHaveLength(1));
    expect(sent()).toMatchObject([{ body: { updatedAt: "2026-11-20T10:00:00.000Z", reason: "" } }]);
    expect(screen.queryByText("Oak table", { selector: "span" })).not.toBeInTheDocument();
    expect(rowOf("Oak desk")).toHaveFocus();
    expect(readToasts()[0]).toMatchObject({ title: "Oak table was approved" });
  });

  test("shows an edited listing field by field and decides on its revision", async () => {
    const { sent } = show({
      [`POST /api/admin/listings/${second}/approve`]: { body: moderatedDetailDto(edited) },
    });
    act(() => rowOf("Oak table").focus());
    fireEvent.keyDown(rowOf("Oak table"), { key: "j" });
    expect(await screen.findByText("Oak bench")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Approve: Oak desk" }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { revisionId } }]));
  });

  test("asks for a reason before it requests changes, and takes a template", async () => {
    const { sent } = show({
      [`POST /api/admin/listings/${first}/request-changes`]: { body: moderatedDetailDto() },
    });
    act(() => rowOf("Oak table").focus());
    fireEvent.keyDown(rowOf("Oak table"), { key: "c" });
    const button = await screen.findByText("Request changes", { selector: "[type=submit]" });
    fireEvent.click(button);
    expect(await screen.findByText("Give a reason. The vendor will see it.")).toBeInTheDocument();
    expect(sent()).toEqual([]);
    const template = screen.getByLabelText("Start from a template");
    const option = template.querySelectorAll("option")[1];
    fireEvent.change(template, { target: { value: option?.value } });
    fireEvent.click(button);
    await waitFor(() => expect(sent()).toMatchObject([{ body: { reason: option?.value } }]));
  });

  test("brings back a listing that changed meanwhile and says so", async () => {
    show({
      [`POST /api/admin/listings/${first}/approve`]: {
        status: 409,
        body: { error: "The vendor just changed this.", code: "conflict" },
      },
    });
    fireEvent.click(screen.getByRole("button", { name: "Approve: Oak table" }));
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        title: "Oak table was not approved",
        description: "The vendor just changed this.",
      }),
    );
    expect(rowOf("Oak table")).toBeInTheDocument();
  });
});
