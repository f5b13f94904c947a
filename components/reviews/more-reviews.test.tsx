import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReviewDto } from "@/lib/reviews/contract";
import { reviewDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { MoreReviews } from "./more-reviews";

type Answer = { reviews?: ReviewDto[]; next?: string; status?: number };

function answer(pages: Answer[]): string[] {
  const requests: string[] = [];
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    const { reviews = [], next, status = 200 } = pages.shift() ?? {};
    const link = `</api/listings/7/reviews?cursor=${next}>; rel="next"`;
    return {
      ok: status === 200,
      status,
      statusText: "",
      headers: new Headers(next ? { link } : {}),
      text: async () => "{}",
      json: async () => reviews,
    } as Response;
  };
  return requests;
}

function show() {
  return renderPage(
    <MoreReviews listingId="7" cursor="c1" vendorName="Juniper Realty" href="/vendor/2?tab=reviews" />,
  );
}

describe("MoreReviews", () => {
  test("fetches nothing before a click, and links to all reviews without JavaScript", () => {
    const requests = answer([]);
    show();
    expect(requests).toEqual([]);
    expect(screen.getByRole("link", { name: "More reviews" })).toHaveAttribute(
      "href",
      "/vendor/2?tab=reviews",
    );
  });

  test("adds page after page until the last, and moves the focus to the first new review", async () => {
    const user = userEvent.setup();
    const requests = answer([
      { reviews: [reviewDto({ number: 1 }), reviewDto({ number: 2 })], next: "c2" },
      { reviews: [reviewDto({ number: 3 })] },
    ]);
    show();
    await user.click(screen.getByRole("link", { name: "More reviews" }));
    expect(await screen.findByText("Review 1")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText("Review 1").closest("li")).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "More reviews" }));
    expect(await screen.findByText("Review 3")).toBeInTheDocument();
    expect(requests).toEqual(["/api/listings/7/reviews?cursor=c1", "/api/listings/7/reviews?cursor=c2"]);
    expect(screen.queryByText("More reviews")).toBeNull();
  });

  test("offers a retry when more couldn’t be loaded", async () => {
    const user = userEvent.setup();
    answer([{ status: 503 }, { reviews: [reviewDto({ number: 1 })] }]);
    show();
    await user.click(screen.getByRole("link", { name: "More reviews" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t load more reviews");
    await user.click(screen.getByRole("button", { name: "More reviews" }));
    expect(await screen.findByText("Review 1")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
