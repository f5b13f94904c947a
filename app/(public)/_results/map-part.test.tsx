import { render, screen } from "@testing-library/react";
import { ShownMap } from "./map-part";

describe("a map without a pin", () => {
  const show = (isPartial: boolean) =>
    render(<ShownMap pins={[]} noun="listing" href="/products" isPartial={isPartial} note="" />);

  test("says that nothing has a location where all was looked at", () => {
    show(false);
    expect(screen.getByRole("status")).toHaveTextContent("None of these listings have a location.");
  });

  test("speaks of the newest alone where only these were looked at", () => {
    show(true);
    expect(screen.getByRole("status")).toHaveTextContent(
      "The map covers only the newest listings, and none that match have a location. Narrow your filters to see more.",
    );
  });
});
