import { formatPrice } from "@/lib/shared/money";

type PriceProps = {
  /** US dollars. */
  amount: number;
  /** What it cost before, in US dollars; shown struck through when it was more. */
  previous?: number | null;
  /** Word before the amount: 'From'. */
  prefix?: string;
  /** What the amount is for: '/ month'. */
  unit?: string;
  className?: string;
};

/** A price in the strongest weight, with two decimals and figures that line up. */
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
