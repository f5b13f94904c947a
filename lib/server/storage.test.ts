import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { readUpload as ReadUpload, storage as Stored } from "./storage";

const dataDir = mkdtempSync(path.join(tmpdir(), "plaza-storage-"));
let storage: typeof Stored;
let readUpload: typeof ReadUpload;

beforeAll(async () => {
  process.env.DATA_DIR = dataDir;
  ({ storage, readUpload } = await import("./storage"));
});

afterAll(() => rmSync(dataDir, { recursive: true }));

jest.mock("@aws-sdk/client-s3", () => {
  throw new Error("the SDK is loaded");
});

describe("the SDK for buckets", () => {
  test("loads the SDK at the first request to a bucket, and never for a folder", async () => {
    await storage.write("uploads", "folder.webp", Buffer.from("picture"));
    await storage.check();
    process.env.S3_BUCKET = "plaza";
    jest.resetModules();
    const { storage: bucket } = await import("./storage");
    await expect(bucket.check()).rejects.toThrow("the SDK is loaded");
    process.env.S3_BUCKET = "";
    await storage.remove("uploads", "folder.webp");
  });
});

describe("storage in a folder", () => {
  test("returns the written bytes and leaves no other file", async () => {
    await storage.write("uploads", "a-320.webp", Buffer.from("picture"));
    expect((await readUpload("a-320.webp"))?.toString()).toBe("picture");
    expect(readdirSync(path.join(dataDir, "uploads"))).toEqual(["a-320.webp"]);
  });

  test("removes a file, and ignores one that is already gone", async () => {
    await storage.write("documents", "cv.pdf", Buffer.from("%PDF"));
    await storage.remove("documents", "cv.pdf");
    await storage.remove("documents", "cv.pdf");
    expect(await storage.read("documents", "cv.pdf")).toBeNull();
  });

  test.each(["../secret.txt", "..", "a/b.webp", "", ".env", "a.webp\u0000", "%2e%2e.webp"])(
    "34: reads and writes nothing by the name %j",
    async (name) => {
      writeFileSync(path.join(dataDir, "secret.txt"), "secret");
      expect(await readUpload(name)).toBeNull();
      await expect(storage.write("uploads", name, Buffer.from("x"))).rejects.toThrow("cannot be stored");
    },
  );

  test("keeps private files out of the public area", async () => {
    await storage.write("documents", "cv.pdf", Buffer.from("%PDF"));
    expect(await readUpload("cv.pdf")).toBeNull();
  });
});
