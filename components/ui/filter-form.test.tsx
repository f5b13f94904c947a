import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockReducedMotion } from "@/prisma/test/device";
import { renderPage } from "@/prisma/test/render-page";
import { FilterForm } from "./filter-form";

type Shown = { clearHref?: string; active?: number; countLabel?: () => Promise<string | null> };

function show({ clearHref = "/things", active = 1, countLabel = async () => null }: Shown = {}) {
  return renderPage(
    <FilterForm
      id="filters"
      action="/things"
      active={active}
      showLabel="Show 9 results"
      countLabel={countLabel}
      clearHref={clearHref}
    >
      <input aria-label="Words" name="search" />
      <select aria-label="State" name="state">
        <option value="">Any</option>
        <option value="TX">Texas</option>
      </select>
    </FilterForm>,
  );
}

function toggle(sheet: Element, newState: "open" | "closed"): void {
  mockReducedMotion(false);
  fireEvent(sheet, Object.assign(new Event("beforetoggle"), { newState }));
}

function openSheet(container: HTMLElement): void {
  const sheet = container.querySelector("[popover]") as HTMLElement;
  const matches = sheet.matches.bind(sheet);
  const answer = (selector: string): boolean => selector === ":popover-open" || matches(selector);
  Object.defineProperty(sheet, "matches", { value: answer });
}

describe("FilterForm", () => {
  test("opens a dialog over an inert page", () => {
    const { container } = show();
    const rest = document.body.appendChild(document.createElement("main"));
    const sheet = container.querySelector("[popover]") as HTMLElement;
    expect(screen.queryByRole("dialog")).toBeNull();
    toggle(sheet, "open");
    expect(screen.getByRole("dialog", { name: "Filters" })).toBe(sheet);
    expect(sheet).toHaveAttribute("autofocus");
    expect([rest.inert, container.inert]).toEqual([true, undefined]);
    toggle(sheet, "closed");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(rest.inert).toBe(false);
    rest.remove();
  });

  test("frees the page when it disappears while open", () => {
    const { container, unmount } = show();
    const rest = document.body.appendChild(document.createElement("main"));
    toggle(container.querySelector("[popover]") as HTMLElement, "open");
    unmount();
    expect(rest.inert).toBe(false);
    rest.remove();
  });

  test("applies a choice at once, with the other filters", async () => {
    const { visited } = show();
    await userEvent.type(screen.getByLabelText("Words"), "oak");
    await userEvent.selectOptions(screen.getByLabelText("State"), "TX");
    expect(visited).toEqual(["/things?search=oak&state=TX"]);
  });

  test("applies typed text on Enter or 'Apply Filters', not on every key", async () => {
    const { visited } = show();
    await userEvent.type(screen.getByLabelText("Words"), "oak");
    expect(visited).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Apply Filters" }));
    expect(visited).toEqual(["/things?search=oak", "/things?search=oak"]);
  });

  test("shows on a phone how many results the choices leave, and applies them with that button", async () => {
    const { container, visited } = show({ countLabel: async () => "Show 2 results" });
    openSheet(container);
    await userEvent.selectOptions(screen.getByLabelText("State"), "TX");
    expect(visited).toEqual([]);
    await userEvent.click(await screen.findByRole("button", { name: "Show 2 results" }));
    expect(visited).toEqual(["/things?state=TX"]);
  });

  test("keeps the label of the last choice when an earlier count arrives late", async () => {
    const answers: ((label: string) => void)[] = [];
    const { container } = show({ countLabel: () => new Promise((resolve) => answers.push(resolve)) });
    openSheet(container);
    await userEvent.selectOptions(screen.getByLabelText("State"), "TX");
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await userEvent.selectOptions(screen.getByLabelText("State"), "");
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await act(async () => answers[1]?.("Show 9 results"));
    await act(async () => answers[0]?.("Show 2 results"));
    expect(screen.getByRole("button", { name: "Show 9 results" })).toBeInTheDocument();
  });

  test("offers 'Clear All' when a filter is set", () => {
    const { unmount } = show();
    expect(screen.getByRole("link", { name: "Clear All" })).toHaveAttribute("href", "/things");
    unmount();
    show({ active: 0 });
    expect(screen.queryByRole("link", { name: "Clear All" })).toBeNull();
  });

  test("submits a plain form to its page without JavaScript", () => {
    show();
    expect(screen.getByRole("form", { name: "Filters" })).toHaveAttribute("action", "/things");
  });
});
