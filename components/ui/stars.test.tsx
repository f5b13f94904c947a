import { render, screen } from "@testing-library/react";
import { Rating, Stars } from "./stars";

describe("Stars", () => {
  test.each([
    [3.6, "3.6 out of 5 stars", "72%"],
    [5, "5 out of 5 stars", "100%"],
    [7, "7 out of 5 stars", "100%"],
    [0, "0 out of 5 stars", "0%"],
  ])("fill to %d", (value, label, width) => {
    render(<Stars value={value} />);
    const stars = screen.getByRole("img", { name: label });
    expect(stars.querySelector<HTMLElement>("[style]")?.style.width).toBe(width);
  });
});

describe("Rating", () => {
  test("rounds to one decimal and shows the count", () => {
    const { container } = render(<Rating value={4.25} count={1} />);
    expect(container.textContent).toMatch(/4\.[23]out of 5 by\(1 review\)$/);
  });
});
