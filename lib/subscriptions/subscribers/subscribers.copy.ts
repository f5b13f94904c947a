import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import type { SubscriberDto } from "./subscribers.contract";

export function periodOf({ status, periodEnd }: SubscriberDto): string {
  const end = formatDate(periodEnd);
  if (status === "trialing") return `Trial until ${end}`;
  if (status === "past_due") return `Payment due since ${end}`;
  if (status === "expired") return `Ended on ${end}`;
  return `Until ${end}`;
}

export function nextOf(subscriber: SubscriberDto): string {
  const { status, planName, price, periodEnd, graceEnd, nextPlanName, nextPrice, priceMailWaits } =
    subscriber;
  const end = formatDate(periodEnd);
  const mail = priceMailWaits ? ", once they have the email" : "";
  if (status === "expired") return "Starter limits apply";
  if (status === "cancelled") return `Canceled, Starter from ${end}`;
  if (nextPlanName) {
    return `${nextPlanName} from ${end}${nextPrice ? `, ${formatPrice(nextPrice)} a month${mail}` : ""}`;
  }
  if (nextPrice !== null && nextPrice !== price) {
    return `${formatPrice(nextPrice)} a month from ${end}${mail}`;
  }
  if (status === "past_due") {
    return `Starter from ${formatDate(graceEnd ?? periodEnd)} unless they pay`;
  }
  if (status === "trialing") return `Starter from ${end} unless they keep ${planName}`;
  return "No change";
}
