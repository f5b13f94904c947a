import { TrendingDown } from "@/components/ui/icons";
import { TrendingUp } from "@/components/ui/deferred-icons";
import { priceLinePath, priceSteps, type PricePoint } from "@/lib/listings/catalog/price-history.rules";
import { formatShortDate } from "@/lib/shared/dates";
import { formatPriceFor, type PricePeriod } from "@/lib/listings/offer/price-period.rules";
import { DetailSection } from "./detail-section";

const box = { width: 240, height: 72 };

type Props = { history: readonly PricePoint[]; per?: PricePeriod };

export function PriceHistory({ history, per }: Props) {
  const steps = priceSteps(history);
  if (steps.length < 2) return null;
  return (
    <DetailSection title="Price history">
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <ol className="divide-y">
          {steps.map((step) => (
            <li key={step.changedAt} className="flex flex-wrap items-center gap-x-4 py-2.5">
              <time dateTime={step.changedAt} className="text-muted-foreground w-28 text-sm">
                {formatShortDate(step.changedAt)}
              </time>
              <span className="font-semibold tabular-nums">{formatPriceFor(step.price, per)}</span>
              <Change percent={step.change} />
            </li>
          ))}
        </ol>
        <svg
          viewBox={`-4 -6 ${box.width + 8} ${box.height + 12}`}
          aria-hidden
          className="text-primary w-full max-sm:order-first"
        >
          <path
            d={priceLinePath(history, box)}
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
      </div>
    </DetailSection>
  );
}

function Change({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="text-muted-foreground text-sm">Listed at</span>;
  if (percent === 0) return null;
  const Trend = percent < 0 ? TrendingDown : TrendingUp;
  return (
    <span
      className={`flex items-center gap-1 text-sm ${percent < 0 ? "text-trust" : "text-muted-foreground"}`}
    >
      <Trend className="size-4" />
      {percent < 0 ? "Down" : "Up"} {Math.abs(percent)}%
    </span>
  );
}
