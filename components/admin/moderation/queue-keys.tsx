export function QueueKeys({ keys }: { keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <p className="text-muted-foreground mb-3 text-sm max-lg:hidden">Keys: J and K move, {keys.join(", ")}.</p>
  );
}
