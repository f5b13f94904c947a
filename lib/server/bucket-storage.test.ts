import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { startObjectStore } from "@/prisma/test/object-store";
import { createBucketStorage } from "./bucket-storage";
import type { Area, Storage } from "./stored-files";

let store: Awaited<ReturnType<typeof startObjectStore>>;
let storage: Storage;

beforeAll(async () => {
  store = await startObjectStore();
  storage = createBucketStorage(store.bucket);
});

afterAll(() => store.stop());

async function namesIn(area: Area, from = storage): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of from.list(area)) names.push(name);
  return names.sort();
}

describe("storage in a bucket", () => {
  test("returns the written bytes only in their own area", async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await storage.write("uploads", "a-320.webp", bytes);
    await storage.write("uploads", "a-320.webp", bytes);
    expect(await storage.read("uploads", "a-320.webp")).toEqual(bytes);
    expect(await storage.read("documents", "a-320.webp")).toBeNull();
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test("removes a file, and ignores one that is already gone", async () => {
    await storage.write("documents", "cv.pdf", Buffer.from("%PDF"));
    await storage.remove("documents", "cv.pdf");
    await storage.remove("documents", "cv.pdf");
    expect(await storage.read("documents", "cv.pdf")).toBeNull();
  });

  test("lists the files of every page, with their times", async () => {
    const names = ["a.webp", "b.webp", "c.webp", "d.webp", "e.webp"];
    for (const name of names) await storage.write("documents", name, Buffer.from("x"));
    expect(await namesIn("documents", createBucketStorage({ ...store.bucket, pageSize: 2 }))).toEqual(names);
    for await (const { changedAt } of storage.list("documents")) {
      expect(Math.abs(changedAt.getTime() - store.fileTime())).toBeLessThan(120_000);
      break;
    }
  });

  test.each(["../secret.txt", "a/b.webp", "", "a.webp?acl", "%2e%2e.webp"])(
    "reads and writes nothing by the name %j",
    async (name) => {
      expect(await storage.read("uploads", name)).toBeNull();
      await expect(storage.write("uploads", name, Buffer.from("x"))).rejects.toThrow("cannot be stored");
    },
  );
});

const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  jest.useRealTimers();
  for (const end of ends.splice(0)) await end();
});

async function listen(serve: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}` };
}

describe("a failing bucket", () => {
  const down = { code: "unavailable", retryAfterSeconds: 30 };

  async function expectDown(broken: Storage): Promise<void> {
    await expect(broken.read("uploads", "a-320.webp")).rejects.toMatchObject(down);
    await expect(broken.write("uploads", "a-320.webp", Buffer.from("x"))).rejects.toMatchObject(down);
    await expect(broken.remove("uploads", "a-320.webp")).rejects.toMatchObject(down);
    await expect(namesIn("uploads", broken)).rejects.toMatchObject(down);
    await expect(broken.check()).rejects.toMatchObject(down);
  }

  test("answers 503 when nothing listens", async () => {
    await expectDown(createBucketStorage({ ...store.bucket, endpoint: "http://127.0.0.1:1" }));
  });

  test("answers 503 when it is frozen: first after a wait, then at once until the next check", async () => {
    let requestCount = 0;
    const server = await listen((socket) => socket.once("data", () => (requestCount += 1)));
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const frozen = createBucketStorage({ ...store.bucket, endpoint: server.endpoint, timeoutMs: 1000 });
    await expectDown(frozen);
    expect(requestCount).toBe(1);
    jest.advanceTimersByTime(1001);
    await expect(frozen.check()).rejects.toMatchObject(down);
    expect(requestCount).toBe(2);
  });

  test("answers 503 only to the request that waits, while others are answered", async () => {
    const server = await listen((socket) =>
      socket.once("data", (head) => {
        if (!String(head).startsWith("PUT")) socket.end("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx");
      }),
    );
    const slow = createBucketStorage({ ...store.bucket, endpoint: server.endpoint, timeoutMs: 1500 });
    const written = slow.write("uploads", "a-320.webp", Buffer.from("x"));
    await slow.read("uploads", "a-320.webp");
    await expect(written).rejects.toMatchObject(down);
    expect(await slow.read("uploads", "a-320.webp")).toEqual(Buffer.from("x"));
  });

  test.each([
    ["the key is unknown", { accessKeyId: "STRANGER" }],
    ["the secret is wrong", { secretAccessKey: "GUESSED" }],
  ])("answers 503 when %s", async (_, wrong) => {
    const stranger = createBucketStorage({ ...store.bucket, ...wrong });
    await expect(stranger.read("uploads", "a-320.webp")).rejects.toMatchObject(down);
    await expect(stranger.write("uploads", "b-320.webp", Buffer.from("x"))).rejects.toMatchObject(down);
    expect(await storage.read("uploads", "b-320.webp")).toBeNull();
  });
});

describe("a bucket without a pair of keys", () => {
  const chain = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_CONTAINER_CREDENTIALS_FULL_URI"];

  afterEach(() => {
    for (const name of chain) delete process.env[name];
  });

  function withoutKeys(): Storage {
    const { endpoint, region, name } = store.bucket;
    return createBucketStorage({ endpoint, region, name });
  }

  test("opens the bucket with the keys of the environment", async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" });
    await withoutKeys().write("documents", "environment.pdf", Buffer.from("%PDF"));
    expect(await storage.read("documents", "environment.pdf")).toEqual(Buffer.from("%PDF"));
  });

  test("opens the bucket with the keys that a container gets for its role", async () => {
    const body = JSON.stringify({
      AccessKeyId: "S3RVER",
      SecretAccessKey: "S3RVER",
      Token: "a-token-of-a-role",
      Expiration: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    const role = await listen((socket) => socket.once("data", () => socket.end(`${head}\r\n\r\n${body}`)));
    process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `${role.endpoint}/role`;
    await withoutKeys().write("documents", "role.pdf", Buffer.from("%PDF"));
    expect(await storage.read("documents", "role.pdf")).toEqual(Buffer.from("%PDF"));
  });
});
