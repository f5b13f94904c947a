import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { SynonymGroupDto } from "@/lib/search/lexicon/synonyms.contract";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { Synonyms } from "./synonyms";

const both: SynonymGroupDto = {
  id: 7,
  words: ["sofa", "couch"],
  finds: [],
  kind: "same",
  weight: 0.8,
  source: "ours",
};
const oneWay: SynonymGroupDto = {
  id: 8,
  words: ["velocipede"],
  finds: ["bike", "trike"],
  kind: "narrower",
  weight: 0.65,
  source: "feedback",
};

function show(counts: Answer | (() => Answer), groups = [both, oneWay]) {
  const requests = mockCalls({
    "GET /api/admin/synonyms/counts": counts,
    "PUT /api/admin/synonyms": { body: oneWay },
  });
  renderPage(<Synonyms groups={groups} />);
  return requests;
}

const counted = {
  body: [
    { id: 7, words: 1001, finds: 0 },
    { id: 8, words: 0, finds: 1 },
  ],
};
const cellsOf = (name: RegExp) => within(screen.getByRole("row", { name })).getAllByRole("cell");

describe("synonym groups", () => {
  test("shows kind, weight, source, and how many listings each direction finds", async () => {
    show(counted);
    await screen.findByText("1,000+ listings");
    const texts = (name: RegExp) => cellsOf(name).map(({ textContent }) => textContent);
    expect(texts(/^sofa/).slice(0, 5)).toEqual([
      "sofa, couch1,000+ listings",
      expect.stringContaining("–"),
      expect.stringContaining("Same meaning"),
      expect.stringContaining("0.80"),
      expect.stringContaining("Built in"),
    ]);
    expect(texts(/^velocipede/).slice(0, 5)).toEqual([
      "velocipedeNo listings",
      expect.stringContaining("bike, trike1 listing"),
      expect.stringContaining("More specific"),
      expect.stringContaining("0.65"),
      expect.stringContaining("Searches"),
    ]);
  });

  test("shows how many jobs a group for jobs finds", async () => {
    show(counted, [{ ...both, kind: "job" }]);
    await screen.findByText("1,000+ jobs");
    expect(cellsOf(/^sofa/)[2]).toHaveTextContent("Jobs: same work");
  });

  test("shows groups when the count fails, and counts again on request", async () => {
    let answer: Answer = { status: 404, body: { code: "not_found", error: "Gone." } };
    show(() => answer);
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t count the listings.");
    expect(cellsOf(/^velocipede/)[1]).toHaveTextContent("bike, trike");
    answer = counted;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1,000+ listings")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the synonym group form", () => {
  const open = (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    return within(screen.getByRole("dialog"));
  };

  test("keeps kind and weight of an edited group", async () => {
    const requests = show(counted);
    const form = open("Edit: velocipede");
    expect(form.getByLabelText("Kind")).toHaveValue("narrower");
    expect(form.getByLabelText("Weight")).toHaveValue("0.65");
    fireEvent.click(form.getByRole("button", { name: "Save synonyms" }));
    await waitFor(() =>
      expect(requests.find(({ call }) => call.startsWith("PUT"))?.body).toEqual({
        id: 8,
        words: ["velocipede"],
        finds: ["bike", "trike"],
        kind: "narrower",
        weight: 0.65,
      }),
    );
  });

  test("offers a kind only for one-way synonyms, with the usual weight of the kind", () => {
    show(counted);
    const form = open("Add synonyms");
    expect(form.queryByLabelText("Kind")).toBeNull();
    expect(form.getByLabelText("Weight")).toHaveDisplayValue("0.80 (usual)");
    fireEvent.change(form.getByLabelText("Also finds"), { target: { value: "kayak" } });
    expect(form.getByLabelText("Kind")).toHaveValue("related");
    expect(form.getByLabelText("Weight")).toHaveDisplayValue("0.60 (usual)");
    fireEvent.change(form.getByLabelText("Kind"), { target: { value: "narrower" } });
    expect(form.getByLabelText("Weight")).toHaveDisplayValue("0.70 (usual)");
  });
});
