export type Answer = { status?: number; body?: unknown };
export type SentRequest = { call: string; body: unknown; authorization: string | null };

/**
 * Mocks fetch with a response or a function per call (`POST /api/login`); return a promise to delay a response. An
 * unlisted call throws. Returns the log of requests, which grows as they arrive.
 */
export function mockCalls(
  answers: Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>,
): SentRequest[] {
  const requests: SentRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const call = `${init?.method ?? "GET"} ${String(input).split("?")[0] ?? ""}`;
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : (init?.body ?? null);
    requests.push({ call, body, authorization: new Headers(init?.headers).get("authorization") });
    const answer = answers[call];
    if (!answer) throw new TypeError(`nothing answers ${call}`);
    const resolved = typeof answer === "function" ? await answer(body) : answer;
    const { status = 200, body: data = {} } = resolved;
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers: new Headers(),
      text: async () => JSON.stringify(data),
      json: async () => data,
    } as Response;
  };
  return requests;
}

type Reply = {
  status?: number;
  body: unknown;
  next?: string;
  total?: number;
  exact?: number;
  mentions?: number;
};

/**
 * Mocks fetch for paginated lists: passes the URL of each request to `reply`, and sends the next page in a Link header.
 */
export function mockLists(reply: (address: URL) => Reply | Promise<Reply>): URL[] {
  const requests: URL[] = [];
  globalThis.fetch = async (input) => {
    const address = new URL(String(input), "http://localhost");
    requests.push(address);
    const { status = 200, body, next, total = 0, exact, mentions } = await reply(address);
    const headers = new Headers({ "x-total-count": String(total) });
    if (exact !== undefined) headers.set("x-search-exact", String(exact));
    if (mentions !== undefined) headers.set("x-search-mentions", String(mentions));
    if (next) headers.set("link", `<${address.pathname}?cursor=${next}>; rel="next"`);
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers,
      text: async () => JSON.stringify(body),
      json: async () => body,
    } as Response;
  };
  return requests;
}
