import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { idOf } from "@/prisma/test/dtos";
import { conversationDto, messageDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ThreadView } from "./thread-view";

const conversation = conversationDto();
const { id } = conversation;
const address = `/api/conversations/${id}`;
const clock = { now: Date.parse("2026-11-20T12:00:00Z"), timeZone: "UTC" };
const mine = { mine: true, senderId: idOf(1) };

function show(answers: Parameters<typeof mockCalls>[0] = {}) {
  const requests = mockCalls({
    [`GET ${address}`]: { body: conversation },
    [`GET ${address}/messages`]: { body: [messageDto()] },
    [`POST ${address}/read`]: { body: { unread: 0 } },
    [`POST ${address}/mute`]: { body: { ...conversation, muted: true } },
    [`POST ${address}/unmute`]: { body: conversation },
    [`DELETE ${address}`]: { status: 204, body: null },
    [`POST ${address}/restore`]: { body: conversation },
    ...answers,
  });
  renderPage(
    <>
      <ThreadView id={id} userId={idOf(1)} clock={clock} />
      <Toaster />
    </>,
    { path: `/messages/${id}` },
  );
  return requests;
}

const calls = (requests: ReturnType<typeof show>) => requests.map(({ call }) => call);

async function choose(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole("menuitem", { name, hidden: true }));
}

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  HTMLElement.prototype.scrollTo = () => undefined;
});

test("takes back only a recent message of one's own", async () => {
  const recent = messageDto({ ...mine, number: 2, text: "Oops", takeBackSeconds: 200 });
  let messages = [recent, messageDto({ ...mine, text: "Long ago" })];
  const gone = { ...recent, text: "", takenBack: true, takeBackSeconds: null };
  const requests = show({
    [`GET ${address}/messages`]: () => ({ body: messages }),
    [`POST /api/messages/${recent.id}/take-back`]: () => {
      messages = [gone, ...messages.slice(1)];
      return { body: gone };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Message taken back")).toBeInTheDocument();
  expect(screen.queryByText("Oops")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Take back" })).not.toBeInTheDocument();
  expect(calls(requests)).toContain(`POST /api/messages/${recent.id}/take-back`);
});

test("offers no report of a message that was taken back", async () => {
  show({ [`GET ${address}/messages`]: { body: [messageDto({ text: "", takenBack: true })] } });
  expect(await screen.findByText("Message taken back")).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Report message", hidden: true })).not.toBeInTheDocument();
});

test("mutes a conversation and undoes it", async () => {
  const requests = show();
  await choose("Mute");
  expect(await screen.findByText("Conversation muted")).toBeInTheDocument();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(calls(requests)).toContain(`POST ${address}/unmute`));
});

test("deletes a conversation, returns to the list, and undoes it", async () => {
  const requests = show();
  await choose("Delete conversation");
  expect(await screen.findByText("Conversation deleted")).toBeInTheDocument();
  expect(window.location.pathname).toBe("/messages");
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(calls(requests)).toContain(`POST ${address}/restore`));
});
