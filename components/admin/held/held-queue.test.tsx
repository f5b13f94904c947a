import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { HeldMessageDto } from "@/lib/messages/moderation/held.contract";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { HeldQueue } from "./held-queue";

const one: HeldMessageDto = {
  id: idOf(1),
  sender: { id: idOf(2), name: "Robin Miller" },
  recipient: { id: idOf(3), name: "Oak and Iron" },
  about: "Oak desk",
  copies: 3,
  memberSince: "2026-11-19T10:00:00.000Z",
  createdAt: "2026-11-20T10:00:00.000Z",
};

const path = `/api/admin/held-messages/${one.id}`;
const read = `POST ${path}/text`;
const text = { text: "I have a wonderful offer for you.", files: ["plan.pdf"] };

async function open(answers: Parameters<typeof mockCalls>[0]) {
  const requests = mockCalls({ [read]: { body: text }, ...answers });
  renderPage(<HeldQueue messages={[one]} />);
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Read message about Oak desk" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Message about Oak desk" }));
  expect(await dialog.findByText("I have a wonderful offer for you.")).toBeInTheDocument();
  return { requests, dialog };
}

test("reads a message on request and delivers it", async () => {
  const release = `POST ${path}/release`;
  const { requests, dialog } = await open({ [release]: { status: 204 } });
  expect(screen.getByText("Same text to 3 other people")).toBeInTheDocument();
  expect(dialog.getByText("Attached: plan.pdf")).toBeInTheDocument();
  fireEvent.click(dialog.getByRole("button", { name: "Deliver message" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(requests.map(({ call }) => call)).toEqual([read, release]);
});

test("refuses a message only with a reason", async () => {
  const refuse = `POST ${path}/refuse`;
  const { requests, dialog } = await open({ [refuse]: { status: 204 } });
  fireEvent.click(dialog.getByRole("button", { name: "Refuse message" }));
  expect(dialog.getByText("Give a reason. The sender will see it.")).toBeInTheDocument();
  expect(requests).toHaveLength(1);
  fireEvent.change(dialog.getByLabelText("Reason for refusing it"), { target: { value: "It’s an ad." } });
  fireEvent.click(dialog.getByRole("button", { name: "Refuse message" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(requests[1]).toMatchObject({ call: refuse, body: { reason: "It’s an ad." } });
});

test("shows that someone else was first", async () => {
  const error = "Someone else already decided on this message.";
  const { dialog } = await open({
    [`POST ${path}/release`]: { status: 409, body: { error, code: "conflict" } },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Deliver message" }));
  expect(await dialog.findByText(error)).toBeInTheDocument();
});
