import { fireEvent, render, screen } from "@testing-library/react";
import { installBrowserParts } from "@/prisma/test/browser-parts";
import { Dialog } from "./dialog";

beforeAll(installBrowserParts);

const dialog = (open: boolean, onOpenChange: (open: boolean) => void) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Share">
    <p>Inside</p>
  </Dialog>
);

describe("Modal", () => {
  test("notifies its owner when it closes by itself", () => {
    const changed = jest.fn();
    render(dialog(true, changed));
    screen.getByRole<HTMLDialogElement>("dialog", { name: "Share" }).close();
    fireEvent.click(screen.getByRole("button", { name: "Close", hidden: true }));
    expect(changed.mock.calls).toEqual([[false], [false]]);
  });

  test("closes on Back, which leaves the page below, and listens only while open", () => {
    const changed = jest.fn();
    const { rerender } = render(dialog(true, changed));
    fireEvent(window, new PopStateEvent("popstate"));
    expect(changed.mock.calls).toEqual([[false]]);
    rerender(dialog(false, changed));
    fireEvent(window, new PopStateEvent("popstate"));
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test("reports no close that its owner requested", () => {
    const changed = jest.fn();
    const { rerender } = render(dialog(true, changed));
    rerender(dialog(false, changed));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(changed).not.toHaveBeenCalled();
  });

  test("returns the focus to what opened it if it is removed while open", () => {
    const page = (shown: boolean) => (
      <>
        <button type="button">Open</button>
        {shown ? dialog(true, jest.fn()) : null}
      </>
    );
    const { rerender } = render(page(false));
    screen.getByRole("button", { name: "Open" }).focus();
    rerender(page(true));
    screen.getByRole("button", { name: "Close" }).focus();
    rerender(page(false));
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  test("leaves the focus where its owner moved it before removing the dialog", () => {
    const page = (shown: boolean) => (
      <>
        <button type="button">Open</button>
        <button type="button">Next</button>
        {shown ? dialog(true, jest.fn()) : null}
      </>
    );
    const { rerender } = render(page(false));
    screen.getByRole("button", { name: "Open" }).focus();
    rerender(page(true));
    screen.getByRole("button", { name: "Next" }).focus();
    rerender(page(false));
    expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  });
});
