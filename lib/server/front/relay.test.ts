import { createServer, request as send, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { AdmissionControl } from "./admission";
import { CapacityExceeded } from "./capacity";
import { createRecentInvalidations } from "./recent-invalidations";
import { createRelay } from "./relay";
import type { Renderers } from "./renderers";
import { createStreams } from "./streams";

type Turn = () => void;

const file = Buffer.alloc(11 * 1024 * 1024);
const room = 8;

let server: Server;
let turns: Turn[];
let refused: number;
let changed: () => void;

const admission: Pick<AdmissionControl, "enter"> = {
  enter: () =>
    new Promise((resolve) => {
      turns.push(() => resolve(null));
      changed();
    }),
};

function relay() {
  return createRelay({
    renderers: { choose: () => null } as unknown as Renderers,
    recent: createRecentInvalidations(),
    admission,
    streams: createStreams({ https: false }),
    uploads: { enter: async () => () => undefined },
    isCurrent: () => true,
    learn: async () => undefined,
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((resolve) => (changed = resolve));
}

function upload(): void {
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": file.byteLength };
  const sent = send({ port, method: "POST", path: "/api/uploads", headers });
  sent.on("error", () => undefined);
  sent.end(file);
}

beforeEach(async () => {
  [turns, refused, changed] = [[], 0, () => undefined];
  const { pass } = relay();
  server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      expect(error).toBeInstanceOf(CapacityExceeded);
      refused += 1;
      response.destroy();
      changed();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  for (const turn of turns) turn();
  await until(() => refused >= turns.length);
  server.close();
});

test("reserves the room of waiting files until they leave", async () => {
  for (let count = 1; count <= room; count += 1) {
    upload();
    await until(() => turns.length === count);
  }
  upload();
  await until(() => refused === 1);
  expect(turns).toHaveLength(room);

  turns[0]!();
  await until(() => refused === 2);
  upload();
  await until(() => turns.length === room + 1);
});
