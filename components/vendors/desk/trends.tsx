import { LinkTabs } from "@/components/ui/link-tabs";
import { TrendChart, TrendLegend } from "@/components/ui/trend-chart";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { TrendsDto } from "@/lib/vendors/desk/trends.contract";
import {
  emptyTrendsText,
  isEmptyTrends,
  trendDays,
  trendNames,
  trendText,
} from "@/lib/vendors/desk/trends.rules";
import { formatNumber } from "@/lib/shared/numbers";

const meanings: Record<TrendsDto["trends"][number]["kind"], string> = {
  views: "Visits to your listings",
  favorites: "Times people saved a listing",
  contacts: "Clicks on your phone or links",
  enquiries: "People who messaged you",
};

const series = [{ name: "Previous period", quiet: true }, { name: "This period" }] as const;

export function DeskTrends({ trends: { days, dates, trends } }: { trends: TrendsDto }) {
  return (
    <section aria-labelledby="trends" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="trends" className="text-lg font-semibold">
          Performance
        </h2>
        <LinkTabs
          label="Period"
          tabs={trendDays.map((length) => ({
            label: `${length} days`,
            href: hrefs.vendorTrends(length),
            current: length === days,
          }))}
        />
      </div>
      {isEmptyTrends(trends) ? (
        <p className="text-muted-foreground bg-card rounded-xl border p-4 md:px-6">
          {emptyTrendsText(trends, days)}
        </p>
      ) : (
        <TrendCards days={days} dates={dates} trends={trends} />
      )}
    </section>
  );
}

function TrendCards({ days, dates, trends }: TrendsDto) {
  const labels = dates.map(formatShortDate);
  return (
    <>
      {/* On a phone two small ones side by side, with one legend for all; a table of numbers takes the whole width. */}
      {trends.some(({ counted }) => counted) ? <TrendLegend series={series} className="md:hidden" /> : null}
      <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {trends.map(({ kind, counted, total, before, now, earlier }) => (
          <li
            key={kind}
            className="bg-card grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-xl border p-3 max-md:has-[[open]]:col-span-2 md:p-4"
          >
            <h3 className="font-semibold">{trendNames[kind]}</h3>
            <p className="text-muted-foreground -mt-2 text-sm max-md:min-h-[2lh]">{meanings[kind]}</p>
            {counted ? (
              <>
                <p className="text-2xl font-bold tabular-nums">{formatNumber(total)}</p>
                <p className="text-muted-foreground text-sm">{trendText({ total, before }, days)}</p>
                <TrendChart
                  label={`${trendNames[kind]}, last ${days} days`}
                  days={labels}
                  partial
                  small
                  series={[
                    { ...series[0], values: earlier, labels: labels.map(() => "Before") },
                    { ...series[1], values: now, labels },
                  ]}
                />
              </>
            ) : (
              <p className="text-muted-foreground">No {trendNames[kind].toLowerCase()} yet</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
