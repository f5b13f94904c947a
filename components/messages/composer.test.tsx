import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { DocumentDto } from "@/lib/documents/contract";
import { idOf } from "@/prisma/test/dtos";
import { conversationDto, dealDto, messageDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ThreadView } from "./thread-view";

class Upload {
  static all: Upload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = "";
  responseText = "";
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open() {}
  setRequestHeader() {}
  send() {
    Upload.all.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    return act(async () => this.onload?.());
  }
  lose() {
    return act(async () => this.onerror?.());
  }
}

const realRequest = window.XMLHttpRequest;
const conversation = conversationDto();
const { id } = conversation;
const address = `/api/conversations/${id}`;

type Answers = Parameters<typeof mockCalls>[0];

function show(answers: Answers = {}) {
  const requests = mockCalls({
    [`GET ${address}`]: { body: conversation },
    [`GET ${address}/messages`]: { body: [] },
    [`GET ${address}/deal`]: { body: dealDto() },
    ...answers,
  });
  const clock = { now: Date.parse("2026-11-20T12:00:00Z"), timeZone: "UTC" };
  renderPage(<ThreadView id={id} userId={idOf(1)} clock={clock} />, { path: `/messages/${id}` });
  return requests;
}

const file = (name: string, type: string, size = 2048) => new File(["x".repeat(size)], name, { type });
const pdf = () => file("plan.pdf", "application/pdf");
const stored: DocumentDto = {
  id: idOf(7900),
  name: "plan.pdf",
  kind: "pdf",
  bytes: 2048,
  width: null,
  height: null,
};

async function choose(...files: File[]): Promise<void> {
  await screen.findByRole("textbox");
  fireEvent.change(screen.getByLabelText("Files to attach"), { target: { files } });
}

const list = () => within(screen.getByRole("list", { name: "Attached files" }));
const sendButton = () => screen.getByRole("button", { name: "Send" });

beforeAll(() => import("./quick-replies"));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Upload.all = [];
  Object.assign(window, { XMLHttpRequest: Upload });
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  HTMLElement.prototype.scrollTo = () => undefined;
});
afterEach(() => Object.assign(window, { XMLHttpRequest: realRequest }));

describe("attachments of a message", () => {
  test("uploads attachments with progress, and sends them once ready, even without text", async () => {
    const sent = messageDto({ mine: true, senderId: idOf(1), text: "", attachments: [stored] });
    const requests = show({ [`POST ${address}/messages`]: { status: 201, body: sent } });
    await choose(pdf());
    act(() => Upload.all[0]?.upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(list().getByText("Uploading 25%")).toBeInTheDocument();
    expect(sendButton()).toHaveAttribute("aria-disabled", "true");
    await Upload.all[0]?.answer(201, stored);
    expect(list().getByText("2 KB")).toBeInTheDocument();
    fireEvent.click(sendButton());
    await waitFor(() =>
      expect(requests.find(({ call }) => call === `POST ${address}/messages`)?.body).toEqual({
        text: "",
        documentIds: [stored.id],
      }),
    );
    expect(screen.queryByRole("list", { name: "Attached files" })).not.toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "plan.pdf 2 KB" })).toBeInTheDocument();
  });

  test("shows why each invalid one cannot be sent, and removes it on request", async () => {
    show();
    await choose(file("notes.txt", "text/plain"), file("empty.png", "image/png", 0), pdf());
    await waitFor(() =>
      expect(
        list()
          .getAllByRole("alert")
          .map(({ textContent }) => textContent?.trim()),
      ).toEqual(["Choose a PDF or a picture (JPEG, PNG, WebP, AVIF or GIF).", "This file is empty."]),
    );
    expect(Upload.all).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Remove notes.txt" }));
    expect(list().getAllByRole("listitem")).toHaveLength(2);
  });

  test.each([
    ["a PDF", "plan.pdf", "application/x-pdf", "%PDF-1.7\n"],
    ["a PDF", "plan.pdf", "application/octet-stream", "%PDF-1.7\n"],
    ["a PDF after other lines", "plan.pdf", "text/plain", `${"x".repeat(900)}%PDF-1.7\n`],
    ["a photo", "desk.jpg", "image/pjpeg", "\xff\xd8\xff\xe0"],
    ["a photo", "desk.png", "image/x-png", "\x89PNG\r\n\x1a\n"],
  ])("uploads %s that the browser labels differently: %s as %s", async (_kind, name, type, content) => {
    show();
    await choose(new File([Buffer.from(content, "latin1")], name, { type }));
    await waitFor(() => expect(Upload.all).toHaveLength(1));
    expect(list().queryByRole("alert")).not.toBeInTheDocument();
  });

  test("refuses a PDF over 5 MB that is labeled as a picture, and no picture labeled as a PDF", async () => {
    show();
    const size = 6 * 1024 * 1024;
    const heavy = (name: string, start: string, type: string) =>
      new File([Buffer.from(start, "latin1"), new Uint8Array(size)], name, { type });
    await choose(
      heavy("plan", "%PDF-1.7\n", "image/png"),
      heavy("desk", "\xff\xd8\xff\xe0", "application/pdf"),
    );
    const refused = await list().findByRole("alert");
    expect(refused).toHaveTextContent("Choose a PDF up to 5 MB or a picture up to 10 MB.");
    expect(refused.closest("li")).toHaveTextContent("plan");
    await waitFor(() => expect(Upload.all).toHaveLength(1));
  });

  test("uploads again after the connection is lost", async () => {
    show();
    await choose(pdf());
    await Upload.all[0]?.lose();
    expect(list().getByRole("alert")).toHaveTextContent("Not uploaded. Check your connection.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await Upload.all[1]?.answer(201, stored);
    expect(list().getByText("2 KB")).toBeInTheDocument();
  });

  test("accepts five, by paste and by drop too", async () => {
    show();
    await choose(pdf(), pdf(), pdf());
    fireEvent.paste(screen.getByRole("textbox"), { clipboardData: { files: [pdf()] } });
    expect(list().getAllByRole("listitem")).toHaveLength(4);
    const dataTransfer = { types: ["Files"], files: [pdf(), pdf()] };
    const thread = screen.getByRole("region", { name: "Conversation with Juniper Realty" });
    fireEvent.dragOver(thread, { dataTransfer });
    expect(screen.getByText("Drop photos or PDFs to attach them")).toBeInTheDocument();
    fireEvent.drop(thread, { dataTransfer });
    expect(list().getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getByText("At most 5 files")).toBeInTheDocument();
  });
});

