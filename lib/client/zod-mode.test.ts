import { keepZodInterpreted } from "./zod-mode";

test("zod hears of it, whether it is loaded before or after", async () => {
  keepZodInterpreted();
  const { config } = await import("zod");
  expect(config().jitless).toBe(true);
  config({ jitless: false });
  keepZodInterpreted();
  expect(config().jitless).toBe(true);
});
