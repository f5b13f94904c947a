import type { SearchExplanation } from "@/lib/search/results/explain.contract";

export function SentStatements({ statements }: Pick<SearchExplanation, "statements">) {
  const total = statements.reduce((sum, { ms }) => sum + ms, 0);
  return (
    <section aria-labelledby="statements" className="grid gap-3">
      <h2 id="statements" className="text-lg font-semibold">
        Statements
      </h2>
      <p className="text-muted-foreground">
        {statements.length} in {total.toFixed(1)} ms. What was read seconds ago isn’t read again.
      </p>
      <ol className="bg-card divide-y rounded-xl border text-sm">
        {statements.map(({ text, ms }, index) => (
          <li key={index} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 px-4 py-2">
            <span className="text-right tabular-nums">{ms.toFixed(1)} ms</span>
            <details>
              <summary className="truncate font-mono">{text}</summary>
              <code className="mt-2 block break-words">{text}</code>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
