import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { removeClientNonce, assignNonce, maskNonceInHeaders } from "./nonce";

function requestWith(headers: Record<string, string>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

test("gives each request a nonce of its own in the header that Next reads", () => {
  const [one, other] = [requestWith({}), requestWith({})];
  const nonce = assignNonce(one);
  expect(nonce).toMatch(/^[\da-f]{32}$/);
  expect(one.headers).toEqual({ "content-security-policy": `script-src 'nonce-${nonce}'` });
  expect(assignNonce(other)).not.toBe(nonce);
});

test("drops headers of a visitor that set a nonce", () => {
  const request = requestWith({
    host: "localhost",
    "content-security-policy": "script-src 'nonce-guess'",
    "content-security-policy-report-only": "script-src 'nonce-guess'",
    "x-nonce": "guess",
  });
  removeClientNonce(request);
  expect(request.headers).toEqual({ host: "localhost" });
});

test("leaves no nonce in the headers of an answer", () => {
  const nonce = "ab".repeat(16);
  const response = new ServerResponse(requestWith({}));
  response.setHeader("Link", `</a.css>; rel=preload; as="style"; nonce="${nonce}", </b.woff2>; rel=preload`);
  response.setHeader("Set-Cookie", ["a=1", `b=${nonce}`]);
  response.setHeader("Content-Length", 5);
  maskNonceInHeaders(response, nonce);
  expect(response.getHeaders()).toEqual({
    link: '</a.css>; rel=preload; as="style", </b.woff2>; rel=preload',
    "set-cookie": ["a=1", `b=${"0".repeat(32)}`],
    "content-length": 5,
  });
});
