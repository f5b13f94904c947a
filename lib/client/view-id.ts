export function makeViewId(): string {
  const part = () => Math.random().toString(36).slice(2, 12).padEnd(10, "0");
  return `${part()}${part()}`;
}
