import type { ReactNode } from "react";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import type { Limits } from "@/lib/subscriptions/rules";
import { monthlyText } from "@/lib/subscriptions/copy";
import { formatNumber } from "@/lib/shared/numbers";

const names: Record<keyof Limits, string> = {
  listings: "Listings",
  photos: "Photos per listing",
  featured: "Featured listings",
  ads: "Ads",
};

type Props = {
  from: PlanDto;
  to: PlanDto;
  usage: SubscriptionDto["usage"];
  starts: string;
  due: string;
};

export function PlanComparison({ from, to, usage, starts, due }: Props) {
  return (
    <table className="w-full text-left tabular-nums max-sm:text-sm [&_td]:py-1.5 [&_td]:pl-4 [&_th]:py-1.5">
      <caption className="sr-only">
        {from.name} and {to.name} side by side
      </caption>
      <thead className="text-muted-foreground border-b text-sm">
        <tr>
          <th scope="col" className="font-normal">
            <span className="sr-only">Compare</span>
          </th>
          <th scope="col" className="pl-4 font-normal">
            Now: {from.name}
          </th>
          <th scope="col" className="pl-4 font-semibold">
            {to.name}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        <Row label="Price" now={monthlyText(from.price)}>
          {monthlyText(to.price)}
        </Row>
        {(["listings", "photos", "featured", "ads"] as const).map((kind) => {
          const used = kind === "photos" ? null : usage[kind];
          return (
            <Row key={kind} label={names[kind]} now={formatNumber(from[kind])}>
              {formatNumber(to[kind])}
              {used !== null && used > to[kind] ? (
                <span className="text-harm block text-sm font-normal">You have {formatNumber(used)}</span>
              ) : null}
            </Row>
          );
        })}
        <Row label="Starts">{starts}</Row>
        <Row label="Due then">{due}</Row>
      </tbody>
    </table>
  );
}

function Row({ label, now, children }: { label: string; now?: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="font-normal">
        {label}
      </th>
      <td>{now}</td>
      <td className="font-semibold">{children}</td>
    </tr>
  );
}
