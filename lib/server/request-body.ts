import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { hasNul, isInvisible } from "@/lib/shared/text";
import { isJson } from "./origin";

export const defaultMaxBytes = 1024 * 1024;
const maxDepth = 20;

/** Reads at most `maxBytes` bytes; more is 413 without reading the rest. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Parses a JSON body: 415 for another type, 413 over the limit, 400 for anything that is not a plain JSON object. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (!isJson(request.headers.get("content-type"))) {
    throw new AppError("wrong_type", "Send the body as application/json.");
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("bad_request", "The body is not valid JSON.", { cause: error });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad_request", "The body must be a JSON object.");
  }
  checkShape(value);
  return value;
}

/** Refuses what can't be stored; text that shows nothing becomes empty, whatever field it is in. */
function checkShape(root: object): void {
  const open: { value: object; depth: number }[] = [{ value: root, depth: 1 }];
  for (let item = open.pop(); item; item = open.pop()) {
    if (item.depth > maxDepth) throw new AppError("bad_request", "The body is nested too deeply.");
    for (const [key, child] of Object.entries(item.value)) {
      if (hasNul(key) || (typeof child === "string" && hasNul(child))) {
        throw new AppError("bad_request", "The body contains a character that cannot be stored.");
      }
      if (typeof child === "string" && child.trim() !== "" && isInvisible(child)) {
        (item.value as Record<string, unknown>)[key] = "";
      }
      if (typeof child === "object" && child !== null) open.push({ value: child, depth: item.depth + 1 });
    }
  }
}

function tooLarge(maxBytes: number): AppError {
  const size = maxBytes >= 1024 * 1024 ? `${maxBytes / 1024 / 1024} MB` : `${Math.round(maxBytes / 1024)} KB`;
  return new AppError("too_large", `The body is larger than ${size}.`);
}
