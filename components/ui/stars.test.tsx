import { render, screen } from "@testing-library/react";
import { Rating, Stars } from "./stars";

describe("Stars", () => {
  test.each([
    [3.6, "3.6 out of 5 stars", "72%"],
    [5, "5 out of 5 stars", "100%"],
    [7, "7 out of 5 stars", "100%"],
    [0, "0 out of 5 stars", "0%"],
  ])("fills to %d", (value, label, width) => {
    render(<Stars value={value} />);
    const stars = screen.getByRole("img", { name: label });
    expect(stars.querySelector<HTMLElement>("[style]")?.style.width).toBe(width);
  });
});

describe("Rating", () => {
  const spoken = (container: HTMLElement) =>
    [...container.querySelectorAll(".rating > :not([aria-hidden])")].map((part) => part.textContent).join("");

  test.each([
    [1, "Rated 4.3 out of 5, 1 review", "4.3(1)"],
    [1201, "Rated 4.3 out of 5, 1,201 reviews", "4.3(1,201)"],
  ])("reads one sentence to screen readers, with %d reviews", (count, sentence, shown) => {
    const { container } = render(<Rating value={4.26} count={count} />);
    expect(spoken(container)).toBe(sentence);
    expect(container.textContent).toBe(sentence + shown);
  });
});
