import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { readToasts } from "@/components/ui/toast-store";
import { mockCalls } from "@/prisma/test/fake-api";
import type { SynonymGroupDto } from "@/lib/search/lexicon/synonyms.contract";
import { renderPage } from "@/prisma/test/render-page";
import { Templates } from "../templates/templates";
import { BlockedWords } from "./blocked-words";
import { Synonyms } from "./synonyms";

const id = "01890000-0000-7000-8000-000000000001";
const updatedAt = "2026-11-02T12:00:00.000Z";
const template = {
  id,
  queue: "jobs",
  title: "Pay is missing",
  text: "Please add the pay.",
  updatedAt,
} as const;

const group = {
  id: 7,
  words: ["sofa", "couch"],
  finds: [] as string[],
  kind: "same",
  weight: 0.8,
  source: "ours",
} as const satisfies SynonymGroupDto;

const lists: [string, ReactElement, string, string][] = [
  ["a template", <Templates key="t" templates={[template]} />, `templates/${id}`, "“Pay is missing”"],
  [
    "a blocked word",
    <BlockedWords key="b" words={[{ id, word: "fake", effect: "flag" }]} />,
    `blocked-words/${id}`,
    "“fake”",
  ],
  ["synonyms", <Synonyms key="s" groups={[group]} />, "synonyms/7", "the synonyms of “sofa”"],
];

test.each(lists)(
  "shows the error of a failed removal of %s, and removes nothing on Enter alone",
  async (_, list, path, name) => {
    const requests = mockCalls({
      "GET /api/admin/synonyms/counts": { body: [] },
      [`DELETE /api/admin/${path}`]: { status: 500, body: { code: "internal", error: "" } },
    });
    renderPage(list);
    fireEvent.click(screen.getByRole("button", { name: /^Remove: / }));
    const dialog = within(screen.getByRole("dialog", { name: `Remove ${name}?` }));
    expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    expect(requests.filter(({ call }) => call.startsWith("DELETE"))).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(readToasts().at(-1)?.title).toBe(`We couldn’t remove ${name}`));
  },
);
