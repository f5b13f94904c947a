import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { askPage, optionsOf, runAxe, type Tools } from "./axe";

/** Rules of what depends on colors alone. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/** Texts as they were found readable in this worker: by color, size, weight and everything that lies beneath. */
const readable = new Set<string>();

type Asked = { options: axe.RunOptions; within: string | undefined; known: string };
type Judged = { names: string[]; violations: axe.Result[] };

/**
 * Judges texts that no page before had in the same colors, of the same size and on the same ground, and says what tells
 * them apart. What stands on a picture, a gradient or something that lies apart has no such name and is always judged.
 */
async function judgeNew({ options, within, known }: Asked): Promise<Judged | null> {
  const seen = new Set(known.split("\n"));
  const scopes = within ? Array.from(document.querySelectorAll(within)) : [document.documentElement];
  const dialog = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  const elements: Element[] = [];
  const names: string[] = [];

  function hasText(element: Element): boolean {
    if (element.matches("input, select, textarea")) return true;
    return Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }
  /** What each element lays beneath what is in it: read once, because many texts stand on it. */
  const grounds = new Map<
    Element,
    { isApart: boolean; color: string | null; isClear: boolean; isPlaced: boolean }
  >();
  function layOf(element: Element) {
    const read = grounds.get(element);
    if (read) return read;
    const style = getComputedStyle(element);
    const { backgroundColor: color, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const lay = {
      isApart: opacity !== "1" || filter !== "none" || mixBlendMode !== "normal",
      color: backgroundImage === "none" ? color : null,
      isClear: color.includes("/") || color.startsWith("rgba("),
      isPlaced: position !== "static" && position !== "relative",
    };
    grounds.set(element, lay);
    return lay;
  }
  /** The colors beneath a text up to the first that hides what is further down; null where colors alone do not tell it. */
  function groundOf(element: Element): string[] | null {
    const colors: string[] = [];
    let isHidden = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { isApart, color, isClear, isPlaced } = layOf(at);
      if (isApart) return null;
      if (isHidden) continue;
      if (color === null) return null;
      colors.push(color);
      isHidden = !isClear;
      if (isClear && isPlaced) return null;
    }
    return colors;
  }
  function nameOf(element: Element): string | null {
    const ground = groundOf(element);
    if (!ground) return null;
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    const isOff = element.closest(":disabled, [aria-disabled=true]") !== null;
    const around = element.matches("a") ? getComputedStyle(element.parentElement!).color : "no link";
    return [color, fontSize, fontWeight, textShadow, textDecorationLine, isOff, around, ...ground].join();
  }
  for (const scope of dialog ? [dialog] : scopes)
    for (const element of [scope, ...scope.querySelectorAll("*")]) {
      if (!hasText(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const name = nameOf(element);
      if (name === null) elements.push(element);
      else if (!seen.has(name)) {
        seen.add(name);
        names.push(name);
        elements.push(element);
      }
    }
  if (elements.length === 0) return { names, violations: [] };
  if (!("axe" in window)) return null;
  const { axe: tool, findRepeated } = window as unknown as Tools;
  const { violations } = await tool.run({ include: elements, exclude: findRepeated() }, options);
  return { names, violations };
}

/**
 * What is hard to read in the colors that the page has now. Of texts that look the same on the same ground one is judged,
 * once a worker: that takes axe as long as all its other rules.
 */
export async function findHardToRead(page: Page, within?: string): Promise<axe.Result[]> {
  // What stands in a frame is not seen from outside it.
  if (page.frames().length > 1) return runAxe(page, { rules: colorRules, within });
  // One text: many small ones take long to be sent.
  const asked = { options: optionsOf({ rules: colorRules }), within, known: [...readable].join("\n") };
  const { names, violations } = await askPage(page, judgeNew, asked);
  if (violations.length === 0) for (const name of names) readable.add(name);
  return violations;
}
