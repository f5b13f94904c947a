export const ratings = [5, 4, 3, 2, 1] as const;
type Rating = (typeof ratings)[number];

/** pending → published | rejected | hidden (contract section 4); `deal-review.rules.ts` has the states of deals. */
export const reviewStatuses = ["pending", "scheduled", "published", "rejected", "hidden", "deleted"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const maxReviewLength = 4000;
export const maxReviewPhotos = 4;
export const reviewLimit = { name: "reviews", points: 10, seconds: 86_400 };
export const maxDueReviews = 30;
export const reviewMailDelayHours = 24;
export const ownReviewPageSize = 20;

export const reviewInteractions = ["deal", "conversation"] as const;

export const reviewSorts = ["newest", "highest", "lowest", "photos"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reviewSortNames: Record<ReviewSort, string> = {
  newest: "Newest",
  highest: "Highest rated",
  lowest: "Lowest rated",
  photos: "With photos",
};

export type ReviewView = { sort?: ReviewSort; stars?: Rating };

export function readReviewView({ sort, stars }: { sort?: string | null; stars?: string | null }): ReviewView {
  return {
    sort: reviewSorts.find((one) => one === sort && one !== "newest"),
    stars: ratings.find((one) => String(one) === stars),
  };
}

export function reviewViewQuery({ sort, stars }: ReviewView): string {
  const parts = [sort && sort !== "newest" ? `sort=${sort}` : "", stars ? `stars=${stars}` : ""];
  return parts.filter(Boolean).join("&");
}

export const reviewPageSize = 10;
export const maxReviewPageSize = 50;
export const maxSuccessStories = 3;

export const successStoriesTag = "success-stories";

/** 'Dana W.'; never the full last name. */
export function reviewerName(firstName: string, lastName: string): string {
  const first = firstName.trim();
  const initial = Array.from(lastName.trim())[0];
  if (!first) return "Former member";
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

export type RatingCounts = Record<Rating, number>;

export function summarizeRatings(rows: readonly { rating: number; count: number }[]): {
  count: number;
  average: number;
  stars: RatingCounts;
} {
  const stars: RatingCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };
  let count = 0;
  let sum = 0;
  for (const row of rows) {
    const rating = ratings.find((candidate) => candidate === row.rating);
    if (!rating) continue;
    stars[rating] += row.count;
    count += row.count;
    sum += rating * row.count;
  }
  return { count, average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10, stars };
}
