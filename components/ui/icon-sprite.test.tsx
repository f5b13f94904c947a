import { render } from "@testing-library/react";
import { IconSprite } from "./icon-sprite";
import * as icons from "./icons";
import * as moreIcons from "./more-icons";

describe("IconSprite", () => {
  test("has the shape of every icon that points to one", () => {
    const { container } = render(
      <>
        <IconSprite />
        {Object.entries({ ...icons, ...moreIcons }).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </>,
    );
    const shapes = [...container.querySelectorAll("symbol")].map(({ id }) => `#${id}`);
    const wanted = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.sort()).toEqual(shapes.sort());
  });

  test("is not seen itself", () => {
    const { container } = render(<IconSprite />);
    expect(container.firstElementChild).toHaveClass("hidden");
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  });
});
