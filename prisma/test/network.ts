export type Answer = { status?: number; body?: unknown };
export type Asked = { call: string; body: unknown; authorization: string | null };

/**
 * The network as a component sees it: each call (`POST /api/login`) has its answer, or a function that gives it; a
 * promise is an answer that takes its time, a call that is not named fails. Returns what was asked, as it is asked.
 */
export function answerCalls(
  answers: Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>,
): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const call = `${init?.method ?? "GET"} ${String(input).split("?")[0] ?? ""}`;
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : (init?.body ?? null);
    asked.push({ call, body, authorization: new Headers(init?.headers).get("authorization") });
    const answer = answers[call];
    if (!answer) throw new TypeError(`nothing answers ${call}`);
    const given = typeof answer === "function" ? await answer(body) : answer;
    const { status = 200, body: data = {} } = given;
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers: new Headers(),
      text: async () => JSON.stringify(data),
      json: async () => data,
    } as Response;
  };
  return asked;
}
