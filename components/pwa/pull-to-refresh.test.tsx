import { act, fireEvent, render, screen } from "@testing-library/react";
import { PullToRefresh } from "./pull-to-refresh";

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function pullBy(pixels: number, from: Element = document.body) {
  fireEvent.touchStart(from, { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(from, { touches: [{ clientY: 100 + pixels }] });
  fireEvent.touchEnd(from, { touches: [] });
}

test("reloads 800 ms after a pull of more than 80 px, but not after one of 80 px", () => {
  const reload = jest.fn();
  render(<PullToRefresh reload={reload} />);
  pullBy(80);
  wait(5000);
  expect(reload).not.toHaveBeenCalled();
  pullBy(81);
  expect(screen.getByRole("status")).toHaveTextContent("Refreshing…");
  wait(799);
  expect(reload).not.toHaveBeenCalled();
  wait(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("reloads nothing after a reversed pull, or one in a dialog", () => {
  const reload = jest.fn();
  render(
    <>
      <PullToRefresh reload={reload} />
      <dialog open>
        <p>Filters</p>
      </dialog>
    </>,
  );
  pullBy(200, screen.getByText("Filters"));
  fireEvent.touchStart(document.body, { touches: [{ clientY: 0 }] });
  fireEvent.touchMove(document.body, { touches: [{ clientY: 120 }] });
  expect(screen.getByText("Release to refresh")).toBeInTheDocument();
  fireEvent.touchMove(document.body, { touches: [{ clientY: 40 }] });
  fireEvent.touchEnd(document.body, { touches: [] });
  wait(5000);
  expect(reload).not.toHaveBeenCalled();
});

test("shows the hint for 3 seconds, once in a session", () => {
  const { unmount } = render(<PullToRefresh />);
  wait(2999);
  expect(screen.getByText("Pull down to refresh")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Pull down to refresh")).toBeNull();
  unmount();
  render(<PullToRefresh />);
  expect(screen.queryByText("Pull down to refresh")).toBeNull();
});

test("places the hint below a header that ends with its search field, and on the edge of one without", () => {
  const box = (bottom: number, height: number) => ({ bottom, height }) as DOMRect;
  render(
    <header data-slot="header">
      <input aria-label="Search" />
    </header>,
  );
  const field = screen.getByLabelText("Search");
  const header = field.closest("header") as HTMLElement;
  const shown = () => screen.getByText("Pull down to refresh").style.top;
  header.getBoundingClientRect = () => box(108, 108);
  field.getBoundingClientRect = () => box(100, 44);
  const { unmount } = render(<PullToRefresh />);
  expect(shown()).toBe("120px");
  unmount();
  sessionStorage.clear();
  header.getBoundingClientRect = () => box(56, 56);
  field.getBoundingClientRect = () => box(0, 0);
  render(<PullToRefresh />);
  expect(shown()).toBe("37px");
});
