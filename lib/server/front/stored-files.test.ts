import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/shared/app-error";
import { Refused } from "./relay";
import { serveStored } from "./stored-files";

const bytes = Buffer.from("a picture");
const prefix = "/images/";
const headers = [["x-frame-options", "DENY"]] as const;

type Read = Parameters<typeof serveStored>[0]["read"];

const readPicture: Read = (url, accept) =>
  Promise.resolve(url === "/images/a.webp" ? { bytes, headers: { "content-type": String(accept) } } : null);

/** What is answered, and what was sent with it. */
async function ask(target: Partial<IncomingMessage>, read: Read = readPicture) {
  const sent: { headers: Record<string, unknown>; body?: unknown } = { headers: {} };
  const response = {
    setHeader: (name: string, value: unknown) => void (sent.headers[name] = value),
    end: (body: unknown) => void (sent.body = body),
  } as unknown as ServerResponse;
  const request = { method: "GET", headers: { accept: "image/avif" }, ...target } as IncomingMessage;
  const isAnswered = await serveStored({ prefix, headers, read })(request, response);
  return { isAnswered, ...sent };
}

test("a stored file is answered with what is said of it and of every answer, a HEAD without the file", async () => {
  const sent = { "x-frame-options": "DENY", "content-type": "image/avif" };
  expect(await ask({ url: "/images/a.webp" })).toEqual({ isAnswered: true, headers: sent, body: bytes });
  expect(await ask({ url: "/images/a.webp", method: "HEAD" })).toEqual({
    isAnswered: true,
    headers: sent,
    body: undefined,
  });
});

test.each([
  { url: "/images/b.webp" },
  { url: "/images/a.webp", method: "POST" },
  { url: "/products" },
  { url: undefined },
])("%j is left to the renderers, with nothing sent", async (target) => {
  expect(await ask(target)).toEqual({ isAnswered: false, headers: {} });
});

test("a failing storage is told, and holds no place", async () => {
  const failure = new AppError("unavailable", "no storage");
  let attempts = 0;
  const serve = serveStored({
    prefix,
    headers,
    read() {
      attempts += 1;
      return Promise.reject(failure);
    },
  });
  const request = { method: "GET", url: "/images/a.webp", headers: {} } as IncomingMessage;
  for (let time = 0; time < 40; time += 1) {
    await expect(serve(request, {} as ServerResponse)).rejects.toBe(failure);
  }
  expect(attempts).toBe(40);
});

test("more than can be read or may wait are refused, not piled up; the others have their turn", async () => {
  let open: (none: null) => void = () => undefined;
  const gate = new Promise<null>((resolve) => {
    open = resolve;
  });
  const serve = serveStored({ prefix, headers, read: () => gate });
  const request = { method: "GET", url: "/images/a.webp", headers: {} } as IncomingMessage;
  const waiting = Array.from({ length: 32 + 1000 }, () => serve(request, {} as ServerResponse));
  await expect(serve(request, {} as ServerResponse)).rejects.toBeInstanceOf(Refused);
  open(null);
  // Nothing stands there: each is left to the renderers.
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([false]));
});
