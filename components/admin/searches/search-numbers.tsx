import { Change } from "@/components/visits/statistics/change";
import { formatShare } from "@/lib/visits/statistics.rules";
import type { SearchesDto } from "@/lib/search/feedback/searches.contract";
import {
  averageClickPosition,
  zeroResultRate,
  clickThroughRate,
  type SearchCounts,
} from "@/lib/search/feedback/searches.rules";
import { formatNumber } from "@/lib/shared/numbers";

type Metric = {
  name: string;
  help: string;
  read: (counts: SearchCounts) => number | null;
  format: (value: number) => string;
  lowerIsBetter?: boolean;
};

const metrics: readonly Metric[] = [
  {
    name: "Searches",
    help: "Result pages that people saw.",
    read: ({ searches }) => searches,
    format: formatNumber,
  },
  {
    name: "Without results",
    help: "Share of all searches.",
    read: zeroResultRate,
    format: formatShare,
    lowerIsBetter: true,
  },
  {
    name: "Opened a result",
    help: "Share of searches with results.",
    read: clickThroughRate,
    format: formatShare,
  },
  {
    name: "Average position",
    help: "Of the first result opened; 1 is the top.",
    read: averageClickPosition,
    format: (value) => value.toFixed(1),
    lowerIsBetter: true,
  },
];

type Props = Pick<SearchesDto, "total" | "before"> & { days: number };

export function SearchNumbers({ total, before, days }: Props) {
  return (
    <ul
      role="list"
      aria-label={`Key numbers vs previous ${days} days`}
      className="bg-border grid grid-cols-2 gap-px overflow-hidden rounded-xl border md:grid-cols-4"
    >
      {metrics.map(({ name, help, read, format, lowerIsBetter }) => {
        const [now, earlier] = [read(total), read(before)];
        return (
          <li key={name} className="bg-card grid content-start gap-1 p-3 md:p-4">
            <span className="text-muted-foreground text-sm">{name}</span>
            <span className="text-2xl font-bold tabular-nums md:text-[28px] md:leading-tight">
              {now === null ? "–" : format(now)}
            </span>
            <span className="text-sm">
              <Change now={now} before={earlier} less={lowerIsBetter} />
            </span>
            <span className="text-muted-foreground text-sm">{help}</span>
          </li>
        );
      })}
    </ul>
  );
}
