import { readFileSync } from "node:fs";
import type { Frame, JSHandle, Page } from "@playwright/test";
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

/**
 * Parts of entries of lists and tables that have the same elements in the same classes and states, and within the same,
 * as two before them: axe would judge them in the same way, and takes long to do it on a page of cards.
 */
function findRepeated(): Element[] {
  const names = ["aria-label", "aria-labelledby", "aria-describedby", "aria-controls", "alt", "title"];
  const states = ["class", "style", "role", "type", "disabled", "hidden", "tabindex", "open"];
  const shapes = new Map<Element, string>();

  function outlineOf({ tagName, attributes, childNodes }: Element): string {
    const told = Array.from(attributes, ({ name, value }) => {
      if (names.includes(name)) return `${name}=${value !== ""}`;
      if (!states.includes(name) && !name.startsWith("aria-")) return "";
      return `${name}=${value.replaceAll(/url\([^)]*\)/g, "url")}`;
    });
    const hasText = Array.from(childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return `${tagName} ${told.sort().join(" ")} ${hasText}`;
  }
  function shapeOf(element: Element): string {
    const shape =
      shapes.get(element) ?? `<${outlineOf(element)}>${Array.from(element.children, shapeOf).join("")}</>`;
    shapes.set(element, shape);
    return shape;
  }

  const seen = new Map<string, number>();
  function repeatedIn(element: Element, around: string): Element[] {
    const key = `${around}${shapeOf(element)}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    if (times >= 2) return [element];
    const inside = `${around}${outlineOf(element)}>`;
    return Array.from(element.children).flatMap((child) => repeatedIn(child, inside));
  }
  return Array.from(document.querySelectorAll("li, tr, article"))
    .filter((entry) => !entry.parentElement?.closest("li, tr, article"))
    .flatMap((entry) => repeatedIn(entry, ""));
}

/** Whether the landmark that is like another one stands in the same document: one in a frame is no second one of the page. */
function isTwiceInOne({ target, any }: axe.NodeResult): boolean {
  const others = any.flatMap(({ relatedNodes = [] }) => relatedNodes);
  return others.length === 0 || others.some((other) => other.target.length === target.length);
}

export type AxeScope = {
  /** The rules that are asked for, where not all are. */
  rules?: readonly string[] | undefined;
  /** What there is to look at on a page whose other parts another test looks at. */
  within?: string | undefined;
  /** The elements that there are to look at, in place of a part or the page. */
  elements?: JSHandle<Element[]>;
  /** The rules that are left out, where not some are asked for. */
  without?: readonly string[];
};

/**
 * What axe finds wrong on a page; each as its name and its first element. While a dialog is open, all else is out of reach
 * and was looked at without it.
 */
export async function runAxe(
  page: Page,
  { rules, within, elements, without = [] }: AxeScope = {},
): Promise<axe.Result[]> {
  const options: axe.RunOptions = {
    // The size of targets is of WCAG 2.2, but off unless it is asked for.
    rules: {
      "target-size": { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
    resultTypes: ["violations"],
    ...(rules ? { runOnly: { type: "rule", values: [...rules] } } : {}),
  };
  const [main, ...inner] = page.frames();
  if (!(await page.evaluate(() => "axe" in window))) await main?.evaluate(source);
  for (const frame of inner) await load(frame);
  const repeated = await page.evaluateHandle(findRepeated);
  const { violations } = await page.evaluate(
    ([exclude, asked, parts, some]) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const dialogs = Array.from(document.querySelectorAll("dialog:modal"));
      const chosen = parts ? Array.from(document.querySelectorAll(parts)) : [document];
      const include = some ?? (dialogs.length > 0 ? dialogs.slice(-1) : chosen);
      return tool.run({ include, exclude }, asked);
    },
    [repeated, options, within, elements] as const,
  );
  await repeated.dispose();
  return violations.filter(({ id, nodes }) => id !== "landmark-unique" || nodes.some(isTwiceInOne));
}
