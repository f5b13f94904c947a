import { disableZodJit } from "./zod-mode";

test("runs zod without JIT, whether it is loaded before or after", async () => {
  disableZodJit();
  const { config } = await import("zod");
  expect(config().jitless).toBe(true);
  config({ jitless: false });
  disableZodJit();
  expect(config().jitless).toBe(true);
});
