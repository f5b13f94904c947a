import type { Page } from "@playwright/test";

/** Minimum tap target of 44 px, minus rounding errors. */
const minTapSize = 43.5;

/**
 * Finds controls with a tap target under 44 px, including their `tap-target` pseudo-elements and their label. Links
 * within sentences and map pins are exempt.
 */
export function findSmallTapTargets(page: Page): Promise<string[]> {
  return page.evaluate((minSize) => {
    const pressed =
      "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch], [role=option]";
    type Size = { width: number; height: number };

    function sizesOf(element: Element): Size[] {
      const around = ["::before", "::after"].flatMap((name) => {
        const { content, position, pointerEvents, width, height } = getComputedStyle(element, name);
        if (content === "none" || position !== "absolute" || pointerEvents === "none") return [];
        return [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }];
      });
      return [element.getBoundingClientRect(), ...around];
    }
    function isInSentence(element: Element): boolean {
      if (!getComputedStyle(element).display.startsWith("inline")) return false;
      const around = Array.from(element.parentElement?.childNodes ?? []);
      return around.some((node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ""));
    }
    function isPressable(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isFree = !element.matches(":disabled, .map-pin");
      return shown && width > 1 && height > 1 && isFree && !isInSentence(element);
    }
    function isReached(element: Element): boolean {
      const labels = Array.from((element as Partial<HTMLInputElement>).labels ?? []);
      return [element, ...labels]
        .flatMap(sizesOf)
        .some(({ width, height }) => width >= minSize && height >= minSize);
    }
    const dialog = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
    const missed = Array.from((dialog ?? document).querySelectorAll(pressed)).filter(
      (element) => isPressable(element) && !isReached(element),
    );
    return missed.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const own = (element.cloneNode() as Element).outerHTML;
      return `${Math.round(width)} × ${Math.round(height)}: ${own} ${element.textContent?.trim().slice(0, 40)}`;
    });
  }, minTapSize);
}
