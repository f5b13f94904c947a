import { fireEvent, screen, waitFor } from "@testing-library/react";
import { TreeProvider } from "@/components/forms/tree-context";
import { readToasts } from "@/components/ui/toast-store";
import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { builtInJobParts } from "@/lib/jobs/subcategories.rules";
import { toFormNodes } from "@/lib/shared/tree";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { JobForm } from "./job-form";
import { PosterLink } from "./poster-link";
import { emptyJob, toJobInput } from "./values";

const createCall = "POST /api/jobs";

const saved: OwnJobDto = {
  ...toJobInput({ ...emptyJob(), title: "Line cook" }),
  id: idOf(1),
  version: 1,
  updatedAt: "2026-11-20T10:00:00.000Z",
  status: "draft",
  decisionReason: null,
  submittedAt: null,
  expiresAt: null,
  editing: "direct",
  suspended: false,
  actions: ["submit"],
  mayPost: true,
  history: [],
};

type Shown = { forBusiness?: boolean; mayPost?: boolean; answer?: Answer | (() => Promise<Answer>) };

function show({ forBusiness = true, mayPost = true, answer = { status: 201, body: saved } }: Shown = {}) {
  const requests = mockCalls({ [createCall]: answer });
  const page = renderPage(
    <TreeProvider nodes={toFormNodes(builtInJobParts)}>
      <JobForm job={null} mayPost={mayPost} forBusiness={forBusiness} />
    </TreeProvider>,
    { path: "/create-job" },
  );
  return { requests, ...page };
}

const title = () => screen.getByLabelText("Job title");
const saveButton = () => screen.getByRole("button", { name: "Save draft" });

function save(): void {
  fireEvent.change(title(), { target: { value: "Line cook" } });
  fireEvent.click(saveButton());
}

beforeEach(() => localStorage.clear());

test.each([true, false])("saves a draft with the choice of the business %j", async (forBusiness) => {
  const { requests } = show({ forBusiness });
  save();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^Saved \d/));
  expect(readToasts()[0]?.title).toBe("Draft saved");
  expect(requests.map(({ call, body }) => [call, body])).toEqual([
    [createCall, expect.objectContaining({ title: "Line cook", business: forBusiness, submit: false })],
  ]);
});

test("shows that a draft is being saved", async () => {
  let finish: (answer: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => {
    finish = resolve;
  });
  show({ answer: () => answered });
  save();
  await waitFor(() => expect(saveButton()).toHaveAttribute("aria-busy", "true"));
  expect(screen.getByRole("status")).toHaveTextContent("Saving");
  finish({ status: 201, body: saved });
  await waitFor(() => expect(saveButton()).not.toHaveAttribute("aria-busy"));
});

test.each([
  [403, "forbidden", "Your role in this business doesn’t allow this."],
  [500, "internal", "Something went wrong on our side."],
])(
  "keeps a draft that the server refuses with status %j, and gives the reason",
  async (status, code, error) => {
    show({ answer: { status, body: { error, code } } });
    save();
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(`Saved on this device only. ${error}`),
    );
    expect(title()).toHaveValue("Line cook");
  },
);

test("lists what an empty job needs instead of sending it, and moves the focus there", async () => {
  const { requests } = show();
  fireEvent.click(screen.getByRole("button", { name: "Submit for review" }));
  const first = await screen.findByRole("button", { name: /^Job title: / });
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  fireEvent.click(first);
  await waitFor(() => expect(title()).toHaveFocus());
  expect(requests).toEqual([]);
});

test("asks for a confirmed email before the job is posted", () => {
  show({ mayPost: false });
  expect(screen.getByText("Confirm your email to post this job")).toBeVisible();
});

test.each([
  [false, "Post for yourself", "/create-job?for=me"],
  [true, "Post for Oak & Iron", "/create-job"],
])("links to the other poster of a job that is the member’s own: %j", (isPersonal, name, href) => {
  renderPage(<PosterLink isPersonal={isPersonal} name="Oak & Iron" />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});
