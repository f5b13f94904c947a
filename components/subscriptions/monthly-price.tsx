import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";

type Props = { price: number; freeUntil?: string | null };

export function MonthlyPrice({ price, freeUntil }: Props) {
  const isFree = price === 0 || Boolean(freeUntil);
  return (
    <p className="text-2xl font-bold tabular-nums">
      {isFree ? "Free" : formatPrice(price)}
      <span className="text-muted-foreground text-base font-normal">
        {freeUntil && price > 0
          ? ` until ${formatDate(freeUntil)}, then ${formatPrice(price)} a month if you keep it`
          : isFree
            ? null
            : " a month"}
      </span>
    </p>
  );
}
