/** Every rotation of the items, forward and backward: each comes first and last once. */
export function ordersOf<T>(items: readonly T[]): T[][] {
  const turned = items.map((_, index) => [...items.slice(index), ...items.slice(0, index)]);
  return turned.flatMap((order) => [order, order.toReversed()]);
}

export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const mixed = [...items];
  let state = seed * 2_654_435_761;
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = state % (last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
