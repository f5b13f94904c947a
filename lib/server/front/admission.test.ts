import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdmissionControl, laneOf } from "./admission";
import { Lane } from "./lane";
import { refuseRequest } from "./failure";

const limits = { atOnce: 2, waiting: 2, queueTimeoutMs: 60_000, leaseMs: 120_000 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function watch(attempts: Promise<(() => void) | null>[]): string[] {
  const states = attempts.map(() => "waiting");
  attempts.forEach((one, index) => void one.then((leave) => (states[index] = leave ? "inside" : "refused")));
  return states;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

describe("a lane", () => {
  test("admits a few at once, queues a few in order, and refuses the rest", async () => {
    const lane = new Lane(limits);
    const attempts = Array.from({ length: 5 }, () => lane.enter());
    const states = watch(attempts);
    await settle();
    expect(states).toEqual(["inside", "inside", "waiting", "waiting", "refused"]);
    (await attempts[1])?.();
    await settle();
    expect(states).toEqual(["inside", "inside", "inside", "waiting", "refused"]);
    (await attempts[0])?.();
    await settle();
    expect(states[3]).toBe("inside");
  });

  test("counts a request that leaves twice only once", async () => {
    const lane = new Lane(limits);
    const first = await lane.enter();
    await lane.enter();
    first?.();
    first?.();
    const states = watch([lane.enter(), lane.enter()]);
    await settle();
    expect(states).toEqual(["inside", "waiting"]);
  });

  test("refuses a request that waits too long, and gives its place to the next", async () => {
    const lane = new Lane(limits);
    const inside = [await lane.enter(), await lane.enter()];
    const states = watch([lane.enter()]);
    await jest.advanceTimersByTimeAsync(limits.queueTimeoutMs - 1);
    expect(states).toEqual(["waiting"]);
    await jest.advanceTimersByTimeAsync(1);
    expect(states).toEqual(["refused"]);
    const later = watch([lane.enter()]);
    inside[0]?.();
    await settle();
    expect(later).toEqual(["inside"]);
  });

  describe("with a moving queue", () => {
    const busy = { ...limits, atOnce: 1, waiting: 1000, queueTimeoutMs: 2000 };

    async function queueOf(length: number) {
      const lane = new Lane(busy);
      const attempts = Array.from({ length: length + 21 }, () => lane.enter());
      for (const turn of attempts.slice(0, 20)) {
        await jest.advanceTimersByTimeAsync(50);
        (await turn)?.();
      }
      await settle();
      return lane;
    }

    test("52: refuses a request at once if it would wait longer than the limit of the lane", async () => {
      const states = watch([(await queueOf(41)).enter()]);
      await settle();
      expect(states).toEqual(["refused"]);
    });

    test("queues a request whose turn will come in time", async () => {
      const states = watch([(await queueOf(39)).enter()]);
      await settle();
      expect(states).toEqual(["waiting"]);
    });

    test("forgets the pace of a queue that has ended", async () => {
      const lane = await queueOf(0);
      await jest.advanceTimersByTimeAsync(60_000);
      const states = watch(Array.from({ length: 50 }, () => lane.enter()));
      await settle();
      expect(states).not.toContain("refused");
    });
  });

  test("waits for no request that never leaves", async () => {
    const lane = new Lane({ ...limits, leaseMs: 1000 });
    await lane.enter();
    await lane.enter();
    const states = watch([lane.enter()]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(states).toEqual(["inside"]);
  });
});

describe("the door", () => {
  const ask = (method: string, url: string) => ({ method, url, headers: {} }) as IncomingMessage;
  const search = ask("GET", "/search?q=chair");

  test.each([
    ["signs in", ask("POST", "/api/login")],
    ["writes", ask("POST", "/api/favorites")],
  ])("admits one search per renderer while a person %s, and more afterwards", async (_, urgent) => {
    const admission = createAdmissionControl({ timeoutFactor: 1, renderers: 2 });
    const leave = await admission.enter(urgent);
    const states = watch(Array.from({ length: 5 }, () => admission.enter(search)));
    await settle();
    expect(states).toEqual(["inside", "inside", "waiting", "waiting", "waiting"]);
    leave?.();
    await settle();
    expect(states).toEqual(["inside", "inside", "inside", "inside", "waiting"]);
  });

  test("admits a sign-in at once, however many searches wait", async () => {
    const admission = createAdmissionControl({ timeoutFactor: 1, renderers: 1 });
    for (let n = 0; n < 100; n += 1) void admission.enter(search);
    const states = watch([admission.enter(ask("POST", "/api/login"))]);
    await settle();
    expect(states).toEqual(["inside"]);
  });

  test("admits searches during a read", async () => {
    const admission = createAdmissionControl({ timeoutFactor: 1, renderers: 1 });
    await admission.enter(ask("GET", "/api/user"));
    const states = watch(Array.from({ length: 2 }, () => admission.enter(search)));
    await settle();
    expect(states).toEqual(["inside", "inside"]);
  });
});

describe("laneOf", () => {
  test.each([
    ["GET", "/", "page"],
    ["GET", "/listings/1?photo=2", "page"],
    ["HEAD", "/products", "page"],
    ["GET", "/api/listings?search=chair", "search"],
    ["GET", "/api/listings?search=&category=products", "read"],
    ["GET", "/api/search/suggestions?query=ch", "search"],
    ["GET", "/api/map?state=TX&search=a", "search"],
    ["GET", "/search?q=chair", "search"],
    ["HEAD", "/jobs?search=nurse", "search"],
    ["GET", "/products?research=1", "page"],
    ["GET", "/?sort=newest", "page"],
    ["GET", "/api/events?search=a", "stream"],
    ["POST", "/api/searches?search=a", "write"],
    ["POST", "/api/favorites", "write"],
    ["POST", "/api/visits", "visit"],
    ["POST", "/api/search/clicks", "visit"],
    ["GET", "/api/events?after=7", "stream"],
    ["PATCH", "/api/profile/notifications", "write"],
    ["POST", "/api/login", "signIn"],
    ["POST", "/api/login/totp", "signIn"],
    ["POST", "/api/register", "signIn"],
    ["POST", "/api/reset-password", "signIn"],
    ["POST", "/api/profile/password", "signIn"],
    ["DELETE", "/api/profile", "signIn"],
    ["GET", "/api/health", null],
    ["GET", "/api/ready?x=1", null],
    ["POST", "/api/health", "write"],
    ["GET", "/images/a-640.webp", "image"],
    ["GET", "/favicon.ico?v=2", null],
    ["POST", "/favicon.ico", "page"],
    ["GET", "/r1.png", "page"],
    ["HEAD", "/api/events", "read"],
    ["GET", "/api/%65vents#x", "stream"],
    ["GET", "http://localhost/api/x/../events", "stream"],
    ["GET", "/api/health/x", "read"],
    ["GET", "/vendor/a.png", "page"],
  ])("puts %s %s into the lane %s", (method, url, lane) => {
    expect(laneOf({ method, url }, (path) => path === "/favicon.ico")).toBe(lane);
  });

  test("puts a form with files into a lane of its own, whatever its path", () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    for (const url of ["/api/uploads", "/api/login", "/"]) {
      expect(laneOf({ method: "POST", url, headers })).toBe("upload");
    }
  });
});

describe("refuseRequest", () => {
  test.each([
    ["/products", "text/html; charset=utf-8", "<h1"],
    ["/api/listings", "application/json", '"code":"unavailable"'],
  ])("52: answers %s at once with 503 as %s and a time to retry", async (path, type, part) => {
    jest.useRealTimers();
    const server = createServer((request, response) =>
      refuseRequest(request, response, { siteName: "Plaza" }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<{ status?: number; headers: object; body: string }>((resolve) => {
      httpRequest({ port, path, host: "127.0.0.1" }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text: string) => (body += text));
        response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
      }).end();
    });
    await new Promise((resolve) => server.close(resolve));
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      "retry-after": "2",
      "content-type": type,
      "cache-control": "no-store",
    });
    expect(answer.body).toContain(part);
    expect(answer.body).toContain("Please try again in a few seconds.");
  });
});
