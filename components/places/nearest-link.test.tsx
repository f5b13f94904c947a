import { act, screen } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { choosePlace } from "./chosen-place";
import { NearestLink } from "./nearest-link";
import { placePlaceholder } from "./place-mark";

test("offers to sort by the distance to the city of this device, once it has one", () => {
  localStorage.clear();
  renderPage(<NearestLink href={`/search?q=lamp&sort=distance&place=${placePlaceholder}&within=any`} />);
  expect(screen.queryByRole("link")).toBeNull();
  act(() => choosePlace({ id: "austin-tx", name: "Austin, TX" }));
  expect(screen.getByRole("link", { name: "Nearest to Austin, TX" })).toHaveAttribute(
    "href",
    "/search?q=lamp&sort=distance&place=austin-tx&within=any",
  );
});
