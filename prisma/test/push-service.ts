import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, globalAgent } from "node:https";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "@/lib/server/env";
import { localCertificate, localKey } from "./local-tls";

type Delivery = { path: string; headers: IncomingMessage["headers"]; body: Buffer };

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/** Browser side of a push subscription: its data for the site, and decryption of messages (RFC 8291). */
export function createReceiver(endpoint: string) {
  const own = createECDH("prime256v1");
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);

  function read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const end = 21 + body.readUInt8(20);
    const sender = body.subarray(21, end);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
    const secret = derive(own.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
  }

  const keys = { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") };
  return { subscription: { endpoint, keys }, read };
}

/** Push service over https on this machine, the only host that PUSH_HOSTS allows. Runs for the tests of a file. */
export function servePushes() {
  const service = {
    delivered: [] as Delivery[],
    status: {} as Record<string, number>,
    address: (path: string) => `https://${env.PUSH_HOSTS}${path}`,
  };
  const server = createServer({ cert: localCertificate, key: localKey }, (request, response) => {
    void readAll(request).then((body) => {
      service.delivered.push({ path: request.url ?? "", headers: request.headers, body });
      response.writeHead(service.status[request.url ?? ""] ?? 201).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const pair = createECDH("prime256v1");
    env.VAPID_PUBLIC_KEY = pair.generateKeys().toString("base64url");
    env.VAPID_PRIVATE_KEY = pair.getPrivateKey().toString("base64url");
    env.PUSH_HOSTS = `localhost:${(server.address() as AddressInfo).port}`;
    globalAgent.options.ca = localCertificate;
  });
  beforeEach(() => {
    service.delivered.length = 0;
    service.status = {};
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return service;
}
