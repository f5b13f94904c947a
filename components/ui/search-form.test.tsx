import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { use, useContext, useState } from "react";
import { renderPage } from "@/prisma/test/render-page";
import { SearchForm } from "./search-form";

const form = (value: string) => (
  <SearchForm
    action="/things"
    label="Search things"
    placeholder="Name"
    value={value}
    preservedParams={[{ name: "status", value: "sent" }]}
  >
    <select aria-label="Plan" name="plan">
      <option value="">All plans</option>
      <option value="pro">Pro</option>
    </select>
  </SearchForm>
);
const field = () => screen.getByRole("searchbox", { name: "Search things" });
const line = () => document.querySelector("[data-slot=navigation-progress]");

function Site({ coming }: { coming: Promise<string> }) {
  const router = useContext(AppRouterContext)!;
  const [next, setNext] = useState<Promise<string> | null>(null);
  return (
    <AppRouterContext value={{ ...router, push: () => setNext(coming) }}>
      {form(next ? use(next) : "")}
    </AppRouterContext>
  );
}

describe("SearchForm", () => {
  test("goes to its address within the site, with its fixed parameters and without empty fields", async () => {
    const { visited } = renderPage(form(""));
    await userEvent.type(field(), " oak & ash {Enter}");
    await userEvent.selectOptions(screen.getByLabelText("Plan"), "pro");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    await userEvent.clear(field());
    await userEvent.type(field(), "{Enter}");
    expect(visited).toEqual([
      "/things?status=sent&search=oak+%26+ash",
      "/things?status=sent&search=oak+%26+ash&plan=pro",
      "/things?status=sent&plan=pro",
    ]);
  });

  test("shows progress until the page arrives, and keeps focus in the form", async () => {
    let arrive: (words: string) => void = () => {};
    renderPage(<Site coming={new Promise((resolve) => (arrive = resolve))} />);
    expect(line()).toBeNull();
    await userEvent.type(field(), "oak ");
    const button = screen.getByRole("button", { name: "Search" });
    await act(async () => button.click());
    expect(line()).toBeInTheDocument();
    expect(field()).toHaveValue("oak ");
    await act(async () => arrive("oak"));
    expect(line()).toBeNull();
    expect(field()).toHaveValue("oak");
    expect(button).toHaveFocus();
  });

  test("submits a plain form to its page without JavaScript", () => {
    renderPage(form(""));
    expect(screen.getByRole("search", { name: "Search things" })).toHaveAttribute("action", "/things");
  });
});
