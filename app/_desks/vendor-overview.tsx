import { PlannedViewings } from "@/components/messages/planned-viewings";
import { BusinessParts } from "@/components/vendors/desk/business-parts";
import { DeskOverview } from "@/components/vendors/desk/overview";
import { DeskTrends } from "@/components/vendors/desk/trends";
import { listAds } from "@/lib/advertisements/desk.queries";
import { getConversationDesk } from "@/lib/messages/inbox/desk.queries";
import { conversationTodos, emptyConversationDesk } from "@/lib/messages/inbox/desk.rules";
import { listUnanswered } from "@/lib/reviews/reply.queries";
import { readBalance } from "@/lib/rewards/queries";
import type { Viewer } from "@/lib/shared/access";
import { isPermitted, isTeamMember } from "@/lib/shared/permissions";
import { readSubscription } from "@/lib/subscriptions/billing/plan.queries";
import type { VendorDeskDto } from "@/lib/vendors/desk/desk.contract";
import {
  businessTodos,
  deskTodos,
  firstSteps,
  firstStepTodos,
  todoPermissions,
} from "@/lib/vendors/desk/desk.rules";
import { readBusinessProfile } from "@/lib/vendors/profile/profile.queries";
import { readTrends } from "@/lib/vendors/desk/trends.queries";
import type { TrendDays } from "@/lib/vendors/desk/trends.rules";

const shownAds = 3;
const shownReviews = 3;

type Input = { viewer: Viewer; vendorId: string; days: TrendDays };

export async function readOverview({ viewer, vendorId, days }: Input) {
  const isOwner = !isTeamMember(viewer);
  const [subscription, ads, rejected, reviews, trends, profile, talks, points] = await Promise.all([
    isPermitted(viewer, "pay") ? readSubscription(vendorId) : null,
    listAds({ vendorId, limit: shownAds }),
    listAds({ vendorId, status: "rejected", limit: 1 }),
    listUnanswered(vendorId, shownReviews),
    readTrends(vendorId, days),
    readBusinessProfile(vendorId),
    isOwner ? getConversationDesk(viewer.id) : emptyConversationDesk,
    isOwner ? readBalance(viewer.id) : null,
  ]);
  return { subscription, ads, rejected, reviews, trends, profile, talks, points };
}

type Props = { viewer: Viewer; desk: VendorDeskDto; overview: Awaited<ReturnType<typeof readOverview>> };

export function VendorOverview({ viewer, desk, overview }: Props) {
  const { subscription, ads, rejected, reviews, trends, profile, talks, points } = overview;
  const { status, trialDaysLeft } = subscription ?? { status: "", trialDaysLeft: null };
  const mayCreate = isPermitted(viewer, "price");
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
  ].filter(({ id }) => {
    const permission = todoPermissions[id];
    return !permission || isPermitted(viewer, permission);
  });
  const steps = mayCreate ? firstSteps({ counts: desk.counts, about: profile.about }) : null;
  const urgent = steps ? todos.filter(({ id }) => !firstStepTodos.includes(id)) : todos;
  return (
    <DeskOverview
      desk={desk}
      todos={urgent}
      steps={steps}
      mayCreate={mayCreate}
      trends={<DeskTrends trends={trends} />}
    >
      <PlannedViewings viewings={talks.viewings} />
      <BusinessParts isNew={steps !== null} {...{ ads, reviews, subscription, points }} />
    </DeskOverview>
  );
}
