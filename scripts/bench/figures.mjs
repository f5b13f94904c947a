/** The middle of several figures. */
export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** `1.04 (0.98 – 1.10)`: the middle and what it lay between. */
export function spread(figures, digits = 2) {
  const write = (figure) => figure.toFixed(digits);
  return `${write(median(figures))} (${write(Math.min(...figures))} – ${write(Math.max(...figures))})`;
}

/** Resident memory of a process and of all that it started, in MB (Linux). */
export function residentOf(pid, processes) {
  const own = processes.find((one) => one.pid === pid)?.resident ?? 0;
  const children = processes.filter((one) => one.parent === pid);
  return children.reduce((sum, child) => sum + residentOf(child.pid, processes), own);
}

/** A table of Markdown. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
