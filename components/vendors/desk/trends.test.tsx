import { screen, waitFor } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import type { TrendsDto } from "@/lib/vendors/desk/trends.contract";
import { trendKinds } from "@/lib/vendors/desk/trends.rules";
import { DeskTrends } from "./trends";

// Charts have no size in jsdom.
jest.mock("@/components/ui/trend-lines", () => ({ TrendLines: () => null }));

const days = 7;
const none = Array.from({ length: days }, () => 0);

function trendsOf({ views = 0 }: { views?: number }): TrendsDto {
  return {
    days,
    dates: none.map((_, index) => `2026-01-0${index + 1}`),
    trends: trendKinds.map((kind) => {
      const total = kind === "views" ? views : 0;
      const counted = kind !== "views" || views > 0;
      return { kind, counted, total, before: 0, now: [...none.slice(1), total], earlier: none };
    }),
  };
}

test("shows a sentence instead of flat charts for a shop without visits", () => {
  renderPage(<DeskTrends trends={trendsOf({})} />);
  expect(screen.getByRole("heading", { name: "Performance" })).toBeInTheDocument();
  expect(screen.getByText(/^No visits yet\./)).toBeInTheDocument();
  expect(screen.queryByRole("figure")).toBeNull();
});

test("shows the charts for one visit", async () => {
  const { container } = renderPage(<DeskTrends trends={trendsOf({ views: 1 })} />);
  expect(screen.queryByText(/^No visits yet/)).toBeNull();
  expect(screen.getAllByRole("figure")).toHaveLength(trendKinds.length);
  await waitFor(() => expect(container.querySelector('[data-slot="skeleton"]')).toBeNull());
});
