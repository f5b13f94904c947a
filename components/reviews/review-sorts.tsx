import { SortChoices } from "@/components/ui/sort-choices";
import { reviewSortNames, reviewSorts, reviewViewQuery, type ReviewView } from "@/lib/reviews/rules";

type Props = {
  view: ReviewView;
  /** How many reviews the view shows; left out where it shows all of them. */
  count?: number;
  /** All reviews, as an address that takes more parameters. */
  href: string;
};

function hrefOf(href: string, view: ReviewView): string {
  return [href, reviewViewQuery(view)].filter(Boolean).join("&");
}

/** The orders of reviews as links, and the stars that are shown alone, which a press lets go. */
export function ReviewSorts({ view, count, href }: Props) {
  const { sort = "newest", stars } = view;
  return (
    <div className="mt-6 grid gap-2 lg:[&>nav]:-mx-3">
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
      {stars ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span role="status">
            {count === undefined ? "" : `${count.toLocaleString("en-US")} `}
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
      ) : null}
    </div>
  );
}
