import type { Icon } from "./icon";

export type IconFact = { icon: Icon; label: string; value: string };

export function FactList({ facts }: { facts: readonly IconFact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:has-[>:nth-child(4):last-child]:grid-cols-4">
      {facts.map(({ icon: FactIcon, label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted-foreground flex items-center gap-2 text-sm">
            <FactIcon />
            {label}
          </dt>
          <dd className="mt-0.5 pl-7 font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
