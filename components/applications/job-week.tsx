import { Figure } from "@/components/ui/figure";
import { applicationStatusNames } from "@/lib/applications/rules";
import type { JobWeek as Week } from "@/lib/applications/week.rules";

export function JobWeek({ week, total }: { week: Week; total: number }) {
  return (
    <section aria-label="Performance" className="bg-card rounded-xl border">
      <dl className="grid grid-cols-3 [&>div]:p-3 md:[&>div]:p-4">
        <Figure label="Views, 7 days" value={week.views} />
        {week.here ? (
          <Figure label="New, 7 days" value={week.applications} />
        ) : (
          <Figure label="Apply clicks, 7 days" value={week.presses} />
        )}
        <Figure label="Applications" value={total} />
      </dl>
      {week.steps.length > 0 ? (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 border-t px-3 py-2.5 text-sm md:px-4">
          <div className="text-muted-foreground">
            <dt>New applications by step</dt>
          </div>
          {week.steps.map(({ status, count }) => (
            <div key={status} className="flex flex-row-reverse gap-1.5">
              <dt>{applicationStatusNames[status]}</dt>
              <dd className="font-semibold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
