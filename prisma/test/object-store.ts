import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

type Context = { path: string; app: object };
type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
type S3rver = {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  httpServer: Server;
  middleware: Middleware[];
};
type Options = {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
};

/** Accepts any signature for the bucket itself, because the store signs its path without the trailing slash. */
const acceptBuckets: Middleware = (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
  }
  return next();
};

export async function startObjectStore(name = "plaza-files") {
  const Store = jest.requireActual<new (options: Options) => S3rver>("@20minutes/s3rver");
  const directory = mkdtempSync(path.join(tmpdir(), "plaza-objects-"));
  const configureBuckets = [{ name }];
  const store = new Store({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  store.middleware.unshift(acceptBuckets);
  const { port } = await store.run();
  // The only credentials that this store accepts.
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    name,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  function fileTime(): number {
    const file = path.join(directory, "clock");
    writeFileSync(file, "");
    return statSync(file).mtimeMs;
  }
  async function stop(): Promise<void> {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
  return { bucket, fileTime, stop };
}
