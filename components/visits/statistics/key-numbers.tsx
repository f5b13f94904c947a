"use client";

import type { Numbers } from "@/lib/visits/statistics.rules";
import { Change } from "./change";
import { metrics, type Metric } from "./metrics";

type Props = {
  total: Numbers;
  before: Numbers;
  against: string;
  chosen: Metric["id"];
  onChoose: (id: Metric["id"]) => void;
};

export function KeyNumbers({ total, before, against, chosen, onChoose }: Props) {
  return (
    <ul role="list" aria-label={`Key numbers ${against}`} className="grid grid-cols-2 gap-px md:grid-cols-5">
      {metrics.map(({ id, name, help, read, format, lowerIsBetter }) => {
        const [now, earlier] = [read(total), read(before)];
        return (
          <li key={id} className="first:max-md:col-span-2">
            <button
              type="button"
              aria-pressed={id === chosen}
              title={help}
              className="hover:bg-muted aria-pressed:border-primary grid h-full w-full content-start gap-1 border-b-2 border-transparent p-3 text-left -outline-offset-2 transition-colors md:p-4"
              onClick={() => onChoose(id)}
            >
              <span className="text-muted-foreground text-sm">{name}</span>
              <span className="text-2xl font-bold tabular-nums md:text-[28px] md:leading-tight">
                {now === null ? "–" : format(now)}
              </span>
              <span className="text-sm">
                <Change now={now} before={earlier} less={lowerIsBetter} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
