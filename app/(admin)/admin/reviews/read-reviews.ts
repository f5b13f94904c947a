import { listModeratedReviews } from "@/lib/reviews/moderation.queries";
import { reviewStatuses, type ReviewStatus } from "@/lib/reviews/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { writeQuery, type QueryParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

type Address = { status: ReviewStatus; search?: string; cursor?: string };

export function reviewsHref({ status, search, cursor }: Address): string {
  return adminHrefs.reviews(writeQuery({ status: status === "pending" ? null : status, search, cursor }));
}

export async function readReviews(params: QueryParams) {
  const status = reviewStatuses.find((one) => one === params.status) ?? "pending";
  const search = cleanInput(params.search, 100) ?? "";
  const read = await readPageOrFirst(params.cursor, (cursor) =>
    listModeratedReviews({ status, search, limit: 25, cursor }),
  );
  return { status, search, ...read };
}
