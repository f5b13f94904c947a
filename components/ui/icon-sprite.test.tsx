import { render } from "@testing-library/react";
import { IconSprite } from "./icon-sprite";

test("reuses the sprite that the server sent", () => {
  document.body.innerHTML = '<svg data-slot="icon-sprite"><symbol id="i-heart"></symbol></svg>';
  const { container } = render(<IconSprite />);
  expect(container.firstElementChild?.innerHTML).toBe('<symbol id="i-heart"></symbol>');
});
