import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import sharp from "sharp";
import type { POST as Upload } from "@/app/api/uploads/route";
import type { GET as Serve } from "@/app/images/[file]/route";
import { db } from "@/lib/server/db";
import { startObjectStore } from "@/prisma/test/object-store";
import { createSignedInPerson } from "@/prisma/test/sign-in";

let store: Awaited<ReturnType<typeof startObjectStore>>;
let upload: typeof Upload;
let serve: typeof Serve;

async function open(endpoint: string): Promise<void> {
  Object.assign(process.env, {
    S3_BUCKET: store.bucket.name,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
  });
  jest.resetModules();
  ({ POST: upload } = await import("@/app/api/uploads/route"));
  ({ GET: serve } = await import("@/app/images/[file]/route"));
}

beforeAll(async () => {
  store = await startObjectStore();
  await open(store.bucket.endpoint);
});

async function form(color: string): Promise<FormData> {
  const size = { width: 700, height: 500, channels: 3 as const, background: color };
  const bytes = await sharp({ create: size }).jpeg().toBuffer();
  const body = new FormData();
  body.set("file", new File([Uint8Array.from(bytes)], "photo.jpg"));
  return body;
}

async function freeze() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  async function listen(): Promise<void> {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  }
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
  return { port, listen, close };
}

describe("pictures in a bucket", () => {
  test("resizes a picture and stores it there when a missing width is first requested", async () => {
    const { storage } = await import("@/lib/server/storage");
    const { browser } = await createSignedInPerson();
    const answer = await browser.post(upload, "/api/uploads", { body: await form("#183") });
    const file = String(answer.body.url).replace("/images/", "").replace("-640", "-320");
    await storage.remove("uploads", file);
    const request = new Request(`http://localhost:3000/images/${file}`);
    const served = await serve(request, { params: Promise.resolve({ file }) });
    expect(served.status).toBe(200);
    const stored = await storage.read("uploads", file);
    expect(stored?.equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
    expect(await sharp(stored!).metadata()).toMatchObject({ format: "webp", width: 320 });
  });

  test("stores and serves pictures there, cacheable forever, and answers 503 without leftovers while it is down", async () => {
    const { person, browser } = await createSignedInPerson();
    const answer = await browser.post(upload, "/api/uploads", { body: await form("#813") });
    expect(answer.status).toBe(201);
    const file = String(answer.body.url).replace("/images/", "");
    const request = new Request(`http://localhost:3000/images/${file}`);
    const served = await serve(request, { params: Promise.resolve({ file }) });
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width: 640 });

    await store.stop();
    const refused = await browser.post(upload, "/api/uploads", { body: await form("#318") });
    expect([refused.status, refused.body.error]).toEqual([
      503,
      "We can’t store files right now. Please try again in a moment.",
    ]);
    expect(await db.image.count({ where: { ownerId: person.id } })).toBe(1);
    const uploads = await db.upload.findMany({ where: { userId: person.id }, orderBy: { createdAt: "asc" } });
    expect(uploads.map(({ status }) => status)).toEqual(["stored", "failed"]);
    const unread = await serve(request, { params: Promise.resolve({ file }) });
    expect(unread.status).toBe(503);
  });

  async function sendAtOnce(count: number) {
    const { person, browser } = await createSignedInPerson();
    const bodies = await Promise.all(Array.from({ length: count }, () => form("#381")));
    const answers = await Promise.all(bodies.map((body) => browser.post(upload, "/api/uploads", { body })));
    const uploads = await db.upload.findMany({ where: { userId: person.id }, select: { status: true } });
    return { statuses: [...new Set(answers.map(({ status }) => status))], uploads };
  }

  // Sequentially they would wait for a minute, longer than a test's timeout.
  test("refuses 20 pictures together if the bucket hangs", async () => {
    const count = 20;
    const { port, listen, close } = await freeze();
    await close();
    await open(`http://127.0.0.1:${port}`);
    await listen();
    const { statuses, uploads } = await sendAtOnce(count).finally(close);
    expect(statuses).toEqual([503]);
    expect(uploads).toEqual(Array.from({ length: count }, () => ({ status: "failed" })));
  });
});
