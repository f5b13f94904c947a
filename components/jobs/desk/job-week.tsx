import type { JobWeek as Week } from "@/lib/jobs/desk/week.rules";

/** Three numbers in a row: what the last seven days brought a job, and all who have applied here. */
export function JobWeek({ week, total }: { week: Week; total: number }) {
  return (
    <dl className="bg-card grid grid-cols-3 rounded-xl border [&>div]:p-3 md:[&>div]:p-4">
      <Figure label="Views, 7 days" value={week.views} />
      {week.here ? (
        <Figure label="New, 7 days" value={week.applications} />
      ) : (
        <Figure label="Apply clicks, 7 days" value={week.presses} />
      )}
      <Figure label="Applications" value={total} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="text-xl font-bold tabular-nums">{value.toLocaleString("en-US")}</dd>
    </div>
  );
}
