import { createStreams } from "./streams";

const cookie = (value: string) => ({ headers: { cookie: value } });

test("allows five streams per session, identified only by the cookie that counts", () => {
  const streams = createStreams({ https: true });
  const own = "__Secure-next-auth.session-token=one";
  const ends = Array.from({ length: 6 }, (_, index) =>
    streams.enter(cookie(`next-auth.session-token=decoy-${index}; ${own}`)),
  );
  expect(ends.map(Boolean)).toEqual([true, true, true, true, true, false]);
  expect(streams.enter(cookie("__Secure-next-auth.session-token=two"))).not.toBeNull();
  ends[0]?.();
  ends[0]?.();
  expect([streams.enter(cookie(own)), streams.enter(cookie(own))].map(Boolean)).toEqual([true, false]);
});

test("prefers a token to a cookie, as in authentication", () => {
  const streams = createStreams({ https: false });
  const enter = (session: string) =>
    streams.enter({
      headers: { authorization: "Bearer one", cookie: `next-auth.session-token=${session}` },
    });
  expect(["a", "b", "c", "d", "e", "f"].map((session) => Boolean(enter(session)))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("refuses at once a stream without a token or cookie", () => {
  const streams = createStreams({ https: true });
  const without = [{ headers: {} }, cookie("next-auth.session-token=one"), cookie("theme=dark")];
  for (const request of without) {
    expect(() => streams.enter(request)).toThrow(expect.objectContaining({ code: "not_signed_in" }));
  }
});

test("limits the streams of all sessions together", () => {
  const streams = createStreams({ https: false, atOnce: 3, perCredential: 2 });
  const enter = (session: string) => streams.enter(cookie(`next-auth.session-token=${session}`));
  const first = enter("a");
  expect([enter("b"), enter("c"), enter("d")].map(Boolean)).toEqual([true, true, false]);
  first?.();
  expect(enter("d")).not.toBeNull();
});
