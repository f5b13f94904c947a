import type { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { idOf } from "@/prisma/test/dtos";
import { conversationDto, messageDto } from "@/prisma/test/dtos/messages";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { refreshThread } from "./thread-hooks";
import { ThreadView } from "./thread-view";

const conversation = conversationDto();
const { id } = conversation;
const address = `/api/conversations/${id}`;
const clock = { now: Date.parse("2026-11-20T12:00:00Z"), timeZone: "UTC" };
const question = messageDto({ mine: true, senderId: idOf(1), text: "Is it solid oak?" });

let client: QueryClient;

type Answers = Parameters<typeof mockCalls>[0];

function show(answers: Answers = {}) {
  const requests = mockCalls({
    [`GET ${address}`]: { body: conversation },
    [`GET ${address}/messages`]: { body: [messageDto({ number: 2 }), question] },
    [`POST ${address}/read`]: { body: { unread: 0 } },
    ...answers,
  });
  ({ client } = renderPage(<ThreadView id={id} userId={idOf(1)} clock={clock} />, {
    path: `/messages/${id}`,
  }));
  return requests;
}

const field = () => screen.findByRole("textbox", { name: "Message to Juniper Realty" });

async function write(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
}

const sends = (requests: ReturnType<typeof show>) =>
  requests.filter(({ call }) => call === `POST ${address}/messages`);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  HTMLElement.prototype.scrollTo = () => undefined;
});

