import "server-only";
import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { log } from "./log";
import { isFileName, storageFull, storageUnavailable, type Area, type Storage } from "./stored-files";

export type Bucket = {
  endpoint: string;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Longest wait for one request, 3 seconds unless said otherwise; a frozen store must not hold a visitor. */
  patienceMs?: number;
  /** Files in one answer of a list, 1,000 unless said otherwise. */
  pageSize?: number;
};

const defaultPatienceMs = 3000;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function textOf(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "");
}

/**
 * A store that let a request wait in vain and answered no other one meanwhile hangs: for as long again nobody who comes
 * waits for it. One answer is enough for it to be asked as before.
 */
function watchSilence(patienceMs: number) {
  let answers = 0;
  let silentUntil = 0;
  return {
    isSilent: () => performance.now() < silentUntil,
    begin() {
      const before = answers;
      return {
        answered() {
          answers += 1;
          silentUntil = 0;
        },
        gaveUp() {
          if (answers === before) silentUntil = performance.now() + patienceMs;
        },
      };
    },
  };
}

/** Files in a bucket of any S3-compatible store, addressed by path; `uploads/` and `documents/` are its folders. */
export function createBucketStorage(bucket: Bucket): Storage {
  const { endpoint, region, name: bucketName, accessKeyId, secretAccessKey } = bucket;
  const { patienceMs = defaultPatienceMs, pageSize = 1000 } = bucket;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const silence = watchSilence(patienceMs);
  const base = `${endpoint.replace(/\/+$/, "")}/${bucketName}`;

  /** The answer with its text already read when it says no; 503 when there is none. */
  async function ask(method: string, path: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers = new Headers();
    if (bytes) {
      headers.set("content-type", "application/octet-stream");
      headers.set("x-amz-content-sha256", createHash("sha256").update(bytes).digest("hex"));
    }
    if (silence.isSilent()) throw storageUnavailable(new Error("the bucket does not answer now"));
    const wait = silence.begin();
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const request = await signer.sign(`${base}${path}`, { method, headers, body: bytes });
      const response = await fetch(request, { signal, cache: "no-store" });
      wait.answered();
      return response;
    } catch (error) {
      if (signal.aborted) wait.gaveUp();
      throw storageUnavailable(error);
    }
  }

  async function refuse(response: Response): Promise<never> {
    const text = await response.text().catch(() => "");
    const code = textOf(text, "Code");
    log.warn({ event: "bucket_refused", status: response.status, code });
    const cause = new Error(`the bucket answered ${response.status} ${code ?? ""}`);
    throw response.status === 507 || code === "QuotaExceeded" || code === "XMinioStorageFull"
      ? storageFull(cause)
      : storageUnavailable(cause);
  }

  function pathOf(area: Area, name: string): string | null {
    return isFileName(name) ? `/${area}/${name}` : null;
  }

  async function listPage(area: Area, after: string): Promise<string> {
    const query = new URLSearchParams({ prefix: `${area}/`, "max-keys": String(pageSize) });
    if (after) query.set("marker", after);
    const response = await ask("GET", `/?${query}`);
    return response.ok ? response.text() : refuse(response);
  }

  return {
    async read(area, name) {
      const path = pathOf(area, name);
      if (!path) return null;
      const response = await ask("GET", path);
      if (response.status === 404) return null;
      if (!response.ok) return refuse(response);
      return Buffer.from(
        await response.arrayBuffer().catch((error: unknown) => {
          throw storageUnavailable(error);
        }),
      );
    },
    async write(area, name, bytes) {
      const path = pathOf(area, name);
      if (!path) throw new Error("this name cannot be stored");
      const response = await ask("PUT", path, Uint8Array.from(bytes));
      if (!response.ok) await refuse(response);
    },
    async remove(area, name) {
      const path = pathOf(area, name);
      if (!path) return;
      const response = await ask("DELETE", path);
      if (!response.ok && response.status !== 404) await refuse(response);
    },
    async *list(area) {
      let last = "";
      let more = true;
      while (more) {
        const page = await listPage(area, last);
        for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          last = textOf(entry, "Key") ?? "";
          const changedAt = new Date(textOf(entry, "LastModified") ?? 0);
          yield { name: last.slice(area.length + 1), changedAt };
        }
        more = textOf(page, "IsTruncated") === "true" && last !== "";
      }
    },
    async check() {
      const response = await ask("HEAD", "/");
      if (!response.ok) await refuse(response);
    },
  };
}
