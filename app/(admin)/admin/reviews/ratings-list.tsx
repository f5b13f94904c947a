import { AdminList } from "@/components/admin/admin-list";
import { RatingQueue } from "@/components/admin/reviews/rating-queue";
import { Star } from "@/components/ui/icons";
import { listBuyerRatings } from "@/lib/reviews/buyer-rating.queries";
import { readList } from "../read-list";
import { ratingsTab, reviewsHref, ReviewTabs } from "./review-tabs";

export async function RatingsList({ params }: { params: Parameters<typeof readList>[0] }) {
  const list = await readList({ ...params, search: undefined }, (query) => listBuyerRatings(query));
  return (
    <AdminList
      title="Reviews"
      current="reviews"
      icon={Star}
      list={list}
      hrefOf={(query) => reviewsHref(ratingsTab, query)}
      lead={<ReviewTabs current={ratingsTab} search="" hasRatings />}
      empty={{ title: "No ratings yet", text: "Sellers’ ratings of their buyers show up here." }}
    >
      <RatingQueue ratings={list.items} />
    </AdminList>
  );
}