describe("ThreadView", () => {
  test("shows authors, days and the subject, and marks sent messages as read", async () => {
    show();
    expect(await screen.findByText("Is it solid oak?")).toHaveTextContent("You: Is it solid oak?");
    expect(screen.getByText("It is.")).toHaveTextContent("Juniper Realty: It is.");
    expect(screen.getByRole("heading", { name: "Today" })).toBeInTheDocument();
    expect(screen.getByText(/10:01 AM/).closest("div")).toHaveTextContent("10:01 AM · Read");
    expect(screen.getByRole("link", { name: /Oak desk/ })).toHaveTextContent("Oak desk$120.00Available");
  });

  test("shows until when the vendor is away", async () => {
    const other = {
      ...conversation.other,
      holidayUntil: "2026-12-08",
      holidayMessage: "We’re at the winter fair.",
    };
    show({ [`GET ${address}`]: { body: { ...conversation, other } } });
    const notice = await screen.findByText("Away until December 8, 2026");
    expect(notice.closest("[data-slot=alert]")).toHaveTextContent("We’re at the winter fair.");
  });

  test("shows the rent with its unit", async () => {
    const subject = { ...conversation.subject, category: "realestate", per: "month", price: 1000 };
    show({ [`GET ${address}`]: { body: { ...conversation, subject } } });
    expect(await screen.findByText("$1,000.00")).toHaveTextContent("$1,000.00 / month");
  });

  test("lists the files of a message by name and size", async () => {
    const file = { id: idOf(7900), name: "Floor plan.pdf", kind: "pdf" as const, bytes: 1_258_291 };
    const attachments = [{ ...file, width: null, height: null }];
    show({ [`GET ${address}/messages`]: { body: [messageDto({ text: "", attachments })] } });
    const link = await screen.findByRole("link", { name: "Floor plan.pdf 1.2 MB" });
    expect(link).toHaveAttribute("href", `/api/documents/${file.id}`);
  });

  test("marks messages of the other side as read, up to the last one", async () => {
    const unread = messageDto({ number: 3, readAt: null });
    const requests = show({ [`GET ${address}/messages`]: { body: [unread, question] } });
    await waitFor(() =>
      expect(requests).toContainEqual(
        expect.objectContaining({ call: `POST ${address}/read`, body: { upTo: unread.id } }),
      ),
    );
  });

  test("marks the notice about a refused message as read", async () => {
    const refused = messageDto({ mine: true, senderId: idOf(1), held: "refused" });
    const requests = show({ [`GET ${address}/messages`]: { body: [refused] } });
    await waitFor(() =>
      expect(requests).toContainEqual(expect.objectContaining({ call: `POST ${address}/read`, body: {} })),
    );
  });

  test("orders crossing messages by time, not by arrival", async () => {
    let pages = [question];
    const theirs = messageDto({ number: 4, text: "Theirs first", createdAt: "2026-11-20T10:05:00.100Z" });
    const mine = messageDto({
      number: 5,
      mine: true,
      senderId: idOf(1),
      text: "Mine second",
      createdAt: "2026-11-20T10:05:00.200Z",
    });
    const requests = show({
      [`GET ${address}/messages`]: () => ({ body: pages }),
      [`POST ${address}/messages`]: { status: 201, body: mine },
    });
    await screen.findByText("Is it solid oak?");
    await write("Mine second");
    await waitFor(() => expect(sends(requests)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("Sending…")).not.toBeInTheDocument());
    pages = [mine, theirs, question];
    await act(() => refreshThread(client, id));
    await screen.findByText("Theirs first");
    const lines = screen.getAllByText(/^(Theirs first|Mine second)$/).map(({ textContent }) => textContent);
    expect(lines).toEqual([expect.stringContaining("Theirs first"), expect.stringContaining("Mine second")]);
  });

  test("shows a message before the server has it, and only once afterwards", async () => {
    let answer: (answer: Answer) => void = () => {};
    const requests = show({
      [`POST ${address}/messages`]: () => new Promise<Answer>((resolve) => (answer = resolve)),
    });
    await write("  Could I see it tomorrow?  ");
    expect(await screen.findByText("Sending…")).toBeInTheDocument();
    expect(await field()).toHaveValue("");
    await waitFor(() =>
      expect(sends(requests).map(({ body }) => body)).toEqual([
        { text: "Could I see it tomorrow?", documentIds: [] },
      ]),
    );
    const sent = messageDto({
      number: 4,
      mine: true,
      senderId: idOf(1),
      text: "Could I see it tomorrow?",
      readAt: null,
    });
    await act(async () => answer({ status: 201, body: sent }));
    await waitFor(() => expect(screen.queryByText("Sending…")).not.toBeInTheDocument());
    expect(screen.getAllByText("Could I see it tomorrow?")).toHaveLength(1);
    expect(screen.getByText(/10:04 AM/).closest("div")).toHaveTextContent("10:04 AM · Sent");
  });

  test("keeps an unsent message with the reason, and resends it with the same key", async () => {
    const keys: (string | null)[] = [];
    let works = false;
    show();
    const answerBefore = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (init?.method !== "POST" || !String(input).endsWith("/messages")) return answerBefore(input, init);
      keys.push(new Headers(init.headers).get("idempotency-key"));
      const body = works
        ? messageDto({ number: 5, mine: true, senderId: idOf(1), text: "Hello" })
        : { error: "You’ve sent 100 messages today. Try again tomorrow." };
      return {
        ok: works,
        status: works ? 201 : 429,
        statusText: "",
        headers: new Headers(),
        text: async () => JSON.stringify(body),
        json: async () => body,
      } as Response;
    };
    await write("Hello");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not sent. You’ve sent 100 messages today. Try again tomorrow.",
    );
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  test("sends on Enter with a real keyboard, and adds a line on Shift and Enter", async () => {
    const requests = show({ [`POST ${address}/messages`]: { status: 500 } });
    const box = await field();
    fireEvent.change(box, { target: { value: "Hello" } });
    fireEvent.keyDown(box, { key: "Enter", shiftKey: true });
    expect(sends(requests)).toHaveLength(0);
    fireEvent.keyDown(box, { key: "Enter" });
    await waitFor(() => expect(sends(requests)).toHaveLength(1));
  });

  test("explains why nothing can be sent, and accepts no text", async () => {
    show({ [`GET ${address}`]: { body: { ...conversation, obstacle: "they_unavailable" } } });
    expect(await screen.findByText("You can’t send messages to this person right now.")).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test("blocks the other side after a confirmation, and unblocks without one", async () => {
    const path = `/api/blocks/${conversation.other.id}`;
    let obstacle: string | null = null;
    const requests = show({
      [`GET ${address}`]: () => ({ body: { ...conversation, obstacle } }),
      [`POST ${path}`]: () => {
        obstacle = "you_blocked";
        return { body: { blocked: true } };
      },
      [`DELETE ${path}`]: () => {
        obstacle = null;
        return { body: { blocked: false } };
      },
    });
    await field();
    const hidden = { hidden: true };
    fireEvent.click(screen.getByRole("menuitem", { name: "Block Juniper Realty", ...hidden }));
    expect(requests.filter(({ call }) => call.includes("blocks"))).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Block Juniper Realty" }));
    expect(await screen.findByText(/You blocked this person/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole("menuitem", { name: "Unblock Juniper Realty", ...hidden }));
    expect(await field()).toBeInTheDocument();
  });

  test("reports the last message of the other side", async () => {
    show();
    await field();
    fireEvent.click(await screen.findByRole("menuitem", { name: "Report message", hidden: true }));
    expect(await screen.findByRole("heading", { name: "Report this message" })).toBeInTheDocument();
  });
});
