export function DayLine({ label }: { label: string }) {
  return (
    <li className="text-muted-foreground flex items-center gap-3 pt-5 pb-2 text-xs font-semibold">
      <span aria-hidden className="h-px flex-1 bg-[var(--border)]" />
      <h3 className="text-xs font-semibold tracking-normal">{label}</h3>
      <span aria-hidden className="h-px flex-1 bg-[var(--border)]" />
    </li>
  );
}
