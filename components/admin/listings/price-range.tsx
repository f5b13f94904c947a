import type { ListingCaseDto } from "@/lib/listings/moderation/decision.contract";
import { formatPrice } from "@/lib/shared/money";

type Props = { price: number; prices: NonNullable<ListingCaseDto["prices"]> };

export function PriceRange({ price, prices: { count, low, median, high } }: Props) {
  const least = Math.min(low, price);
  const span = Math.max(high, price) - least || 1;
  const placeOf = (amount: number) => `${((amount - least) / span) * 100}%`;
  const marks = [
    { name: "Low", amount: low },
    { name: "Median", amount: median },
    { name: "High", amount: high },
  ];
  return (
    <div className="grid max-w-md gap-2">
      <p>
        <span className="font-semibold">{formatPrice(price)}</span>{" "}
        <span className="text-muted-foreground">compared with {count} live listings</span>
      </p>
      <div aria-hidden="true" className="bg-border relative mx-2 h-2 rounded-full">
        <span
          className="bg-muted-foreground/50 absolute inset-y-0 rounded-full"
          style={{ left: placeOf(low), width: `${((high - low) / span) * 100}%` }}
        />
        <span className="bg-foreground absolute -inset-y-1 w-0.5" style={{ left: placeOf(median) }} />
        <span
          className="bg-primary border-card absolute -top-1 size-4 -translate-x-1/2 rounded-full border-2"
          style={{ left: placeOf(price) }}
        />
      </div>
      <dl className="grid grid-cols-3 gap-x-2 *:last:text-right *:nth-2:text-center max-md:text-xs">
        {marks.map(({ name, amount }) => (
          <div key={name}>
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="tabular-nums">{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
