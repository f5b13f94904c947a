import { screen } from "@testing-library/react";
import type { OwnApplicationDto } from "@/lib/applications/contract";
import { renderPage } from "@/prisma/test/render-page";
import { OwnApplications } from "./own-applications";

function show(job: Partial<OwnApplicationDto["job"]>) {
  const application: OwnApplicationDto = {
    id: "01890000-0000-7000-8000-000000000001",
    status: "submitted",
    createdAt: "2026-11-20T10:00:00.000Z",
    job: { id: "j1", title: "Line cook", company: "Orchard Bank", isPublic: true, filled: false, ...job },
    conversationId: "c1",
    resume: null,
    reason: "",
    steps: [],
  };
  return renderPage(<OwnApplications applications={[application]} />);
}

test("links to the conversation, and offers to withdraw", () => {
  show({});
  expect(screen.getByRole("link", { name: "Messages about Line cook" })).toHaveAttribute(
    "href",
    "/messages/c1",
  );
  expect(screen.getByRole("button", { name: "Withdraw from Line cook" })).toBeInTheDocument();
});

test("offers no withdrawal from a filled job", () => {
  show({ filled: true });
  expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
});
