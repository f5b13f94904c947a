import { createServer, type AddressInfo, type Server as Listener } from "node:net";
import type { SMTPServer as Server } from "smtp-server";
import { createBrowser } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import type { MailContent } from "./mail.rules";

// The configuration reads these once, so they are set before any import that uses it.
let port = 0;
let server: Server | null = null;
let refusing: Listener | null = null;
let received: string[] = [];
let slow = false;

async function refuse(): Promise<number> {
  const listener = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => listener.listen(port, "127.0.0.1", resolve));
  refusing = listener;
  return (listener.address() as AddressInfo).port;
}

async function startMailServer(): Promise<void> {
  if (server) return;
  const listener = refusing;
  refusing = null;
  if (listener) await new Promise((resolve) => listener.close(resolve));
  const { SMTPServer } = await import("smtp-server");
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      let text = "";
      stream.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      stream.on("end", () => {
        received.push(text);
        if (slow) setTimeout(done, 3000);
        else done();
      });
    },
  });
  await new Promise<void>((resolve) => started.listen(port, "127.0.0.1", resolve));
  server = started;
}

async function stopMailServer(): Promise<void> {
  const running = server;
  server = null;
  if (running) await new Promise<void>((resolve) => running.close(resolve));
  if (!refusing) await refuse();
}

async function load() {
  const [register, commands, mailRows, { db, rows, sql, transaction }, queue, rules, queries] =
    await Promise.all([
      import("@/app/api/register/route"),
      import("./mail.commands"),
      import("./mail.rows"),
      import("@/lib/server/db"),
      import("@/lib/server/workers"),
      import("./mail.rules"),
      import("./mail.queries"),
    ]);
  return { register, ...commands, ...mailRows, db, rows, sql, transaction, ...queue, ...rules, ...queries };
}
let site: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  port = await refuse();
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  site = await load();
});

afterAll(async () => {
  await stopMailServer();
  refusing?.close();
  await site.stopQueue();
});

beforeEach(() => {
  received = [];
  slow = false;
});

async function signUp(name: string) {
  const body = {
    firstName: "Ann",
    lastName: "Field",
    email: `${name}@mail.example`,
    phone: "555-010-0123",
    username: name,
    password: "blue-wagon-41",
    role: "customer",
  };
  const answer = await createBrowser().post(site.register.POST, "/api/register", { body });
  expect(answer.status).toBe(201);
  return answer.body.emailStatus as { sent: boolean; message: string };
}

const hello = { template: "test", subject: "Hello", preview: "", heading: "Hello", paragraphs: ["Hi."] };

type Extra = { content?: Partial<MailContent>; unsubscribe?: string };

async function queue(name: string, { content, unsubscribe }: Extra = {}): Promise<void> {
  const mail = { userId: null, to: `${name}@mail.example`, content: { ...hello, ...content }, unsubscribe };
  await site.transaction((tx) => site.queueMail(tx, mail));
}

async function mailOf(name: string) {
  return site.db.mail.findFirstOrThrow({ where: { toAddress: `${name}@mail.example` } });
}

async function tried(name: string) {
  await eventually(async () => (await mailOf(name)).status !== "sending");
}

async function makeDue() {
  await site.rows(site.sql`UPDATE mails SET next_attempt_at = now() - interval '1 minute'`);
}

describe("mail through an SMTP server", () => {
  test("sends HTML and text from the configured sender", async () => {
    await startMailServer();
    expect(await signUp("smtp-up")).toEqual({
      sent: true,
      message: "Your account has been created! A welcome email was sent to you.",
    });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: "?Plaza"? <hello@plaza\.example>/m);
    expect(received[0]).toMatch(/^To: smtp-up@mail\.example/m);
    expect(received[0]).toMatch(/^Subject: Welcome to Plaza, Ann/m);
    expect(received[0]).toContain("text/plain");
    expect(received[0]).toContain("text/html");
    expect(await mailOf("smtp-up")).toMatchObject({ status: "sent", attempts: 1 });
  });

  test("delivers once after the server is back, and lets sign-up succeed with a note meanwhile", async () => {
    await stopMailServer();
    expect(await signUp("smtp-down")).toEqual({
      sent: false,
      message: "Your account has been created! The welcome email could not be sent yet; we will try again.",
    });
    await tried("smtp-down");
    expect(await mailOf("smtp-down")).toMatchObject({
      status: "queued",
      attempts: 1,
      lastError: expect.any(String),
    });

    await makeDue();
    await site.sendDueMail();
    expect(await mailOf("smtp-down")).toMatchObject({ status: "queued", attempts: 2 });

    await startMailServer();
    await makeDue();
    await Promise.all([site.sendDueMail(), site.sendDueMail(), site.sendDueMail()]);
    await makeDue();
    await site.sendDueMail();
    expect(received).toHaveLength(1);
    expect(await mailOf("smtp-down")).toMatchObject({ status: "sent", attempts: 3, lastError: null });
  });

  test("delays sign-up by at most 2 s, and is delivered only once", async () => {
    slow = true;
    expect((await signUp("smtp-slow")).sent).toBe(false);
    await site.sendDueMail();
    await eventually(async () => (await mailOf("smtp-slow")).status === "sent");
    expect(received).toHaveLength(1);
  });

  test("fails after the last pause", async () => {
    await stopMailServer();
    await queue("smtp-never");
    const before = await mailOf("smtp-never");
    const statuses = [];
    for (const attempts of [site.retrySeconds.length - 1, site.retrySeconds.length]) {
      await site.rows(site.sql`UPDATE mails SET attempts = ${attempts} WHERE id = ${before.id}::uuid`);
      await makeDue();
      await site.sendDueMail();
      statuses.push((await mailOf("smtp-never")).status);
    }
    expect(statuses).toEqual(["queued", "failed"]);
    await startMailServer();
    await makeDue();
    await site.sendDueMail();
    expect(received).toEqual([]);
  });

  test("includes both one-click unsubscribe headers in an alert", async () => {
    await startMailServer();
    const unsubscribe = "http://localhost:3000/api/unsubscribe/a-token";
    await queue("alert", { unsubscribe });
    expect((await mailOf("alert")).unsubscribe).not.toContain("a-token");
    await site.sendDueMail();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/api\/unsubscribe\/a-token>/m);
    expect(received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect((await mailOf("alert")).unsubscribe).toBeNull();
  });

  test("deletes a link that changes an account after sending, and never stores it in plain text", async () => {
    const href = "http://localhost:3000/reset-password?token=very-secret";
    await queue("secret", { content: { button: { label: "Reset", href }, secret: true } });
    const stored = await mailOf("secret");
    expect(`${stored.html}${stored.text}`).not.toContain("very-secret");
    expect(await site.openPart(stored.text)).toContain("very-secret");

    await startMailServer();
    await site.sendDueMail();
    expect(received.join("")).toContain("very-secret");
    expect(await mailOf("secret")).toMatchObject({ status: "sent", html: "", text: "" });
  });
});

describe("workers", () => {
  test("delivers a queued message without help and stops cleanly", async () => {
    const { allTasks } = await import("@/lib/platform/tasks");
    await site.startWorkers(allTasks);
    await queue("worker");
    await site.scheduleMail();
    await eventually(async () => (await mailOf("worker")).status === "sent");
    await site.stopQueue();
    expect(received).toHaveLength(1);
  }, 20_000);
});
