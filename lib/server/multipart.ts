import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { toPlainLine, truncate, withoutLoneSurrogates } from "@/lib/shared/text";
import { bindFile } from "./idempotency";
import { readBytes } from "./request-body";

const overheadBytes = 64 * 1024;

/** In code points, like the columns that store it. */
const maxNameLength = 255;

const emptyFile = "This file is empty.";

/** RFC 2046 section 5.1.1; strict, so that every parser finds the same boundary. */
const formType =
  /^multipart\/form-data *;(?: *charset=[\w-]+ *;)? *boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))(?: *; *charset=[\w-]+)? *$/i;

const maxFields = 20;
const maxHeadBytes = 8 * 1024;

/** Throws 400 for many fields or long field headers, which cost the parser much more time than a file. */
function assertFewFields(body: Buffer, boundary: string): void {
  const mark = Buffer.from(`--${boundary}`);
  let at = body.indexOf(mark);
  for (let fields = 0; at !== -1; fields += 1) {
    const start = at + mark.length;
    const head = body.subarray(start, start + maxHeadBytes);
    const isEnd = head.subarray(0, 2).toString() === "--";
    if (!isEnd && (fields === maxFields || !head.includes("\r\n\r\n"))) {
      throw new AppError("bad_request", "Send the file as the only field of the form.");
    }
    at = body.indexOf(mark, start);
  }
}

type Options = { maxBytes: number; tooLarge: string; missing: string };

export type ReceivedFile = { bytes: Buffer; name: string };

/**
 * Reads the multipart field `file`: 415 for another content type, 413 over the limit, 422 if missing or empty. The name
 * has no control characters or direction overrides.
 */
export async function readFile(
  request: Request,
  { maxBytes, tooLarge, missing }: Options,
): Promise<ReceivedFile> {
  const type = request.headers.get("content-type") ?? "";
  const [, quoted, boundary = quoted] = formType.exec(type) ?? [];
  if (!boundary) throw new AppError("wrong_type", "Send the file as multipart/form-data.");
  const body = await readBytes(request, maxBytes + overheadBytes).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "too_large"
      ? new AppError("too_large", tooLarge)
      : error;
  });
  assertFewFields(Buffer.from(body.buffer, body.byteOffset, body.byteLength), boundary);
  const form = await new Response(Buffer.from(body), { headers: { "content-type": type } })
    .formData()
    .catch((error: unknown) => {
      throw new AppError("bad_request", "The form cannot be read.", { cause: error });
    });
  const file = form.get("file");
  // An empty file input submits an empty file without a name.
  if (!file || typeof file === "string" || (file.size === 0 && file.name === "")) {
    throw new AppError("rule_broken", missing, { fields: { file: missing } });
  }
  if (file.size === 0) throw new AppError("rule_broken", emptyFile, { fields: { file: emptyFile } });
  if (file.size > maxBytes) throw new AppError("too_large", tooLarge);
  const name = truncate(toPlainLine(withoutLoneSurrogates(file.name)), maxNameLength);
  const received = { bytes: Buffer.from(await file.arrayBuffer()), name };
  await bindFile(request, received);
  return received;
}
