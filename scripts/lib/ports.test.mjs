import { createServer } from "node:net";
import { freePort, isFree } from "./ports.mjs";

test("finds a free port below those of outgoing connections", async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const server = createServer();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port)).toBe(true);
});
