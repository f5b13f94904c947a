import { LinkTabs } from "@/components/ui/link-tabs";
import { reviewStatusNames } from "@/lib/reviews/moderation.copy";
import type { ReviewStatus } from "@/lib/reviews/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { writeQuery, type QueryParams } from "@/lib/shared/query-params";

export const ratingsTab = "ratings";

type Tab = ReviewStatus | typeof ratingsTab;

export function reviewsHref(tab: Tab, query: QueryParams): string {
  return adminHrefs.reviews(writeQuery({ status: tab === "pending" ? null : tab, ...query }));
}

const tabs = ["pending", "scheduled", "published", "hidden", "rejected"] as const;

type Props = { current: Tab; search: string; hasRatings: boolean };

export function ReviewTabs({ current, search, hasRatings }: Props) {
  const shown = [
    ...tabs.map((tab) => ({
      label: reviewStatusNames[tab],
      href: reviewsHref(tab, { search }),
      current: tab === current,
    })),
    ...(hasRatings
      ? [
          {
            label: "Ratings of buyers",
            href: reviewsHref(ratingsTab, {}),
            current: current === ratingsTab,
          },
        ]
      : []),
  ];
  return <LinkTabs label="Reviews by status" tabs={shown} />;
}
