import { AdsTable } from "@/components/advertisements/desk/ads-table";
import { PointsLink } from "@/components/rewards/points-link";
import { IntentLink } from "@/components/ui/intent-link";
import type { OwnAdDto } from "@/lib/advertisements/desk.contract";
import type { UnansweredReviewDto } from "@/lib/reviews/reply.contract";
import { hrefs } from "@/lib/shared/hrefs";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";
import { SalesLink } from "@/components/messages/sales-link";
import { PlanSummary } from "./plan-summary";
import { UnansweredReviews } from "./unanswered";

type Preview<Item> = { items: readonly Item[]; total: number };

type Props = {
  isNew: boolean;
  ads: Preview<OwnAdDto>;
  reviews: Preview<UnansweredReviewDto>;
  /** Null for team members, whose own points and deals aren’t the business’s. */
  subscription: SubscriptionDto | null;
  points: number | null;
};

export function BusinessParts({ isNew, ads, reviews, subscription, points }: Props) {
  return (
    <>
      {isNew && ads.total === 0 ? null : <Ads ads={ads} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {isNew && reviews.total === 0 ? null : (
          <UnansweredReviews reviews={reviews.items} total={reviews.total} />
        )}
        <div className="grid gap-6">
          {subscription ? <PlanSummary subscription={subscription} /> : null}
          {points === null ? null : (
            <>
              <SalesLink />
              <PointsLink points={points} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Ads({ ads }: Pick<Props, "ads">) {
  return (
    <section aria-labelledby="ads" className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="ads" className="text-lg font-semibold">
          Your advertisements
        </h2>
        {ads.total > ads.items.length ? (
          <IntentLink
            href={hrefs.vendorDesk("ads")}
            className="tap-target text-primary rounded-sm font-semibold underline-offset-4 hover:underline"
          >
            All advertisements
          </IntentLink>
        ) : null}
      </div>
      <AdsTable ads={ads.items} />
    </section>
  );
}
