import { fireEvent, screen } from "@testing-library/react";
import { tourKey } from "@/lib/pwa/tour.rules";
import { renderPage } from "@/prisma/test/render-page";
import { Tour } from "./tour";

const titles = [
  "Find your way",
  "Pick a category",
  "Search in your own words",
  "Browse listings",
  "Make it yours",
];

function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
}

function expectTitle(title: string) {
  expect(screen.getByRole("dialog", { name: title })).toBeInTheDocument();
}

beforeEach(() => localStorage.clear());

test("goes from the introduction through five stops to the end, and back one stop", () => {
  const onClose = jest.fn();
  renderPage(<Tour onClose={onClose} />);
  expectTitle("Welcome");
  press("Start");
  titles.forEach((title, stop) => {
    expectTitle(title);
    expect(screen.getByText(`${stop + 1} of 5`)).toBeInTheDocument();
    expect(localStorage.getItem(tourKey)).toBe(String(stop));
    press("Next");
  });
  expectTitle("You’re all set");
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
  press("Done");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(tourKey)).toBeNull();
});

test("returns to the previous stop on Back, and closes on Skip and Escape without progress", () => {
  const onClose = jest.fn();
  localStorage.setItem(tourKey, "2");
  const { unmount } = renderPage(<Tour onClose={onClose} />);
  expectTitle("Search in your own words");
  press("Back");
  expectTitle("Pick a category");
  press("Skip");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(tourKey)).toBeNull();
  unmount();
  renderPage(<Tour onClose={onClose} />);
  expectTitle("Welcome");
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test.each(["9", "-1", "x", ""])("starts over from an invalid stored stop: %p", (stored) => {
  localStorage.setItem(tourKey, stored);
  renderPage(<Tour onClose={() => undefined} />);
  expectTitle("Welcome");
});
