import { TrendChart } from "@/components/ui/trend-chart";
import type { AdDetailDto } from "@/lib/advertisements/desk.contract";
import { adChartDays, clickRate, formatClickRate } from "@/lib/advertisements/lifecycle.rules";
import { formatShortDate } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/numbers";

const dayMs = 24 * 60 * 60_000;

function fillDays(days: AdDetailDto["days"]): AdDetailDto["days"] {
  const last = days.at(-1);
  if (!last) return [];
  const end = Date.parse(last.day);
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: adChartDays }, (_, at) => {
    const day = new Date(end - (adChartDays - 1 - at) * dayMs).toISOString().slice(0, 10);
    return known.get(day) ?? { day, impressions: 0, clicks: 0 };
  });
}

export function AdNumbers({ ad }: { ad: AdDetailDto }) {
  const days = fillDays(ad.days);
  const figures = [
    { label: "Impressions", value: formatNumber(ad.impressions) },
    { label: "Clicks", value: formatNumber(ad.clicks) },
    { label: "Click rate", value: formatClickRate(clickRate(ad.impressions, ad.clicks)) },
  ];
  return (
    <section aria-labelledby="numbers" className="grid gap-4">
      <h2 id="numbers" className="text-lg font-semibold">
        Numbers
      </h2>
      <dl className="bg-card grid grid-cols-3 rounded-xl border [&>div]:p-4">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {days.length > 0 ? (
        <div className="bg-card grid gap-2 rounded-xl border p-4">
          <h3 className="font-semibold">Click rate by day</h3>
          <TrendChart
            label="Click rate by day"
            days={days.map(({ day }) => formatShortDate(day))}
            series={[
              {
                name: "Click rate",
                values: days.map(({ impressions, clicks }) => (clickRate(impressions, clicks) ?? 0) * 100),
              },
            ]}
            unit="percent"
          />
        </div>
      ) : (
        <p className="text-muted-foreground">
          Views and clicks show up here once it runs. Your own don’t count.
        </p>
      )}
    </section>
  );
}
