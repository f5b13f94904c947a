/** A name for a page view; it need not be secret, and pages without https have no randomUUID. */
export function makeViewId(): string {
  const part = () => Math.random().toString(36).slice(2, 12).padEnd(10, "0");
  return `${part()}${part()}`;
}
