import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { CustomerDesk } from "@/components/users/desk/customer-desk";
import { readSecondStep } from "@/lib/auth/credentials/second-step.queries";
import { countFavorites, listFavorites } from "@/lib/favorites/queries";
import { toCard } from "@/lib/listings/catalog/card.rules";
import { getConversationDesk } from "@/lib/messages/inbox/desk.queries";
import { countDueReviews } from "@/lib/reviews/due.queries";
import { readBalance } from "@/lib/rewards/queries";
import { countSavedSearches, listNewMatches } from "@/lib/searches/queries";
import type { Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { readProfile } from "@/lib/users/profile.queries";

export const metadata: Metadata = { title: "My Dashboard", robots: { index: false, follow: false } };

const shownCards = 4;

async function readDesk(viewer: Viewer) {
  const [profile, talks, favorites, dropped, searches, matches, reviewsDue, points, { enabled }] =
    await Promise.all([
      readProfile(viewer.id),
      getConversationDesk(viewer.id),
      countFavorites(viewer.id),
      listFavorites(viewer.id, { sort: "dropped", limit: shownCards }),
      countSavedSearches(viewer.id),
      listNewMatches(viewer.id, shownCards),
      countDueReviews(viewer.id),
      readBalance(viewer.id),
      readSecondStep(viewer),
    ]);
  return {
    ...{ profile, talks, favorites, searches, reviewsDue, points, secondStep: enabled },
    priceDrops: dropped.items.filter(({ priceDropped }) => priceDropped).map(toCard),
    newMatches: matches.map(toCard),
  };
}

export default function CustomerPage() {
  return (
    <GuardedPage group="customer" path={hrefs.customerDashboard()}>
      {async (viewer) => <CustomerDesk {...await readDesk(viewer)} />}
    </GuardedPage>
  );
}
