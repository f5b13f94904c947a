import { readFileSync } from "node:fs";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";
import { findCramped } from "./cramped";

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

/** What is loaded into a page that is judged. */
export type Tools = { axe: typeof axe; findRepeated: typeof findRepeated; findCramped: typeof findCramped };

const source = `${readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")}
window.findRepeated = ${findRepeated.toString()};
window.findCramped = ${findCramped.toString()};`;

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

/** Pages into which it was loaded once: the next document of such a page finds it in what the tab keeps. */
const known = new WeakSet<Page>();

/** Where a tab keeps it: to send so much code takes longer than to run it. */
export const keptName = "axe";

function takeKept(name: string): boolean {
  // A document without an address keeps nothing.
  const kept = window.origin === "null" ? null : sessionStorage.getItem(name);
  if (kept === null) return false;
  // eslint-disable-next-line no-eval -- It is the code of axe, which this file has put there.
  (0, eval)(kept);
  return true;
}

function keep({ name, code }: { name: string; code: string }): void {
  if (window.origin !== "null") sessionStorage.setItem(name, code);
}

async function loadInto(page: Page): Promise<void> {
  if (known.has(page)) {
    if (await page.evaluate(takeKept, keptName)) return;
    await page.evaluate(keep, { name: keptName, code: source });
  }
  known.add(page);
  await page.evaluate(source);
}

/** Has a page judge itself by a function that gives null where axe is missing; then it is loaded, and asked again. */
export async function askPage<Arg, Found>(
  page: Page,
  judge: (arg: Arg) => Promise<Found | null>,
  arg: Arg,
): Promise<Found> {
  const ask = () => page.evaluate(judge as (arg: unknown) => Promise<Found | null>, arg);
  const found = await ask();
  if (found !== null) return found;
  await loadInto(page);
  return (await ask())!;
}

export type AxeScope = {
  /** The rules that are asked for, where not all are. */
  rules?: readonly string[] | undefined;
  /** What there is to look at on a page whose other parts another test looks at. */
  within?: string | undefined;
  /** The rules that are left out, where not some are asked for. */
  without?: readonly string[];
};

export function optionsOf({ rules, without = [] }: AxeScope): axe.RunOptions {
  return {
    // The size of targets is of WCAG 2.2, but off unless it is asked for.
    rules: {
      "target-size": { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
    resultTypes: ["violations"],
    ...(rules ? { runOnly: { type: "rule", values: [...rules] } } : {}),
  };
}

type Asked = { options: axe.RunOptions; within: string | undefined; isSizeAsked: boolean };

async function judge({ options, within, isSizeAsked }: Asked): Promise<axe.Result[] | null> {
  if (!("axe" in window)) return null;
  const { axe: tool, findRepeated: findAlike, findCramped: findSmall } = window as unknown as Tools;
  const dialogs = Array.from(document.querySelectorAll("dialog:modal"));
  const chosen = within ? Array.from(document.querySelectorAll(within)) : [document];
  const include = dialogs.length > 0 ? dialogs.slice(-1) : chosen;
  const exclude = findAlike();
  // Half of its time axe asks of every control whether it is large enough. What is in a frame is asked there.
  const selector = document.querySelector("iframe") ? "*" : "[data-cramped]";
  tool.configure({ rules: [{ id: "target-size", selector }] });
  const cramped = isSizeAsked ? findSmall() : [];
  for (const element of cramped) element.setAttribute("data-cramped", "");
  const { violations } = await tool.run({ include, exclude }, options);
  for (const element of cramped) element.removeAttribute("data-cramped");
  return violations;
}

/** Whether there is a control that axe may find too small; it need not be loaded to know that there is none. */
export function hasCramped(page: Page): Promise<boolean> {
  return page.evaluate(
    `(${findCramped.toString()})().length > 0 || document.querySelector("iframe") !== null`,
  );
}

/** Whether the landmark that is like another one stands in the same document: one in a frame is no second one of the page. */
function isTwiceInOne({ target, any }: axe.NodeResult): boolean {
  const others = any.flatMap(({ relatedNodes = [] }) => relatedNodes);
  return others.length === 0 || others.some((other) => other.target.length === target.length);
}

/**
 * What axe finds wrong on a page; each as its name and its first element. While a dialog is open, all else is out of reach
 * and was looked at without it.
 */
export async function runAxe(page: Page, scope: AxeScope = {}): Promise<axe.Result[]> {
  const [, ...inner] = page.frames();
  for (const frame of inner) await load(frame);
  const { rules, within } = scope;
  const isSizeAsked = !rules || rules.includes("target-size");
  const violations = await askPage(page, judge, { options: optionsOf(scope), within, isSizeAsked });
  return violations.filter(({ id, nodes }) => id !== "landmark-unique" || nodes.some(isTwiceInOne));
}
