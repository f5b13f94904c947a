import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

export const colorRules = ["color-contrast", "link-in-text-block"];

async function run(options: axe.RunOptions): Promise<axe.Result[]> {
  const tool = (window as unknown as { axe: typeof axe }).axe;
  const dialog = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  // axe ignores the top layer and considers a popover covered by sticky elements below it.
  const isPopover = !dialog && document.querySelector(":popover-open") !== null;
  const rules = isPopover ? { ...options.rules, "target-size": { enabled: false } } : options.rules;
  return (await tool.run(dialog ?? document, { ...options, ...(rules ? { rules } : {}) })).violations;
}

export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    iframes: false,
    resultTypes: ["violations"],
    // axe disables target-size (WCAG 2.2) by default.
    ...(rules
      ? { runOnly: { type: "rule", values: [...rules] } }
      : { rules: { "target-size": { enabled: true } } }),
  };
  const violations = await page.evaluate(run, options);
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`));
}
