import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onInvalidation } from "@/lib/server/response-context";
import {
  currentHeaderOf,
  removeReservedHeaders,
  headOf,
  writeInvalidations,
  maxHeadBytes,
  readMetadata,
  readCurrent,
  applyHeardInvalidations,
  writeMetadata,
  type ResponseMetadata,
} from "./internal-headers";

async function exchange(
  answer: Parameters<typeof writeMetadata>[1],
): Promise<{ metadata: ResponseMetadata; head: [string, string][] }> {
  const server = createServer((_, response) => {
    response.setHeader("Set-Cookie", ["a=1", "b=2"]);
    writeMetadata(response, answer);
    response.end("text");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, host: "127.0.0.1", maxHeaderSize: maxHeadBytes }, resolve).on("error", reject),
  );
  response.resume();
  await new Promise((resolve) => server.close(resolve));
  return { metadata: readMetadata(response), head: headOf(response) };
}

const message = { from: "x", number: 3, kind: "purge" as const, tags: ["listing:é"] };

test("reports tags and invalidations of an answer in headers hidden from the client", async () => {
  const { metadata, head } = await exchange({ tags: ["a", "ü"], expiresAt: 5, invalidations: [message] });
  expect(metadata).toEqual({ tags: ["a", "ü"], expiresAt: 5, invalidations: [message] });
  const names = head.map(([name]) => name.toLowerCase());
  expect(names).not.toContain("x-plaza-answer");
  expect(names).not.toContain("connection");
  expect(head.filter(([name]) => name === "Set-Cookie")).toHaveLength(2);
});

test("reports invalidations by number only, without tags, if they are too large for a header", async () => {
  const many = Array.from({ length: 50 }, (_, number) => ({ ...message, number, tags: ["t".repeat(2000)] }));
  const { metadata } = await exchange({ tags: ["a"], invalidations: many });
  expect(metadata).toEqual({ isCut: true, invalidations: many.map((one) => ({ ...one, tags: [] })) });
  expect((await exchange({ tags: ["t".repeat(60_000)] })).metadata).toEqual({});
});

function requestWith(headers: IncomingMessage["headers"]): IncomingMessage {
  return { headers } as IncomingMessage;
}

test("passes on each new invalidation once, and everything if they do not fit", () => {
  const received: (string | null)[] = [];
  onInvalidation((payload) => received.push(payload));
  const sendInvalidations = (numbers: number[], payload = "é") =>
    applyHeardInvalidations(requestWith(writeInvalidations(numbers.map((number) => ({ number, payload })))));
  sendInvalidations([1, 2]);
  sendInvalidations([2, 3]);
  sendInvalidations([]);
  expect(received).toEqual(["é", "é", "é"]);
  sendInvalidations([4, 5], "x".repeat(20_000));
  expect(received.slice(3)).toEqual([null]);
  sendInvalidations([5]);
  expect(received).toHaveLength(4);
});

test("ignores internal headers sent by a visitor", () => {
  const request = requestWith({ "x-plaza-heard": "%5B%5D", "x-plaza-peer": "1.2.3.4", host: "plaza" });
  removeReservedHeaders(request);
  expect(request.headers).toEqual({ host: "plaza" });
});

test("reports whether a request has seen all changes, and whether it is public", () => {
  const roundTrip = (isCurrent: boolean, isPublic: boolean) =>
    readCurrent({ headers: currentHeaderOf({ isCurrent, isPublic }) } as unknown as IncomingMessage);
  expect(roundTrip(true, true)).toEqual({ isCurrent: true, isPublic: true });
  expect(roundTrip(true, false)).toEqual({ isCurrent: true, isPublic: false });
  expect(roundTrip(false, true)).toEqual({ isCurrent: false, isPublic: false });
  const forged = { headers: { "x-plaza-current": "page" } } as unknown as IncomingMessage;
  removeReservedHeaders(forged);
  expect(readCurrent(forged)).toEqual({ isCurrent: false, isPublic: false });
});
