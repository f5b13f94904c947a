import axe from "axe-core";
import { findMarkupFaults } from "./markup";

/** axe rules that need layout, colors, or a whole document, which jsdom doesn't provide. */
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
  // Keeps axe from fetching style sheets, which jsdom doesn't have.
  preload: false,
  rules: Object.fromEntries(withoutLayout.map((rule) => [rule, { enabled: false }])),
};

export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, options);
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(faults).toEqual([]);
  expect(await findMarkupFaults(container.innerHTML)).toBe("");
}
