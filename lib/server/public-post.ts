import "server-only";
import { request, type RequestOptions } from "node:https";
import { isIP } from "node:net";
import { AddressRefused, hostOf, resolvePublic } from "./public-address";

/** In milliseconds, including name resolution. */
const postTimeoutMs = 10_000;

const maxResponseBytes = 16 * 1024;

type Post = { url: string; headers: Record<string, string>; body: string };

/** Connects to the address that was checked, whatever the name resolves to a moment later. */
async function optionsOf({ url, headers, body }: Post, signal: AbortSignal): Promise<RequestOptions> {
  const target = new URL(url);
  if (target.protocol !== "https:" || target.username || target.password) {
    throw new AddressRefused("Use an https address without a user name.");
  }
  const host = hostOf(target);
  return {
    method: "POST",
    host: await resolvePublic(host),
    port: target.port || 443,
    path: `${target.pathname}${target.search}`,
    servername: isIP(host) ? undefined : host,
    headers: { ...headers, host: target.host, "content-length": String(Buffer.byteLength(body)) },
    signal,
  };
}

/**
 * Posts over https to a public address and returns the status. Follows no redirects and reads at most 16 KB. Throws
 * AddressRefused or a connection error, or after 10 seconds.
 */
export async function postPublic(post: Post): Promise<number> {
  const signal = AbortSignal.timeout(postTimeoutMs);
  const options = await optionsOf(post, signal);
  return new Promise((resolve, reject) => {
    const sending = request(options, (response) => {
      let read = 0;
      const finish = () => resolve(response.statusCode ?? 0);
      response.on("data", (chunk: Buffer) => {
        read += chunk.length;
        if (read <= maxResponseBytes) return;
        finish();
        response.destroy();
      });
      response.on("end", finish);
      response.on("error", reject);
    });
    sending.on("error", reject);
    // A protocol upgrade ends the request without a response or an error, and the signal has no effect.
    sending.on("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode ?? 0);
    });
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    sending.end(post.body);
  });
}
