import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MailDto } from "@/lib/notifications/outbox/outbox.contract";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { MailView } from "./mail-view";

const privateMail: MailDto = {
  id: "01890000-0000-7000-8000-00000000abcd",
  template: "message",
  to: "ada@plaza.example",
  subject: "New message",
  private: true,
  sealed: true,
  status: "sent",
  attempts: 1,
  lastError: null,
  createdAt: "2026-11-20T10:00:00.000Z",
  sentAt: "2026-11-20T10:00:01.000Z",
  html: null,
  text: null,
};
const call = `POST /api/admin/outbox/${privateMail.id}/open`;

describe("a private email", () => {
  test("requires a reason before it shows subject and text", async () => {
    const opened = {
      ...privateMail,
      sealed: false,
      subject: "Robin D. sent you a message",
      html: "<p>Hi</p>",
      text: "Hi",
    };
    const calls = mockCalls({ [call]: { body: opened } });
    renderPage(<MailView mail={privateMail} />);
    const person = userEvent.setup();
    await person.click(screen.getByRole("button", { name: "Open email" }));
    const reason = screen.getByLabelText("Reason");
    expect(reason).toHaveAccessibleDescription(
      "For example, the report or request you’re working on. Enter a reason.",
    );
    expect(reason).toHaveFocus();
    expect(calls).toEqual([]);
    await person.type(screen.getByLabelText("Reason"), " Reported by phone ");
    await person.click(screen.getByRole("button", { name: "Open email" }));
    expect(await screen.findByText("Robin D. sent you a message")).toBeInTheDocument();
    expect(screen.getByText("Hi")).toBeInTheDocument();
    expect(calls.map(({ call: name, body }) => [name, body])).toEqual([
      [call, { reason: "Reported by phone" }],
    ]);
  });

  test("shows why it can’t be opened", async () => {
    mockCalls({ [call]: { status: 404, body: { error: "This message doesn’t exist." } } });
    renderPage(<MailView mail={privateMail} />);
    const person = userEvent.setup();
    await person.type(screen.getByLabelText("Reason"), "Reported");
    await person.click(screen.getByRole("button", { name: "Open email" }));
    expect(await screen.findByText("This message doesn’t exist.")).toBeInTheDocument();
  });
});
