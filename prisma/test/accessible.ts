import axe from "axe-core";
import { findMarkupFaults } from "./markup";

/** Rules of axe that need a layout, colors, or the whole document, none of which a component in jsdom has. */
const withoutLayout = [
  "color-contrast",
  "target-size",
  "scrollable-region-focusable",
  "link-in-text-block",
  "region",
  "bypass",
  "document-title",
  "html-has-lang",
  "landmark-one-main",
  "page-has-heading-one",
  "heading-order",
];

const options: axe.RunOptions = {
  resultTypes: ["violations"],
  iframes: false,
  // Styles that jsdom doesn't have would be fetched otherwise.
  preload: false,
  rules: Object.fromEntries(withoutLayout.map((rule) => [rule, { enabled: false }])),
};

/** Asserts that what is rendered has valid markup, and names, roles, and states that axe accepts. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, options);
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(faults).toEqual([]);
  expect(await findMarkupFaults(container.innerHTML)).toBe("");
}
