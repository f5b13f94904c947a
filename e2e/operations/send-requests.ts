import { setTimeout as delay } from "node:timers/promises";

export async function sendRequests(
  count: number,
  ms: number,
  one: (index: number) => Promise<number>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const sent: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let index = 0; index < count; index += 1) {
    const due = (index * ms) / count - (performance.now() - begun);
    if (due > 1) await delay(due);
    sent.push(one(index).then((status) => statuses.set(status, (statuses.get(status) ?? 0) + 1)));
  }
  await Promise.all(sent);
  return statuses;
}
