import { Agent, request as send } from "node:http";
import { performance } from "node:perf_hooks";

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/**
 * @typedef {{ port: number, site: string, path: string, method?: string, cookie?: string, body?: unknown, extra?: Record<string, string> }} Question
 * @typedef {{ status: number, started: number, ended: number, headers: import("node:http").IncomingHttpHeaders, text: string }} Answer
 */

/**
 * Requests a path from a process; `status` is 0 if the response was incomplete.
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
export function ask({ port, path, method = "GET", site, cookie, body, extra = {} }) {
  /** @type {Record<string, string>} */
  const headers = { host: new URL(site).host, "x-forwarded-for": "203.0.113.7", ...extra };
  if (cookie) headers.cookie = cookie;
  if (method !== "GET") Object.assign(headers, { origin: site, "content-type": "application/json" });
  return new Promise((resolve) => {
    const started = performance.now();
    let text = "";
    const done = (status, head = {}) =>
      resolve({ status, started, ended: performance.now(), headers: head, text });
    const request = send({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      response.setEncoding("utf8").on("data", (part) => (text += part));
      response.once("close", () =>
        done(response.complete ? (response.statusCode ?? 0) : 0, response.headers),
      );
    });
    request.once("error", () => done(0));
    request.end(body && JSON.stringify(body));
  });
}

const parts = { rsc: "1" };

/** @param {Question} options */
async function followParts(options) {
  const first = await ask({ ...options, extra: parts });
  if (first.status !== 307) return first;
  const { pathname, search } = new URL(first.headers.location ?? "", options.site);
  return ask({ ...options, path: `${pathname}${search}`, extra: parts });
}

/**
 * Requests a page's RSC payload as client-side navigation does, following redirects to its own URL. The payload of a
 * missing page says so in its text, and metadata for search engines appears in it as text.
 * @param {Question} options
 * @returns {Promise<Answer>}
 */
export async function askParts(options) {
  const { status, text, ...answer } = await followParts(options);
  const isMissing = text.includes("NEXT_HTTP_ERROR_FALLBACK;404");
  return { ...answer, status: isMissing ? 404 : status, text: text.replaceAll('\\"', '"') };
}

export async function signIn({ port, site, username, password }) {
  const body = { username, password };
  const { status, headers } = await ask({ port, site, path: "/api/login", method: "POST", body });
  if (status !== 200) throw new Error(`${username} couldn't sign in: ${status}`);
  return (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
}

const isFailed = ({ status }) => status === 0 || status >= 500;

export function sendVisitors({ count, port, site, paths, navigate = false }) {
  const failed = [];
  let requestCount = 0;
  let isOver = false;

  async function visit() {
    while (!isOver) {
      requestCount += 1;
      const path = paths[requestCount % paths.length];
      const isNavigation =
        navigate && Math.floor(requestCount / paths.length) % 2 === 1 && !path.startsWith("/api/");
      const answer = await (isNavigation ? askParts : ask)({ port, site, path });
      if (isFailed(answer)) failed.push({ path, ...answer });
    }
  }

  const visits = Array.from({ length: count }, visit);
  return {
    async leave() {
      isOver = true;
      await Promise.all(visits);
      return { requestCount, failed };
    },
  };
}
