import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/icons";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import { limitText } from "@/lib/subscriptions/copy";
import { MonthlyPrice } from "./monthly-price";
import { planOptionFor } from "./plan-option";

type Props = { plan: PlanDto; subscription: SubscriptionDto; onChoose: () => void };

export function PlanCard({ plan, subscription, onChoose }: Props) {
  const { label, isCurrent } = planOptionFor(subscription, plan);
  const { price } = isCurrent ? subscription.plan : plan;
  return (
    <li
      aria-current={isCurrent ? "true" : undefined}
      className="bg-card aria-[current]:border-primary aria-[current]:ring-primary flex flex-col gap-4 rounded-xl border p-4 aria-[current]:ring-1 md:p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{plan.name}</h3>
        {isCurrent ? <Badge variant="primary">Your plan</Badge> : null}
      </div>
      <MonthlyPrice price={price} />
      <p className="text-muted-foreground">{plan.description}</p>
      <ul className="grid gap-2">
        {(["listings", "photos", "featured", "ads"] as const)
          .filter((kind) => plan[kind] > 0)
          .map((kind) => (
            <li key={kind} className="flex items-start gap-2">
              <Check className="text-trust mt-0.5" />
              {limitText(kind, plan[kind])}
              {kind === "photos" ? " per listing" : ""}
            </li>
          ))}
      </ul>
      {label ? (
        <Button variant={isCurrent ? "primary" : "secondary"} className="mt-auto w-full" onClick={onChoose}>
          {label}
        </Button>
      ) : null}
    </li>
  );
}
