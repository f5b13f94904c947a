import { screen } from "@testing-library/react";
import { ListingQueue } from "@/components/admin/listings/listing-queue";
import { UndoBar } from "@/components/admin/moderation/undo-bar";
import type { ModeratedDetailDto } from "@/lib/listings/moderation/decision.contract";
import { listingCaseDto, moderatedDetailDto, moderatedListingDto } from "./dtos/listings";
import { mockCalls } from "./fake-api";
import { renderPage } from "./render-page";

export const first = moderatedListingDto().id;
export const second = "01890000-0000-7000-8000-0000000000a2";
export const revisionId = "01890000-0000-7000-8000-0000000000f2";

export const edited = moderatedListingDto({
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

const scrolled: string[] = [];

export function recordScrolls(): string[] {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: HTMLElement, options) {
    const where = typeof options === "object" ? options.block : options;
    scrolled.push(`${this.dataset.row} ${where} ${"opened" in this.dataset ? "opened" : "closed"}`);
  };
  return scrolled;
}

export async function showLoadedQueue(answers?: Parameters<typeof mockCalls>[0]) {
  const shown = showQueue(answers);
  await screen.findByText("Condition");
  return shown;
}

export function showQueue(answers: Parameters<typeof mockCalls>[0] = {}) {
  const requests = mockCalls({
    [`GET /api/admin/listings/${first}`]: { body: moderatedDetailDto() },
    [`GET /api/admin/listings/${second}`]: { body: moderatedDetailDto({ ...edited, revision }) },
    [`GET /api/admin/listings/${first}/case`]: { body: listingCaseDto() },
    [`GET /api/admin/listings/${second}/case`]: { body: listingCaseDto() },
    ...answers,
  });
  const page = renderPage(
    <>
      <ListingQueue listings={[moderatedListingDto(), edited]} />
      <UndoBar />
    </>,
  );
  const sent = () => requests.filter(({ call }) => call.startsWith("POST"));
  return { sent, ...page };
}

export function rowOf(title: string): HTMLElement {
  const row = screen.getByText(title, { selector: "span" }).closest("li");
  if (!row) throw new Error(`no row for ${title}`);
  return row;
}
