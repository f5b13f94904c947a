import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { problemTexts } from "@/lib/shared/problems";
import { failRequest, detectFailure } from "./failure";
import type { RequestHandler } from "./inner-request";
import { completeMethods } from "./method-answer";
import { assignNonce } from "./nonce";
import { completePages } from "./page-answer";
import { problemPages } from "./problem-page";
import { requestedProblem } from "@/lib/server/response-context";

const shell = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const whole = (text: string) =>
  `<!DOCTYPE html><html class="a" lang="en"><body><h1>${text}</h1></body></html>`;

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

type Site = (path: string, init?: RequestInit) => Promise<Response>;

async function front(handle: RequestHandler): Promise<Site> {
  const repair = problemPages({ handle, siteName: "A & B" });
  const server = createServer((request, response) => {
    completeMethods(handle, request, response);
    completePages(request, response, {
      marks: { nonce: assignNonce(request), fixed: new Set() },
      repair: (body) => repair({ request, response, status: response.statusCode, body }),
    });
    const failure = detectFailure(request);
    if (failure) return failRequest(request, response, failure);
    handle(request, response).catch(() => failRequest(request, response, "internal"));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

function html(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(body);
}

async function renderProblem(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const problem = requestedProblem();
  if (!problem) return false;
  html(response, 200, whole(`${request.url} ${problem.status} ${problem.path} ${request.headers.cookie}`));
  return true;
}

test.each([404, 410, 500, 503])("replaces an empty %d with the problem page", async (status) => {
  const site = await front(async (request, response) => {
    if (!(await renderProblem(request, response))) html(response, status, shell);
  });
  const response = await site("/listings/x?q=chair", { headers: { cookie: "session=1" } });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(whole(`/problem?q=chair ${status} /listings/x undefined`));
  expect(response.headers.get("cache-control")).toMatch(/no-store/);
});

test.each([
  [200, shell, "text/html"],
  [404, whole("404 Page Not Found"), "text/html; charset=utf-8"],
  [404, '{"error":"x"}', "application/json"],
  [404, "Not Found", "text/plain"],
])("leaves a %d with %j as it is", async (status, body, type) => {
  const site = await front(async (request, response) => {
    if (await renderProblem(request, response)) return;
    response.statusCode = status;
    response.setHeader("content-type", type);
    response.end(body);
  });
  expect(await (await site("/x")).text()).toBe(body);
});

test("allows the scripts of the problem page by the nonce of the page it replaces", async () => {
  const site = await front(async (request, response) => {
    if (!requestedProblem()) return html(response, 500, shell);
    const [, nonce] = /'nonce-(.*)'/.exec(String(request.headers["content-security-policy"])) ?? [];
    html(response, 200, whole(`<script nonce="${nonce}">start()</script>`));
  });
  const response = await site("/products");
  expect(await response.text()).toBe(whole("<script>start()</script>"));
  expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test("writes a self-contained document when the problem page fails too", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const site = await front(async (_, response) => html(response, 500, shell));
  const response = await site("/products");
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(text).toContain("<title>Something went wrong · A &#38; B</title>");
  expect(text).toContain(problemTexts[500].text);
  expect(text).toMatch(/<a href=""[^>]*>Try again<\/a>/);
  expect(text).toMatch(/<a href="\/products"/);
  expect(text).not.toMatch(/<script|<style|<link/);
  expect(logged).toHaveBeenCalledWith("A problem could only be told plainly", expect.any(Error));
});

test("answers when Next throws, and for an address it cannot read", async () => {
  const site = await front(async (request, response) => {
    if (!(await renderProblem(request, response))) throw new Error("broken");
  });
  expect(await (await site("/products")).text()).toBe(whole("/problem 500 /products undefined"));
  const page = await site("/listings/%zz");
  expect([page.status, await page.text()]).toEqual([400, whole("/problem 400 /listings/%zz undefined")]);
  const api = await site("/api/listings/%zz");
  expect([api.status, ((await api.json()) as { code: string }).code]).toEqual([400, "bad_request"]);
});

test("lists the methods of a route for an unsupported method", async () => {
  const site = await front(async (request, response) => {
    if (request.method === "OPTIONS") {
      response.statusCode = 204;
      response.setHeader("allow", "OPTIONS, POST");
    } else response.statusCode = 405;
    response.writeHead(response.statusCode);
    response.end();
  });
  const response = await site("/api/login");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "OPTIONS, POST"]);
  expect(await response.json()).toEqual({
    error: "This address answers OPTIONS, POST only.",
    code: "method_not_allowed",
  });
});
