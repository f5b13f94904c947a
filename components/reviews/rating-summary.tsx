import { Star } from "@/components/ui/icons";
import { Stars } from "@/components/ui/stars";
import type { RatingSummaryDto } from "@/lib/reviews/contract";
import { ratings } from "@/lib/reviews/rules";
import { formatNumber } from "@/lib/shared/numbers";

function plural(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? "review" : "reviews"}`;
}

type Props = {
  summary: RatingSummaryDto;
  href: string;
  current?: number;
};

export function RatingSummary({ summary, href, current }: Props) {
  return (
    <div className="grid gap-x-10 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <div className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-1">
        <p className="text-4xl font-bold tabular-nums">{summary.average.toFixed(1)}</p>
        <div>
          <Stars value={summary.average} className="text-lg" />
          <p className="text-muted-foreground text-sm">{plural(summary.count)}</p>
        </div>
      </div>
      <ul role="list" className="grid max-w-md gap-0.5" aria-label="Reviews by stars">
        {ratings.map((stars) => (
          <Bar
            key={stars}
            stars={stars}
            count={summary.stars[stars]}
            total={summary.count}
            href={`${href}&stars=${stars}`}
            isCurrent={stars === current}
          />
        ))}
      </ul>
    </div>
  );
}

type BarProps = { stars: number; count: number; total: number; href: string; isCurrent: boolean };

function Bar({ stars, count, total, href, isCurrent }: BarProps) {
  const bar = (
    <>
      <span className="flex w-8 items-center justify-end gap-1 tabular-nums">
        {stars}
        <Star className="star text-star size-4" label={stars === 1 ? "star" : "stars"} />
      </span>
      <span aria-hidden className="bg-muted h-2 flex-1 overflow-hidden rounded-full forced-colors:border">
        <span
          className="bg-star block h-full rounded-full forced-colors:bg-[CanvasText]"
          style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
        />
      </span>
      <span className="text-muted-foreground w-10 tabular-nums">
        {formatNumber(count)}
        <span className="sr-only"> {count === 1 ? "review" : "reviews"}</span>
      </span>
    </>
  );
  if (count === 0) return <li className="rating-bar">{bar}</li>;
  return (
    <li>
      <a href={href} rel="nofollow" aria-current={isCurrent ? "true" : undefined} className="rating-bar">
        {bar}
      </a>
    </li>
  );
}
