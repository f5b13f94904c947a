import { PlannedViewings } from "@/components/messages/planned-viewings";
import { BusinessParts } from "@/components/vendors/desk/business-parts";
import { DeskOverview } from "@/components/vendors/desk/overview";
import { DeskTrends } from "@/components/vendors/desk/trends";
import { listAds } from "@/lib/advertisements/desk.queries";
import { getTalkDesk } from "@/lib/messages/inbox/desk.queries";
import { conversationTodos } from "@/lib/messages/inbox/desk.rules";
import { listUnanswered } from "@/lib/reviews/reply.queries";
import { readBalance } from "@/lib/rewards/queries";
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
      <BusinessParts isNew={steps !== null} {...{ ads, reviews, subscription, points }} />
    </DeskOverview>
  );
}
