import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ReportButton } from "./report-button";

const reported = {
  subject: "listing",
  subjectId: "01890000-0000-7000-8000-00000000abcd",
  name: "this listing",
} as const;

function open(status = 201) {
  const requests = mockCalls({
    "POST /api/reports": { status, body: status === 201 ? { reported: true } : { error: "Try tomorrow." } },
  });
  renderPage(
    <ReportButton reported={reported} href="mailto:hi@square.example">
      Report this listing
    </ReportButton>,
    { user: userDto() },
  );
  return { requests, person: userEvent.setup() };
}

const send = () => screen.findByRole("button", { name: "Send report" });

describe("ReportButton", () => {
  test("requires a reason, and text when the reason needs it", async () => {
    const { requests, person } = open();
    await person.click(screen.getByRole("link", { name: "Report this listing" }));
    await person.click(await send());
    expect(screen.getByText("Choose a reason")).toBeInTheDocument();
    expect(screen.getByRole("radiogroup", { name: "What’s wrong?" })).toBeInvalid();
    expect(screen.getByRole("radio", { name: "Scam or fraud" })).toHaveFocus();
    await person.click(screen.getByRole("radio", { name: "Something else" }));
    await person.click(await send());
    expect(screen.getByText("Tell us what’s wrong")).toBeInTheDocument();
    expect(requests).toEqual([]);
    await person.type(screen.getByRole("textbox", { name: "Tell us more" }), "It is my photo.");
    await person.click(await send());
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([
        { subject: "listing", subjectId: reported.subjectId, reason: "other", text: "It is my photo." },
      ]),
    );
  });

  test("keeps the choice when the report is refused, with the reason", async () => {
    const { person } = open(429);
    await person.click(screen.getByRole("link", { name: "Report this listing" }));
    await person.click(await screen.findByRole("radio", { name: "Scam or fraud" }));
    await person.click(await send());
    expect(await screen.findByText("Try tomorrow.")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Scam or fraud" })).toBeChecked();
  });
});
