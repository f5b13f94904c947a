import { render, screen } from "@testing-library/react";
import { ShownMap } from "./map-part";

describe("a map without a pin", () => {
  const show = (isPartial: boolean) =>
    render(<ShownMap pins={[]} noun="listing" href="/products" isPartial={isPartial} note="" />);

  test("says that no listing has a location when it checked all of them", () => {
    show(false);
    expect(screen.getByRole("status")).toHaveTextContent("None of these listings have a location.");
  });

  test("says that it covers only the newest listings when it checked only those", () => {
    show(true);
    expect(screen.getByRole("status")).toHaveTextContent(
      "The map covers only the newest listings, and none that match have a location. Narrow your filters to see more.",
    );
  });
});
