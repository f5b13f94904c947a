import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

type S3rver = { run(): Promise<AddressInfo>; close(): Promise<void>; httpServer: Server };
type Options = {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
};

/** A real S3-compatible store on a free port with an empty bucket; `stop` takes it away with its files. */
export async function startObjectStore(name = "plaza-files") {
  const Store = jest.requireActual<new (options: Options) => S3rver>("s3rver");
  const directory = mkdtempSync(path.join(tmpdir(), "plaza-objects-"));
  const configureBuckets = [{ name }];
  const store = new Store({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await store.run();
  // The pair that this store knows.
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    name,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  /** The time by the clock of the file system, where the store takes its times from. */
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
