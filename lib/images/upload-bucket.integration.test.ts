import sharp from "sharp";
import type { POST as Upload } from "@/app/api/uploads/route";
import type { GET as Serve } from "@/app/images/[file]/route";
import { db } from "@/lib/server/db";
import { startObjectStore } from "@/prisma/test/object-store";
import { newcomer } from "@/prisma/test/sign-in";

let store: Awaited<ReturnType<typeof startObjectStore>>;
let upload: typeof Upload;
let serve: typeof Serve;

beforeAll(async () => {
  store = await startObjectStore();
  Object.assign(process.env, {
    S3_BUCKET: store.bucket.name,
    S3_ENDPOINT: store.bucket.endpoint,
    S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
  });
  jest.resetModules();
  ({ POST: upload } = await import("@/app/api/uploads/route"));
  ({ GET: serve } = await import("@/app/images/[file]/route"));
});

async function form(color: string): Promise<FormData> {
  const size = { width: 700, height: 500, channels: 3 as const, background: color };
  const bytes = await sharp({ create: size }).jpeg().toBuffer();
  const body = new FormData();
  body.set("file", new File([Uint8Array.from(bytes)], "photo.jpg"));
  return body;
}

describe("pictures in a bucket", () => {
  test("are stored there and served for ever; when it is down: 503, and nothing half made", async () => {
    const { person, browser } = await newcomer();
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
      "Files cannot be stored right now. Please try again in a moment.",
    ]);
    expect(await db.image.count({ where: { ownerId: person.id } })).toBe(1);
    const uploads = await db.upload.findMany({ where: { userId: person.id }, orderBy: { createdAt: "asc" } });
    expect(uploads.map(({ status }) => status)).toEqual(["stored", "failed"]);
    const unread = await serve(request, { params: Promise.resolve({ file }) });
    expect(unread.status).toBe(503);
  });
});
