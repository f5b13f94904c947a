import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { bindFile } from "./idempotency";
import { readBytes } from "./request-body";

const overheadBytes = 64 * 1024;

const emptyFile = "This file is empty.";

type Options = { maxBytes: number; tooLarge: string; missing: string };

export type ReceivedFile = { bytes: Buffer; name: string };

/** Reads the multipart field `file`: 415 for another content type, 413 over the limit, 422 if missing or empty. */
export async function readFile(
  request: Request,
  { maxBytes, tooLarge, missing }: Options,
): Promise<ReceivedFile> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    throw new AppError("wrong_type", "Send the file as multipart/form-data.");
  }
  const body = await readBytes(request, maxBytes + overheadBytes).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "too_large"
      ? new AppError("too_large", tooLarge)
      : error;
  });
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
  const received = { bytes: Buffer.from(await file.arrayBuffer()), name: file.name.slice(0, 255) };
  await bindFile(request, received);
  return received;
}
