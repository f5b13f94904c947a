/** @database-patience 3 */
import { randomUUID } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import { createBrowser } from "@/prisma/test/browser";

async function loadWith(databaseUrl: string) {
  process.env.DATABASE_URL = databaseUrl;
  process.env.LOG_LEVEL = "silent";
  jest.resetModules();
  const [{ encodeCredential, sessionCookie }, { closeDatabase }, logout] = await Promise.all([
    import("@/lib/server/tokens"),
    import("@/lib/server/db"),
    import("@/app/api/logout/route"),
  ]);
  const credential = { userId: randomUUID(), sessionId: randomUUID(), rotation: randomUUID() };
  const cookie = await encodeCredential({ ...credential, role: "customer" }, 600);
  const browser = createBrowser([
    [sessionCookie, cookie],
    ["plaza_signed_in", "1"],
  ]);
  const { status, body } = await browser.post(logout.POST, "/api/logout");
  await closeDatabase();
  return { status, body, cookies: [...browser.cookies.keys()] };
}

const cleared = { status: 200, body: { success: false }, cookies: [] };

test("15: clears the device at logout while the database is down", async () => {
  expect(await loadWith("postgres://nobody@127.0.0.1:1/nothing")).toMatchObject(cleared);
});

test("clears the device at logout while the database accepts connections but never answers", async () => {
  const unresponsiveServer = createServer(() => undefined);
  await new Promise<void>((resolve) => unresponsiveServer.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = unresponsiveServer.address() as AddressInfo;
    expect(await loadWith(`postgres://nobody@127.0.0.1:${port}/nothing`)).toMatchObject(cleared);
  } finally {
    unresponsiveServer.close();
  }
});
