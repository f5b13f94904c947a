import "server-only";
import type * as Aws from "@aws-sdk/client-s3";
import { log } from "./log";
import { once } from "./detached";
import { isFileName, storageFull, storageUnavailable, type Area, type Storage } from "./stored-files";

type Sdk = typeof Aws;

export type Bucket = {
  endpoint?: string;
  region: string;
  name: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  timeoutMs?: number;
  pageSize?: number;
};

const defaultTimeoutMs = 3000;

const storageFullCodes = ["QuotaExceeded", "XMinioStorageFull"];

/**
 * Circuit breaker: after a timeout with no other response meanwhile, requests fail immediately for the same period. Any
 * response closes it.
 */
function createCircuitBreaker(timeoutMs: number) {
  let answers = 0;
  let openUntil = 0;
  return {
    isOpen: () => performance.now() < openUntil,
    begin() {
      const before = answers;
      return {
        answered() {
          answers += 1;
          openUntil = 0;
        },
        gaveUp() {
          if (answers === before) openUntil = performance.now() + timeoutMs;
        },
      };
    },
  };
}

function isServiceError(error: unknown): error is Aws.S3ServiceException {
  return error instanceof Error && "$fault" in error && "$metadata" in error;
}

function statusOf(error: unknown): number | undefined {
  return isServiceError(error) ? error.$metadata.httpStatusCode : undefined;
}

function refuse(error: unknown): never {
  if (!isServiceError(error)) throw error;
  const status = statusOf(error);
  log.warn({ event: "bucket_refused", status, code: error.name });
  const cause = new Error(`the bucket answered ${status} ${error.name}`);
  throw status === 507 || storageFullCodes.includes(error.name)
    ? storageFull(cause)
    : storageUnavailable(cause);
}

function refuseUnlessMissing(error: unknown): null {
  return statusOf(error) === 404 ? null : refuse(error);
}

async function openClient(bucket: Bucket): Promise<{ sdk: Sdk; client: Aws.S3Client }> {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region,
    // Stores other than Amazon's have no hostname per bucket, and older ones reject the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 1,
  });
  return { sdk, client };
}

function createRequester(bucket: Bucket) {
  const { timeoutMs = defaultTimeoutMs } = bucket;
  const breaker = createCircuitBreaker(timeoutMs);
  const open = once(() => openClient(bucket));

  return async function sendRequest<T>(
    request: (context: {
      sdk: Sdk;
      client: Aws.S3Client;
      options: { abortSignal: AbortSignal };
    }) => Promise<T>,
  ): Promise<T> {
    if (breaker.isOpen()) throw storageUnavailable(new Error("the bucket does not answer now"));
    const opened = await open();
    const wait = breaker.begin();
    const abortSignal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await request({ ...opened, options: { abortSignal } });
      wait.answered();
      return response;
    } catch (error) {
      if (isServiceError(error) && statusOf(error)) {
        wait.answered();
        throw error;
      }
      if (abortSignal.aborted) wait.gaveUp();
      throw storageUnavailable(error);
    }
  };
}

export function createBucketStorage(bucket: Bucket): Storage {
  const { name: Bucket, pageSize = 1000 } = bucket;
  const sendRequest = createRequester(bucket);

  function keyOf(area: Area, name: string): string | null {
    return isFileName(name) ? `${area}/${name}` : null;
  }

  return {
    async read(area, name) {
      const Key = keyOf(area, name);
      if (!Key) return null;
      return sendRequest(async ({ sdk, client, options }) => {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), options);
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      }).catch(refuseUnlessMissing);
    },
    async write(area, name, bytes) {
      const Key = keyOf(area, name);
      if (!Key) throw new Error("this name cannot be stored");
      const ContentType = "application/octet-stream";
      await sendRequest(({ sdk, client, options }) =>
        client.send(new sdk.PutObjectCommand({ Bucket, Key, ContentType, Body: bytes }), options),
      ).catch(refuse);
    },
    async remove(area, name) {
      const Key = keyOf(area, name);
      if (!Key) return;
      await sendRequest(({ sdk, client, options }) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), options),
      ).catch(refuseUnlessMissing);
    },
    async *list(area) {
      let Marker: string | undefined;
      let more = true;
      while (more) {
        const input = { Bucket, Prefix: `${area}/`, MaxKeys: pageSize, Marker };
        // ListObjects v1, because stores differ in v2.
        const page = await sendRequest(({ sdk, client, options }) =>
          client.send(new sdk.ListObjectsCommand(input), options),
        ).catch(refuse);
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          Marker = Key;
          yield { name: Key.slice(area.length + 1), changedAt: LastModified ?? new Date(0) };
        }
        more = page.IsTruncated === true && Boolean(page.Contents?.length);
      }
    },
    async check() {
      await sendRequest(({ sdk, client, options }) =>
        client.send(new sdk.HeadBucketCommand({ Bucket }), options),
      ).catch(refuse);
    },
  };
}
