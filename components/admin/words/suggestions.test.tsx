import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { SuggestionDto } from "@/lib/search/feedback/synonym-suggestions.contract";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { UndoBar } from "../moderation/undo-bar";
import { clearUndo } from "../moderation/undo-store";
import { Suggestions } from "./suggestions";

const suggestion = (place: number): SuggestionDto => ({
  id: `01890000-0000-7000-8000-00000000000${place}`,
  failed: `failed ${place}`,
  term: `term ${place}`,
  visitors: 5 + place,
  status: "open",
  listings: place,
  updatedAt: "2026-11-20T10:00:00.000Z",
});

afterEach(() => act(clearUndo));

function show(count: number) {
  const suggestions = Array.from({ length: count }, (_, place) => suggestion(place));
  const answers = suggestions.flatMap(({ id }) =>
    ["accept", "dismiss"].map((action) => [
      `POST /api/admin/synonyms/suggestions/${id}/${action}`,
      { body: suggestion(0) },
    ]),
  );
  const requests = mockCalls({ "POST /api/admin/undo": { status: 204 }, ...Object.fromEntries(answers) });
  renderPage(
    <>
      <Suggestions suggestions={suggestions} />
      <UndoBar />
    </>,
  );
  return requests;
}

describe("synonym suggestions", () => {
  test("shows the visitors and listings of five suggestions at first", () => {
    show(7);
    const rows = () => screen.getAllByRole("row", { name: /failed/ });
    expect(rows()).toHaveLength(5);
    expect(rows()[1]).toHaveTextContent("“failed 1”");
    expect(rows()[1]).toHaveTextContent("“term 1”1 listing");
    expect(rows()[0]).toHaveTextContent("No listings");
    fireEvent.click(screen.getByRole("button", { name: "Show 2 more" }));
    expect(rows()).toHaveLength(7);
  });

  test("gives only the button that adds synonyms the primary style", () => {
    show(1);
    const [accept] = screen.getAllByRole("button", { name: /^Accept/ });
    expect(accept).not.toHaveClass("bg-primary");
  });

  test("renders nothing without suggestions", () => {
    show(0);
    expect(screen.queryByRole("heading", { name: /Suggestions/ })).toBeNull();
  });

  test.each([
    ["Accept", "accept", "accepted"],
    ["Dismiss", "dismiss", "dismissed"],
  ])("removes suggestions on %s, which can be undone", async (label, action, done) => {
    const requests = show(2);
    fireEvent.click(screen.getByRole("button", { name: `${label}: “term 0” for “failed 0”` }));
    expect(screen.queryByText("“failed 0”")).toBeNull();
    const bar = within(
      await screen.findByText(`“term 0” for “failed 0” was ${done}.`).then((text) => text.closest("div")!),
    );
    expect(bar.getByText("You can undo this for 15 seconds.")).toBeInTheDocument();
    fireEvent.click(bar.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(requests.map(({ call }) => call)).toHaveLength(2));
    expect(requests[0]?.call).toBe(`POST /api/admin/synonyms/suggestions/${suggestion(0).id}/${action}`);
    expect(requests[1]?.body).toEqual({ kind: "suggestion", id: suggestion(0).id });
  });
});
