import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { makeQueryClient } from "@/lib/client/query-client";
import { mockCalls } from "@/prisma/test/fake-api";
import { StartOverlay } from "./start-overlay";

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => jest.useRealTimers());

test("shows the start overlay for 500 ms from the start of the page, then fades it like every overlay", async () => {
  jest.useFakeTimers();
  mockCalls({
    "GET /api/homepage-settings/loading_logo": { body: { value: "" } },
    "GET /api/homepage-settings/site_logo": { body: { value: "" } },
  });
  jest.spyOn(performance, "now").mockReturnValue(200);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <StartOverlay />
    </QueryClientProvider>,
  );
  expect(document.documentElement).toHaveAttribute("data-started");
  expect(screen.getByRole("status")).toHaveClass("fixed", "inset-0");
  // 300 ms are left of the 500, then 600 until it fades.
  await wait(300);
  await wait(599);
  expect(screen.getByRole("status")).not.toHaveClass("opacity-0");
  await wait(1);
  expect(screen.getByRole("status")).toHaveClass("opacity-0");
  await wait(300);
  expect(screen.queryByRole("status")).toBeNull();
});
