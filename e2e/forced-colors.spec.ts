import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { findListing } from "./lookups";
import { test } from "./overlays";

type Control = {
  key: string;
  name: string;
  hasOnlyBackground: boolean;
  hasEdge: boolean;
  isChosen: boolean;
  marks: string;
  marksOfPeer: string;
};

function readControls(): Control[] {
  const chosen = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], label:has(> :checked)';
  const paper = getComputedStyle(document.body).backgroundColor;
  const isClear = (color: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  const isDrawn = (color: string) => !isClear(color) && color !== paper;
  const isSeen = (element: Element) => {
    // The skip link is above the page until it has focus.
    const { width, height, bottom } = element.getBoundingClientRect();
    const hasRoom = width > 8 && height > 8 && bottom > 0;
    return hasRoom && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const groundBehind = (element: Element): string => {
    const { parentElement } = element;
    if (!parentElement) return paper;
    const { backgroundColor } = getComputedStyle(parentElement);
    return isClear(backgroundColor) ? groundBehind(parentElement) : backgroundColor;
  };
  const linesOf = (style: CSSStyleDeclaration): string[] => {
    const border = [style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor] as const;
    const outline = [style.outlineStyle, style.outlineWidth, style.outlineColor] as const;
    return [border, outline]
      .filter(([kind, width, color]) => kind !== "none" && parseFloat(width) > 0 && isDrawn(color))
      .map((line) => line.join(" "));
  };
  const marksOf = (element: Element): string => {
    const after = getComputedStyle(element, "::after");
    const parts = [...element.children].map((child) => getComputedStyle(child));
    if (after.content !== "none") parts.push(after);
    const grounds = parts.map(({ backgroundColor }) => backgroundColor).filter(isDrawn);
    return [getComputedStyle(element), ...parts].flatMap(linesOf).concat(grounds).join(", ");
  };

  return [...document.querySelectorAll<HTMLElement>("a, button, label")].filter(isSeen).map((control) => {
    control.dataset.control ??= String(document.querySelectorAll("[data-control]").length);
    const style = getComputedStyle(control);
    const hasEdge = linesOf(style).length > 0;
    const hasGround = !isClear(style.backgroundColor) && style.backgroundColor !== groundBehind(control);
    const group = control.closest("nav, ul, fieldset, form, [role=group]");
    const peer = [...(group?.querySelectorAll(control.tagName) ?? [])].find(
      (other) => !other.matches(chosen) && isSeen(other),
    );
    return {
      key: control.dataset.control,
      name: control.textContent?.trim() || control.ariaLabel || control.title,
      hasOnlyBackground: hasGround && !hasEdge && !control.querySelector("img"),
      hasEdge,
      isChosen: control.matches(chosen),
      marks: marksOf(control),
      marksOfPeer: peer ? marksOf(peer) : "",
    };
  });
}

function findMissingFocusRings(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  const looks = new Map<string, HTMLElement>();
  for (const control of document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")) {
    if (control.checkVisibility()) looks.set(`${control.tagName} ${control.className}`, control);
  }
  return [...looks.values()].flatMap((control) => {
    control.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    const hasRing = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && outlineColor !== paper;
    return hasRing || document.activeElement !== control ? [] : [control.outerHTML.slice(0, 200)];
  });
}

async function expectEdges(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ forcedColors: "none" });
  const before = new Map((await page.evaluate(readControls)).map((control) => [control.key, control]));
  await page.emulateMedia({ forcedColors: "active" });
  const controls = await page.evaluate(readControls);
  const grounds = controls.filter(({ key }) => before.get(key)?.hasOnlyBackground);
  const chosen = controls.filter(({ isChosen }) => isChosen);
  const edgeless = grounds.filter(({ hasEdge }) => !hasEdge).map(({ name }) => name);
  expect.soft(edgeless, `without an edge on ${page.url()}`).toEqual([]);
  const similarChoices = chosen
    .filter(({ marks, marksOfPeer }) => marks === marksOfPeer)
    .map(({ name }) => name);
  expect.soft(similarChoices, `chosen and like the others on ${page.url()}`).toEqual([]);
  // From here on focus comes from the keyboard, so :focus-visible applies.
  await page.keyboard.press("Tab");
  expect.soft(await page.evaluate(findMissingFocusRings), `without a ring on ${page.url()}`).toEqual([]);
  return [...grounds, ...chosen].map(({ name }) => name);
}

test("keeps edges, selections, and focus rings visible in forced colors", async ({
  page,
  request,
  visit,
}) => {
  const { id: homeId } = await findListing(request, "category=realestate&sort=rating");
  const { id } = await findListing(request, "category=products&sort=rating");
  await page.addInitScript((compared) => localStorage.setItem("plaza_compare", compared), homeId);
  await visit("/");
  expect(await expectEdges(page)).toContain("All");
  await visit("/real-estate?listingType=sale");
  expect(await expectEdges(page)).toEqual(expect.arrayContaining(["Compare", "Newest"]));
  await visit(`/listings/${id}`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("group", { name: "Theme" })).toBeVisible();
  expect(await expectEdges(page)).toEqual(expect.arrayContaining(["Contact vendor", "Same as device"]));
});
