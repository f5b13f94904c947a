import { fireEvent, screen, waitFor } from "@testing-library/react";
import { tourSlot } from "@/lib/pwa/first.rules";
import { tourOfferedKey } from "@/lib/pwa/tour.rules";
import { renderPage } from "@/prisma/test/render-page";
import { TourOffer } from "./tour-offer";

const page = (
  <>
    <input aria-label="Search" />
    <div data-slot={tourSlot} />
    <TourOffer />
  </>
);

const offer = () => screen.queryByRole("complementary", { name: /^New here/ });

beforeEach(() => {
  localStorage.clear();
  document.cookie = "plaza_signed_in=; max-age=0";
});

test("offers the tour once on a device, in its slot, and leaves the focus where it is", async () => {
  const { unmount } = renderPage(page);
  const search = screen.getByLabelText("Search");
  search.focus();
  await waitFor(() => expect(offer()).toBeInTheDocument());
  expect(offer()?.parentElement).toHaveAttribute("data-slot", "tour-offer");
  expect(search).toHaveFocus();
  unmount();
  renderPage(page);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(offer()).toBeNull();
});

test("closes on 'Skip', and opens the tour in its place on 'Take the tour'", async () => {
  const { unmount } = renderPage(page);
  fireEvent.click(await screen.findByRole("button", { name: "Skip" }));
  expect(offer()).toBeNull();
  unmount();
  localStorage.clear();
  renderPage(page);
  fireEvent.click(await screen.findByRole("button", { name: "Take the tour" }));
  expect(await screen.findByRole("dialog", { name: "Welcome" })).toBeInTheDocument();
  expect(offer()).toBeNull();
});

test.each([
  ["someone who is signed in", () => void (document.cookie = "plaza_signed_in=1")],
  [
    "a browser without storage",
    () =>
      jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      }),
  ],
])("hides the offer from %s", async (_, arrange) => {
  arrange();
  renderPage(page);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(offer()).toBeNull();
  jest.restoreAllMocks();
  expect(localStorage.getItem(tourOfferedKey)).toBeNull();
});
