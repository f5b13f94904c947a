export function findCircle(arrows: Map<string, Iterable<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, trail: string[]): string[] | undefined => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of arrows.get(name) ?? []) {
      const circle = visit(next, [...trail, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of arrows.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}
