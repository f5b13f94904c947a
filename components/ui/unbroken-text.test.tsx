import { render } from "@testing-library/react";
import { UnbrokenText } from "./unbroken-text";

test.each([
  ["Renovated 2-bedroom home, 4.5-acre lot", ["2-bedroom", "4.5-acre"]],
  ["Oak desk, mid-century, 1950-60", []],
])("keeps numbers with their units on one line in '%s'", (text, kept) => {
  const { container } = render(<UnbrokenText text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll(".whitespace-nowrap")].map((part) => part.textContent)).toEqual(kept);
});
