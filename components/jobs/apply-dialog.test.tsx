import { fireEvent, screen } from "@testing-library/react";
import { jobDetailDto, userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ApplyDialog } from "./apply-dialog";

const job = jobDetailDto({ company: "Corner Kitchen", title: "Line cook" });
const start = { questions: [], last: { note: "", resume: null }, sent: null };

function show(body: object) {
  mockCalls({
    [`GET /api/jobs/${job.id}/application`]: { body },
    [`POST /api/jobs/${job.id}/applications`]: { status: 201, body: {} },
  });
  renderPage(<ApplyDialog job={job} onClose={() => undefined} />, { user: userDto() });
}

test("names the result in its title", async () => {
  show(start);
  expect(screen.getByRole("dialog", { name: "Apply for Line cook" })).toBeInTheDocument();
  fireEvent.change(await screen.findByLabelText("Note to Corner Kitchen"), { target: { value: "I cook." } });
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  expect(await screen.findByRole("dialog", { name: "Application sent" })).toHaveTextContent(
    "Corner Kitchen has your application for Line cook.",
  );
});

test("shows the status of an earlier application", async () => {
  show({ ...start, sent: { status: "interview" } });
  expect(await screen.findByRole("dialog", { name: "Your application" })).toHaveTextContent(
    "Status: Interview.",
  );
});