describe("quick replies", () => {
  const reply = { id: idOf(7800), title: "Hours", text: "We're open from 9 to 5." };

  async function open(answers: Answers = {}) {
    const requests = show({ "GET /api/quick-replies": { body: [reply] }, ...answers });
    await screen.findByRole("textbox");
    fireEvent.click(screen.getByRole("menuitem", { name: "Quick replies", hidden: true }));
    await screen.findByRole("dialog", { name: "Quick replies" });
    return requests;
  }

  test("appends a reply to the typed text", async () => {
    await open();
    fireEvent.change(screen.getByRole("textbox", { name: /^Message to/, hidden: true }), {
      target: { value: "Hi!" },
    });
    fireEvent.click(await screen.findByRole("button", { name: /^Hours/ }));
    expect(screen.getByRole("textbox", { name: /^Message to/ })).toHaveValue("Hi! We're open from 9 to 5.");
  });

  test("adds, changes, and deletes replies", async () => {
    const path = `/api/quick-replies/${reply.id}`;
    const requests = await open({
      "POST /api/quick-replies": { status: 201, body: reply },
      [`PATCH ${path}`]: { body: reply },
      [`DELETE ${path}`]: { status: 204 },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Add quick reply" }));
    fireEvent.click(screen.getByRole("button", { name: "Save quick reply" }));
    expect(screen.getByText("Name your quick reply")).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Pickup" } });
    fireEvent.change(screen.getByLabelText("Message"), { target: { value: "Pick it up any day." } });
    fireEvent.click(screen.getByRole("button", { name: "Save quick reply" }));
    fireEvent.click(await screen.findByRole("button", { name: "Edit Hours" }));
    fireEvent.change(screen.getByLabelText("Message"), { target: { value: "We're open." } });
    fireEvent.click(screen.getByRole("button", { name: "Save quick reply" }));
    fireEvent.click(await screen.findByRole("button", { name: "Delete Hours" }));
    await waitFor(() =>
      expect(
        requests.filter(({ call }) => !call.startsWith("GET")).map(({ call, body }) => [call, body]),
      ).toEqual([
        ["POST /api/quick-replies", { title: "Pickup", text: "Pick it up any day." }],
        [`PATCH ${path}`, { title: "Hours", text: "We're open." }],
        [`DELETE ${path}`, null],
      ]),
    );
  });
});
