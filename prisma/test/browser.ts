import type { RouteHandler } from "@/lib/server/route";

type Sent = {
  body?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  query?: Record<string, string>;
};

export type Received = {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  setCookies: string[];
};

type Call = (handler: RouteHandler, path: string, sent?: Sent) => Promise<Received>;

export type Browser = {
  cookies: Map<string, string>;
  get: Call;
  post: Call;
  patch: Call;
  put: Call;
  delete: Call;
  clone(): Browser;
};

const origin = "http://localhost:3000";
const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split("; ");
  const [name = "", ...value] = pair.split("=");
  if (attributes.includes("Max-Age=0")) cookies.delete(name);
  else cookies.set(name, value.join("="));
}

export function createBrowser(jar: Iterable<[string, string]> = []): Browser {
  const cookies = new Map(jar);

  function sender(method: string): Call {
    return async function send(handler, path, { body, headers = {}, params = {}, query } = {}) {
      const address = new URL(path, origin);
      for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
      const request = new Headers({ origin, host: "localhost:3000", "user-agent": agent });
      if (body !== undefined && !(body instanceof FormData)) request.set("content-type", "application/json");
      if (cookies.size > 0) request.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
      for (const [name, value] of Object.entries(headers)) request.set(name, value);
      const content = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
      const answer = await handler(new Request(address, { method, headers: request, body: content }), {
        params: Promise.resolve(params),
      });
      const setCookies = answer.headers.getSetCookie();
      for (const line of setCookies) storeCookie(cookies, line);
      // A stream never ends, so it's canceled right away.
      const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream");
      const text = isStream ? "" : await answer.text();
      if (isStream) await answer.body?.cancel();
      const parsed = text.startsWith("{") || text.startsWith("[") ? (JSON.parse(text) as never) : { text };
      return { status: answer.status, headers: answer.headers, body: parsed, setCookies };
    };
  }

  return {
    cookies,
    get: sender("GET"),
    post: sender("POST"),
    patch: sender("PATCH"),
    put: sender("PUT"),
    delete: sender("DELETE"),
    clone: () => createBrowser(cookies),
  };
}
