import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { dismissToast, readToasts, toast, toastDuration, toastLimit, toastRemoveDelay } from "./toast-store";
import { Toaster } from "./toaster";

async function renderToast(): Promise<HTMLElement> {
  renderPage(<Toaster />);
  act(() => void toast({ title: "Added to favorites" }));
  const title = await screen.findByText("Added to favorites");
  return title.closest<HTMLElement>("[data-slot=toast]") as HTMLElement;
}

const isOpen = () => readToasts()[0]?.open;

describe("toasts", () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    act(() => {
      for (const item of readToasts()) dismissToast(item.id);
      jest.runAllTimers();
    });
    jest.useRealTimers();
  });

  test("respects the limits of the specification", () => {
    expect([toastLimit, toastDuration, toastRemoveDelay]).toEqual([1, 5000, 1_000_000]);
  });

  test("shows only the newest toast", async () => {
    await renderToast();
    act(() => void toast({ title: "Removed from favorites", variant: "destructive" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Removed from favorites");
    expect(screen.queryByText("Added to favorites")).not.toBeInTheDocument();
  });

  test("removes a toast after 5 seconds, but not while the pointer is on it", async () => {
    const box = await renderToast();
    fireEvent.pointerEnter(box);
    act(() => jest.advanceTimersByTime(toastDuration + 1000));
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(box);
    act(() => jest.advanceTimersByTime(toastDuration - 100));
    expect(isOpen()).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect(isOpen()).toBe(false);
    expect(readToasts()).toHaveLength(1);
    act(() => jest.advanceTimersByTime(toastRemoveDelay));
    expect(readToasts()).toHaveLength(0);
  });

  test.each([
    [50, true],
    [51, false],
  ])("keeps a toast swiped %d pixels: %p", async (distance, remainsOpen) => {
    const box = await renderToast();
    fireEvent(box, new MouseEvent("pointerdown", { bubbles: true, clientX: 100 }));
    fireEvent(box, new MouseEvent("pointerup", { bubbles: true, clientX: 100 + distance }));
    expect(isOpen()).toBe(remainsOpen);
  });
});
