import { formatDate, formatShortDate } from "@/lib/shared/dates";

export type TimelineEvent = {
  at: string;
  text: string;
  note?: string | undefined;
  reason: string | null;
};

export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 id="history" className="text-lg font-semibold">
        History
      </h2>
      <ol className="grid gap-3">
        {events.map(({ at, text, note, reason }) => (
          <li key={`${at}-${text}`} className="border-l-2 pl-3">
            <p>
              {text}
              {note ? <span className="text-muted-foreground">, {note}</span> : null}
            </p>
            {reason ? <p className="whitespace-pre-line">{reason}</p> : null}
            <time dateTime={at} title={formatDate(at)} className="text-muted-foreground block text-sm">
              {formatShortDate(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
