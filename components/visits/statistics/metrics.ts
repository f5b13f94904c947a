import {
  bounceRate,
  formatDuration,
  formatShare,
  visitSeconds,
  type Numbers,
} from "@/lib/visits/statistics.rules";
import { formatNumber } from "@/lib/shared/numbers";

export type Metric = {
  id: "visitors" | "visits" | "views" | "bounce" | "duration";
  name: string;
  help: string;
  read: (numbers: Numbers) => number | null;
  format: (value: number) => string;
  lowerIsBetter?: true;
};

const whole = (value: number) => formatNumber(Math.round(value));

export const metrics: readonly Metric[] = [
  {
    id: "visitors",
    name: "Daily visitors",
    help: "Each day’s visitors, added up. We don’t recognize anyone the next day.",
    read: ({ visitors }) => visitors,
    format: whole,
  },
  {
    id: "visits",
    name: "Visits",
    help: "A visit ends after 30 minutes without a page view.",
    read: ({ visits }) => visits,
    format: whole,
  },
  {
    id: "views",
    name: "Page views",
    help: "Every page someone saw, including reloads.",
    read: ({ views }) => views,
    format: whole,
  },
  {
    id: "bounce",
    name: "Bounce rate",
    help: "Visits with a single page view.",
    read: bounceRate,
    format: formatShare,
    lowerIsBetter: true,
  },
  {
    id: "duration",
    name: "Visit duration",
    help: "Average time from the first to the last page view of a visit.",
    read: visitSeconds,
    format: formatDuration,
  },
];
