/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { BrandMark } from "@/components/layout/brand";
import { IconSprite } from "./icon-sprite";
import * as icons from "./icons";
import * as moreIcons from "./deferred-icons";

describe("IconSprite", () => {
  test("has the symbol of every icon that refers to one", () => {
    const html = renderToStaticMarkup(
      <>
        <IconSprite />
        <BrandMark />
        {Object.entries({ ...icons, ...moreIcons }).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </>,
    );
    const shapes = [...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    const referenced = [...html.matchAll(/<use href="([^"]+)"/g)].map(([, href]) => href);
    expect(referenced.length).toBeGreaterThan(0);
    expect(referenced.sort()).toEqual(shapes.sort());
  });

  test("hides the sprite from eyes and screen readers", () => {
    const html = renderToStaticMarkup(<IconSprite />);
    expect(html).toMatch(/^<svg aria-hidden="true" data-slot="icon-sprite" class="hidden"><symbol/);
  });
});
