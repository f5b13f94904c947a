type Send = (head: readonly string[], body?: string) => Promise<number>;

/** Name, number of requests, milliseconds over which they are spread, the request, and the allowed statuses. */
type Attack = [string, number, number, (index: number) => Promise<number>, number[]];

const post = (path: string, body: string) => [
  `POST ${path} HTTP/1.1`,
  "Content-Type: application/json",
  `Content-Length: ${Buffer.byteLength(body)}`,
];

const megabyte = 1024 * 1024;
const filled = (part: string, length: number) => `{"username":[${part.repeat(length / part.length - 8)}0]}`;

/** Texts that cost a search the most; each is new, so that no cache answers it. */
const costlyTexts = [
  (index: number) =>
    Array.from({ length: 25 }, (_, word) => `wodden${word}cahir`)
      .join(" ")
      .slice(0, 190) + index,
  (index: number) => Array.from({ length: 60 }, (_, number) => 1500 + number + index).join(" "),
  (index: number) => `open mon-fri 9-5 sat 10-2 near 7870${index} plumber under $${index} or electrician`,
  (index: number) => `${"blue ".repeat(36)}${index}`,
];
const searchPaths = ["/search?q=", "/jobs?search=", "/real-estate?map=1&q=", "/api/search/suggestions?q="];

export function attacksOf(send: Send): Attack[] {
  return [
    [
      "2,200 requests with a trailer",
      2200,
      6000,
      () => send(["GET /api/nothing HTTP/1.1", "Trailer: x"]),
      [400],
    ],
    ["200 requests with the method TRACE", 200, 3000, () => send(["TRACE /products HTTP/1.1"]), [405]],
    [
      "200 requests for an upgrade",
      200,
      3000,
      () => send(["GET /products HTTP/1.1", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]),
      [200, 503],
    ],
    [
      "200 targets in absolute form",
      200,
      3000,
      () => send(["GET http://other.example/products HTTP/1.1"]),
      [200, 503],
    ],
    [
      "16 edits with 15,500 blanks in If-Match",
      16,
      3000,
      () =>
        send(
          [
            `PATCH /api/listings/01890000-0000-7000-8000-00000000abcd HTTP/1.1`,
            `If-Match: "1"${" ".repeat(15_500)}b`,
            "Content-Type: application/json",
            "Content-Length: 2",
          ],
          "{}",
        ),
      [400, 401],
    ],
    [
      "16 requests with 15,500 blanks in If-None-Match",
      16,
      6000,
      () => send(["GET / HTTP/1.1", `If-None-Match: "a"${" ".repeat(15_500)}b`]),
      [400],
    ],
    ...[" ", ",", '"', ";"].map((sign): Attack => [
      `15 KB of ${JSON.stringify(sign)} in each header that is read`,
      60,
      3000,
      (index) => {
        const names = [
          "Accept-Encoding",
          "Accept",
          "Cookie",
          "X-Forwarded-For",
          "Authorization",
          "Content-Type",
          "If-Match",
          "Accept-Language",
        ];
        return send([
          `GET ${index % 2 ? "/" : "/api/listings?limit=1"} HTTP/1.1`,
          `${names[index % names.length]}: a${sign.repeat(15_000)}b`,
        ]);
      },
      [200, 400, 401],
    ]),
    ...(["[],", "{},", "0,", '"a",'] as const).map((part): Attack => [
      `14 bodies of a megabyte of ${part}`,
      14,
      6000,
      () => {
        const body = filled(part, megabyte);
        return send(post("/api/login", body), body);
      },
      [413],
    ]),
    [
      "200 bodies of 32 KB of empty lists",
      200,
      6000,
      () => {
        const body = filled("[],", 32_000);
        return send(post("/api/login", body), body);
      },
      [413, 503],
    ],
    [
      "addresses of 2,000 characters",
      200,
      3000,
      (index) => send([`GET /search?q=${"x".repeat(2000)}${index} HTTP/1.1`]),
      [414],
    ],
    [
      "36 costly searches",
      36,
      6000,
      (index) => {
        const text = encodeURIComponent(costlyTexts[index % 4]!(index));
        return send([`GET ${searchPaths[(index >> 2) % 4]}${text} HTTP/1.1`]);
      },
      [200, 503],
    ],
  ];
}
