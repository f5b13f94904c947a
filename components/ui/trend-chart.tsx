import { useId } from "react";

type TrendSeries = { name: string; values: readonly number[]; quiet?: boolean };

type Props = {
  label: string;
  /** One name for each value, the oldest first. */
  days: readonly string[];
  series: readonly TrendSeries[];
  /** How a value is written, with thousands unless said otherwise. */
  format?: (value: number) => string;
};

const width = 300;
const height = 90;

function pointsOf(values: readonly number[], top: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, at) => `${at * step},${height - (value / top) * (height - 6) - 3}`).join(" ");
}

/** Lines over days, drawn by the server; the same numbers stand in a table for whoever does not see them. */
export function TrendChart({
  label,
  days,
  series,
  format = (value) => value.toLocaleString("en-US"),
}: Props) {
  const id = useId();
  const top = Math.max(1, ...series.flatMap(({ values }) => values));
  return (
    <figure aria-labelledby={`${id}-label`} className="grid gap-2">
      <figcaption id={`${id}-label`} className="sr-only">
        {label}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-24 w-full overflow-visible"
      >
        <line
          x1="0"
          x2={width}
          y1={height - 3}
          y2={height - 3}
          className="stroke-border"
          vectorEffect="non-scaling-stroke"
        />
        {series.map(({ name, values, quiet }) => (
          <polyline
            key={name}
            points={pointsOf(values, top)}
            fill="none"
            strokeWidth={quiet ? 1.5 : 2.5}
            strokeDasharray={quiet ? "5 4" : undefined}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className={quiet ? "stroke-muted-foreground" : "stroke-primary"}
          />
        ))}
      </svg>
      <div className="text-muted-foreground flex justify-between text-xs">
        <span>{days[0]}</span>
        <span>{days.at(-1)}</span>
      </div>
      {series.length > 1 ? (
        <ul className="text-muted-foreground flex flex-wrap gap-x-4 text-xs">
          {series.map(({ name, quiet }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span
                aria-hidden
                className={`w-4 border-t-2 ${quiet ? "border-muted-foreground border-dashed" : "border-primary"}`}
              />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <details className="text-sm">
        <summary className="tap-target text-primary w-fit rounded-sm">
          Show numbers<span className="sr-only">: {label}</span>
        </summary>
        <div
          className="mt-2 max-h-60 overflow-y-auto"
          tabIndex={0}
          role="group"
          aria-label={`Numbers: ${label}`}
        >
          <table className="w-full text-left tabular-nums">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                <th scope="col" className="font-semibold">
                  Day
                </th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="text-right font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <tr key={day}>
                  <td>{day}</td>
                  {series.map(({ name, values }) => (
                    <td key={name} className="text-right">
                      {format(values[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
