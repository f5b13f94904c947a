import { GET } from "@/app/api/listings/[id]/reviews/route";
import type { ReviewDto } from "@/lib/reviews/contract";
import { createListing, createReview, createUser, createVendor } from "@/prisma/factories";

export type ReviewShop = { vendorId: string; listingId: string };

export async function createReviewedShop(): Promise<ReviewShop> {
  const { id: vendorId } = await createVendor();
  const { id: listingId } = await createListing({ vendorId });
  return { vendorId, listingId };
}

export async function createReviewOf(
  shop: ReviewShop,
  data: Parameters<typeof createReview>[0] = {},
): Promise<string> {
  const author = await createUser();
  return (await createReview({ ...shop, authorId: author.id, ...data })).id;
}

export async function getReviews(
  id: string,
  query = "",
): Promise<{ response: Response; reviews: ReviewDto[] }> {
  const request = new Request(`http://localhost:3000/api/listings/${id}/reviews${query}`);
  const response = await GET(request, { params: Promise.resolve({ id }) });
  return { response, reviews: await response.clone().json() };
}
