import { SortChoices } from "@/components/ui/sort-choices";
import { reviewSortNames, reviewSorts, reviewViewQuery, type ReviewView } from "@/lib/reviews/rules";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  view: ReviewView;
  href: string;
};

function hrefOf(href: string, view: ReviewView): string {
  return [href, reviewViewQuery(view)].filter(Boolean).join("&");
}

export function ReviewSorts({ view: { sort = "newest", stars }, href }: Props) {
  return (
    <div className="mt-6 grid lg:[&>nav]:-mx-3">
      <SortChoices label="Sort reviews" current={reviewSortNames[sort]}>
        {reviewSorts.map((one) => (
          <a
            key={one}
            href={hrefOf(href, { sort: one, stars })}
            rel="nofollow"
            aria-current={one === sort ? "true" : undefined}
            className="pill-link"
          >
            {reviewSortNames[one]}
          </a>
        ))}
      </SortChoices>
    </div>
  );
}

export function ReviewStars({ view: { sort, stars }, href, count }: Props & { count?: number }) {
  if (!stars) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span role="status">
        {count === undefined ? "" : `${formatNumber(count)} `}
        {count === 1 ? "review" : "reviews"} with {stars} {stars === 1 ? "star" : "stars"}
      </span>
      <a
        href={hrefOf(href, { sort })}
        rel="nofollow"
        className="tap-target rounded-sm font-semibold underline underline-offset-4"
      >
        Show all
      </a>
    </p>
  );
}
