import { fork } from "node:child_process";
import { once } from "node:events";

export type ProviderAccount = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

export type OidcServer = {
  issuer: string;
  set: (state: { account?: ProviderAccount; refuses?: boolean }) => Promise<void>;
  visit: (address: string) => Promise<string>;
  stop: () => Promise<void>;
};

const mostRedirects = 10;

async function follow(issuer: string, address: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = address;
  for (let turn = 0; turn < mostRedirects; turn += 1) {
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", ...value] = (line.split(";")[0] ?? "").split("=");
      jar.set(name, value.join("="));
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${answer.status} at ${next}: ${await answer.text()}`);
    next = new URL(location, next).href;
    if (!next.startsWith(issuer)) return next;
  }
  throw new Error("The provider redirects without end");
}

export async function startOidcServer(redirect: string, port = 0): Promise<OidcServer> {
  const child = fork("prisma/test/oidc-server.mjs", {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      OIDC_TEST_REDIRECT: redirect,
      OIDC_TEST_PORT: String(port),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ issuer }] = (await once(child, "message")) as [{ issuer: string }];
  return {
    issuer,
    async set(state) {
      const changed = once(child, "message");
      child.send(state);
      await changed;
    },
    visit: (address) => follow(issuer, address),
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
