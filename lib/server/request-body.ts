import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { hasNul, isInvisible, withoutLoneSurrogates } from "@/lib/shared/text";
import { isJson } from "./origin";

const defaultMaxBytes = 32 * 1024;
const defaultMaxNodes = 2000;
const maxDepth = 20;

/** Throws 413 without reading the rest. */
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

type Bounds = { maxBytes?: number; maxNodes?: number };

/** 415 for another content type, 413 over a limit, 400 unless it is a plain JSON object, 422 for a NUL in a text. */
export async function readJson(
  request: Request,
  { maxBytes = defaultMaxBytes, maxNodes = defaultMaxNodes }: Bounds,
): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (!isJson(request.headers.get("content-type"))) {
    throw new AppError("wrong_type", "Send the body as application/json.");
  }
  assertWithinLimits(bytes, maxNodes);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("bad_request", "The body is not valid JSON.", { cause: error });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad_request", "The body must be a JSON object.");
  }
  sanitizeValues(value);
  return value;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d;
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/** Limits depth and number of values before parsing; each comma and each nonempty list or object counts as one. */
function assertWithinLimits(bytes: Uint8Array, maxNodes: number): void {
  let depth = 0;
  let nodes = 1;
  let isFirst = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (isSpace(byte)) continue;
    if (isClosing(byte)) depth -= 1;
    else if (isFirst || byte === comma) nodes += 1;
    isFirst = isOpening(byte);
    if (isFirst) depth += 1;
    if (depth > maxDepth) throw new AppError("bad_request", "The body is nested too deeply.");
    if (nodes > maxNodes) throw new AppError("too_large", `The body has more than ${maxNodes} values.`);
    if (byte === quote) at = endOfString(bytes, at);
  }
}

function cleanText(text: string): string {
  return text.trim() !== "" && isInvisible(text) ? "" : withoutLoneSurrogates(text);
}

function refuseNul(name: string): never {
  const message = "This contains a character that can’t be stored.";
  throw new AppError("rule_broken", message, { fields: { [name]: message } });
}

function sanitizeValues(root: object): void {
  const open = [{ item: root, path: "" }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { item, path } = next;
    for (const [key, child] of Object.entries(item)) {
      if (hasNul(key)) refuseNul(path || "body");
      const name = path ? `${path}.${key}` : key;
      if (typeof child === "string") {
        if (hasNul(child)) refuseNul(name);
        (item as Record<string, unknown>)[key] = cleanText(child);
      }
      if (typeof child === "object" && child !== null) open.push({ item: child as object, path: name });
    }
  }
}

function tooLarge(maxBytes: number): AppError {
  const size = maxBytes >= 1024 * 1024 ? `${maxBytes / 1024 / 1024} MB` : `${Math.round(maxBytes / 1024)} KB`;
  return new AppError("too_large", `The body is larger than ${size}.`);
}
