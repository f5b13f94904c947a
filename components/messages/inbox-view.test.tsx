import { fireEvent, screen, waitFor } from "@testing-library/react";
import { idOf } from "@/prisma/test/dtos";
import { conversationDto, messageDto } from "@/prisma/test/dtos/messages";
import { mockLists } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { InboxView } from "./inbox-view";

const read = conversationDto({ number: 1 });
const unread = conversationDto({
  number: 2,
  other: { ...read.other, name: "Robin M.", role: "customer", vendorId: null, verified: false },
  unread: 3,
  last: { text: "Is it still there?", at: "2026-11-20T11:30:00.000Z", mine: false },
});

type Reply = Parameters<typeof mockLists>[0];

function show(reply: Reply, path = "/messages") {
  const requests = mockLists(reply);
  renderPage(<InboxView userId={idOf(1)} rendered={Date.parse("2026-11-20T12:00:00Z")} />, { path });
  return requests;
}

const boxes = (requests: URL[]) =>
  requests.map(({ searchParams }) => [searchParams.get("box"), searchParams.get("search")]);

describe("InboxView", () => {
  test("lists conversations with the other person, the subject and the last message, and marks unread ones", async () => {
    show(() => ({ body: [unread, read] }));
    const [first, second] = await screen.findAllByRole("link", { name: /Oak desk/ });
    expect(first).toHaveTextContent(/Robin M\..*Oak desk.*Is it still there\?.*3 unread/);
    expect(first).toHaveAttribute("href", `/messages/${unread.id}`);
    expect(second).not.toHaveTextContent("unread");
  });

  test("fetches another box at once, and search results after the typing", async () => {
    const requests = show(() => ({ body: [read] }));
    await screen.findByRole("link", { name: /Oak desk/ });
    fireEvent.click(screen.getByRole("button", { name: "Archived" }));
    fireEvent.change(screen.getByRole("searchbox", { name: "Search messages" }), { target: { value: "o" } });
    fireEvent.change(screen.getByRole("searchbox", { name: "Search messages" }), {
      target: { value: "oak" },
    });
    await waitFor(() => expect(boxes(requests)).toContainEqual(["archived", "oak"]));
    expect(boxes(requests)).not.toContainEqual(["archived", "o"]);
    expect(screen.getByRole("button", { name: "Archived" })).toHaveAttribute("aria-pressed", "true");
  });

  test("labels archived conversations in search results", async () => {
    show(() => ({ body: [{ ...read, archived: true }, unread] }));
    const [first, second] = await screen.findAllByRole("link", { name: /Oak desk/ });
    expect(first).toHaveTextContent("Archived");
    expect(second).not.toHaveTextContent("Archived");
    fireEvent.click(screen.getByRole("button", { name: "Archived" }));
    await waitFor(() => expect(first).not.toHaveTextContent("Archived"));
  });

  test.each([
    ["All", "No messages yet"],
    ["Unread", "You’re all caught up"],
    ["Archived", "Nothing archived"],
  ])("explains the purpose of %s when it is empty", async (name, title) => {
    show(() => ({ body: [] }));
    fireEvent.click(screen.getByRole("button", { name }));
    expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
  });

  test("retries when the list could not be loaded", async () => {
    let works = false;
    show(() => (works ? { body: [read] } : { status: 503, body: {} }));
    expect(await screen.findByText("We couldn’t load your messages")).toBeInTheDocument();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /Oak desk/ })).toBeInTheDocument();
  });

  test("opens a conversation beside the list without loading a page, and moves through the list by arrows", async () => {
    show(({ pathname }) => {
      if (pathname === "/api/conversations") return { body: [unread, read] };
      return { body: pathname.endsWith("/messages") ? [messageDto()] : read };
    });
    const [first, second] = await screen.findAllByRole("link", { name: /Oak desk/ });
    first?.focus();
    fireEvent.keyDown(first!, { key: "ArrowDown" });
    expect(second).toHaveFocus();
    fireEvent.click(second!);
    expect(window.location.pathname).toBe(`/messages/${read.id}`);
    window.history.replaceState(null, "", "/");
  });
});
