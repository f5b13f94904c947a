import { AdsTable } from "@/components/advertisements/desk/ads-table";
import { IntentLink } from "@/components/ui/intent-link";
import { PlannedViewings } from "@/components/messages/planned-viewings";
import { PointsLink } from "@/components/rewards/points-link";
import { DeskOverview } from "@/components/vendors/desk/overview";
import { PlanSummary } from "@/components/vendors/desk/plan-summary";
import { DeskTrends } from "@/components/vendors/desk/trends";
import { UnansweredReviews } from "@/components/vendors/desk/unanswered";
import { listAds } from "@/lib/advertisements/desk.queries";
import { getTalkDesk } from "@/lib/messages/inbox/desk.queries";
import { conversationTodos } from "@/lib/messages/inbox/desk.rules";
import { listUnanswered } from "@/lib/reviews/reply.queries";
import { readBalance } from "@/lib/rewards/queries";
import { hrefs } from "@/lib/shared/hrefs";
import { readSubscription } from "@/lib/subscriptions/billing/plan.queries";
import type { VendorDeskDto } from "@/lib/vendors/desk/desk.contract";
import { businessTodos, deskTodos, firstSteps, firstStepTodos } from "@/lib/vendors/desk/desk.rules";
import { readBusinessProfile } from "@/lib/vendors/profile/profile.queries";
import { readTrends } from "@/lib/vendors/desk/trends.queries";
import type { TrendDays } from "@/lib/vendors/desk/trends.rules";

const shownAds = 3;
const shownReviews = 3;

type Input = { vendorId: string; userId: string; days: TrendDays };

export async function readOverview({ vendorId, userId, days }: Input) {
  const [subscription, ads, rejected, reviews, trends, profile, talks, points] = await Promise.all([
    readSubscription(vendorId),
    listAds({ vendorId, limit: shownAds }),
    listAds({ vendorId, status: "rejected", limit: 1 }),
    listUnanswered(vendorId, shownReviews),
    readTrends(vendorId, days),
    readBusinessProfile(vendorId),
    getTalkDesk(userId),
    readBalance(userId),
  ]);
  return { subscription, ads, rejected, reviews, trends, profile, talks, points };
}

type Props = { desk: VendorDeskDto; overview: Awaited<ReturnType<typeof readOverview>> };

export function VendorOverview({ desk, overview }: Props) {
  const { subscription, ads, rejected, reviews, trends, profile, talks, points } = overview;
  const { status, trialDaysLeft } = subscription;
  const todos = [
    ...conversationTodos(talks),
    ...deskTodos(desk),
    ...businessTodos({
      unanswered: reviews.total,
      status,
      trialDaysLeft,
      rejectedAds: rejected.total,
      about: profile.about,
    }),
  ];
  const steps = firstSteps({ counts: desk.counts, about: profile.about });
  const urgent = steps ? todos.filter(({ id }) => !firstStepTodos.includes(id)) : todos;
  return (
    <DeskOverview desk={desk} todos={urgent} steps={steps} trends={<DeskTrends trends={trends} />}>
      <PlannedViewings viewings={talks.viewings} />
      <section aria-labelledby="ads" className="grid gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="ads" className="text-lg font-semibold">
            Your advertisements
          </h2>
          {ads.total > shownAds ? (
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <UnansweredReviews reviews={reviews.items} total={reviews.total} />
        <div className="grid gap-6">
          <PlanSummary subscription={subscription} />
          <PointsLink points={points} />
        </div>
      </div>
    </DeskOverview>
  );
}
