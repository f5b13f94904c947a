export type PricePoint = { price: number; changedAt: string };

function oldestFirst(history: readonly PricePoint[]): PricePoint[] {
  return history.toSorted((a, b) => Date.parse(a.changedAt) - Date.parse(b.changedAt));
}

export type PriceStep = PricePoint & {
  /** Percent against the previous price, rounded; null for the first. */
  change: number | null;
};

export function priceSteps(history: readonly PricePoint[]): PriceStep[] {
  return oldestFirst(history)
    .map((point, index, all) => {
      const before = all[index - 1]?.price;
      return { ...point, change: before ? Math.round((point.price / before - 1) * 100) : null };
    })
    .reverse();
}

type Box = { width: number; height: number };

export function priceLinePath(history: readonly PricePoint[], { width, height }: Box): string {
  const points = oldestFirst(history);
  if (points.length < 2) return "";
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const y = (price: number) => (high === low ? height / 2 : height - ((price - low) / (high - low)) * height);
  const step = width / points.length;
  return points
    .map(({ price }, index) => {
      const level = round(y(price));
      const [from, to] = [round(index * step), round((index + 1) * step)];
      return index === 0 ? `M${from} ${level}H${to}` : `V${level}H${to}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
