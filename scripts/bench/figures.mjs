export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function spread(figures, digits = 2) {
  const write = (figure) => figure.toFixed(digits);
  return `${write(median(figures))} (${write(Math.min(...figures))} – ${write(Math.max(...figures))})`;
}

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function writeFigure(figure, unit) {
  const digits = Math.abs(figure) < 10 ? 2 : Math.abs(figure) < 100 ? 1 : 0;
  const text = Number.isInteger(figure) ? figure.toLocaleString("en-US") : figure.toFixed(digits);
  return unit ? `${text} ${unit}` : text;
}

export function barTable(bars) {
  const rows = bars.map(({ what, figure, unit, atMost, atLeast, spread = "" }) => {
    const reached = atMost === undefined ? figure >= atLeast : figure <= atMost;
    const bar = atMost === undefined ? `≥ ${writeFigure(atLeast, unit)}` : `≤ ${writeFigure(atMost, unit)}`;
    return [what, writeFigure(figure, unit), spread, bar, reached ? "reached" : "**missed**"];
  });
  return table(["metric", "measured", "range", "target", "result"], rows);
}
