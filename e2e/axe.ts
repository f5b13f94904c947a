import { readFileSync } from "node:fs";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe into a frame that lacks it: that costs as much as many of its rules. One without scripts never answers. */
async function load(frame: Frame): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, 1000);
  });
  async function loadMissing(): Promise<void> {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
  }
  await Promise.race([loadMissing().catch(() => {}), patience]);
  clearTimeout(timer);
}

/** What axe finds wrong on a page, by `rules` alone where they are named; each as its name and its first element. */
export async function runAxe(page: Page, rules?: readonly string[]): Promise<axe.Result[]> {
  const options: axe.RunOptions = {
    // The size of targets is of WCAG 2.2, but off unless it is asked for.
    rules: { "target-size": { enabled: true } },
    resultTypes: ["violations"],
    ...(rules ? { runOnly: { type: "rule", values: [...rules] } } : {}),
  };
  const [main, ...inner] = page.frames();
  if (!(await page.evaluate(() => "axe" in window))) await main?.evaluate(source);
  for (const frame of inner) await load(frame);
  return page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
    return violations;
  }, options);
}
