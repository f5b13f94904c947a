import { formatPrice } from "@/lib/shared/money";

type PriceProps = {
  /** US dollars. */
  amount: number;
  /** In US dollars; shown struck through only if higher. */
  previous?: number | null;
  prefix?: string;
  unit?: string;
  className?: string;
};

export function Price({ amount, previous, prefix, unit, className }: PriceProps) {
  return (
    <span data-slot="price" className={className}>
      <span>
        {prefix ? <span className="text-sm font-medium">{prefix} </span> : null}
        {formatPrice(amount)}
        {unit ? <span className="text-sm font-medium"> {unit}</span> : null}
      </span>
      {previous != null && previous > amount ? (
        <s>
          <span className="sr-only">Before: </span>
          {formatPrice(previous)}
        </s>
      ) : null}
    </span>
  );
}
