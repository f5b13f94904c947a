import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { allEndpoints } from "@/lib/platform/rules";
import { expect, test } from "./fixtures";

const id = "01890000-0000-7000-8000-00000000abcd";
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const paths = new Map<string, string[]>();
for (const { path } of allEndpoints) {
  const declared = new Set<string>(
    allEndpoints.filter((one) => one.path === path).map(({ method }) => method),
  );
  if (declared.has("GET")) declared.add("HEAD");
  paths.set(path, [...declared, "OPTIONS"].sort());
}

const isApi = (path: string) => path.startsWith("/api/");

/** Samples a tenth of the API's paths because one function answers for all of them. */
const sample = [...paths].filter(([path]) => isApi(path)).filter((_, index) => index % 10 === 0);

const files = [...paths.keys()].filter((path) => !isApi(path));

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

function ask(method: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? "");
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const body = Buffer.concat(parts).toString("utf8");
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

function addressOf(path: string): string {
  return path.replace(/\{\w+\}/g, id);
}

async function expectRefusals(path: string, allowed: string[]): Promise<void> {
  const others = [...methods, "PROPFIND", "TRACE"].filter((one) => !allowed.includes(one));
  const answers = await Promise.all(others.map((method) => ask(method, addressOf(path))));
  for (const [index, { status, headers, body }] of answers.entries()) {
    const method = others[index];
    const allow = String(headers.allow).split(", ").sort();
    expect({ path, method, status, allow }).toEqual({ path, method, status: 405, allow: allowed });
    expect(headers["content-type"]).toBe("application/json");
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(body)).toEqual({
      error: `This address answers ${String(headers.allow)} only.`,
      code: "method_not_allowed",
    });
  }
}

test("refuses unsupported methods of an API path as JSON, and lists the supported ones", async () => {
  expect(sample.length).toBeGreaterThan(5);
  for (const [path, allowed] of sample) await expectRefusals(path, allowed);
});

test("lists the methods of an API path for OPTIONS, and sends no body for HEAD", async () => {
  for (const [path, allowed] of sample) {
    const { status, headers } = await ask("OPTIONS", addressOf(path));
    expect({ path, status, allow: String(headers.allow).split(", ").sort() }).toEqual({
      path,
      status: 204,
      allow: allowed,
    });
    if (allowed.includes("HEAD")) continue;
    const head = await ask("HEAD", addressOf(path));
    expect([path, head.status, head.headers.allow, head.body]).toEqual([path, 405, headers.allow, ""]);
  }
});

test("answers 404 for any method of an unknown API path", async () => {
  for (const method of [...methods, "OPTIONS", "PROPFIND"]) {
    const { status, body } = await ask(method, "/api/no/such/thing");
    expect([method, status, (JSON.parse(body) as { code: string }).code]).toEqual([method, 404, "not_found"]);
  }
  expect(await ask("HEAD", "/api/no/such/thing")).toMatchObject({ status: 404, body: "" });
});

test("answers only GET and HEAD of pages and files, and redirects no target to another host", async () => {
  expect(files.length).toBeGreaterThan(3);
  for (const path of ["/products", ...files].map(addressOf)) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "TRACE"]) {
      const { status, headers } = await ask(method, path);
      expect([path, method, status, headers.allow]).toEqual([path, method, 405, "GET, HEAD, OPTIONS"]);
    }
    expect([path, (await ask("PROPFIND", path)).status]).toEqual([path, 501]);
    const { status, headers } = await ask("OPTIONS", path);
    expect([path, status, headers.allow]).toEqual([path, 204, "GET, HEAD, OPTIONS"]);
  }
  for (const target of ["http://other.example/products", "http://other.example//products"]) {
    const { status, headers } = await ask("GET", target);
    expect([target, headers.location ?? "", status < 400]).toEqual([
      target,
      expect.not.stringContaining("other"),
      true,
    ]);
  }
  expect(await ask("GET", `/products?q=${"x".repeat(1000)}`)).toMatchObject({
    status: 414,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
});
