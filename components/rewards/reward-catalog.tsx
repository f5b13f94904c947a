"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Icon } from "@/components/ui/icon";
import { CreditCard, Megaphone, Sparkles } from "@/components/ui/deferred-icons";
import type { RewardChoices, RewardItemDto } from "@/lib/rewards/contract";
import { formatPoints, type RewardKind } from "@/lib/rewards/rules";
import { formatNumber } from "@/lib/shared/numbers";

const RedeemDialog = dynamic(() => import("./redeem-dialog").then((module) => module.RedeemDialog));

const icons: Record<RewardKind, Icon> = { listing_boost: Sparkles, ad_days: Megaphone, voucher: CreditCard };

type Props = { items: readonly RewardItemDto[]; balance: number; choices: RewardChoices };

export function RewardCatalog({ items, balance, choices }: Props) {
  const [chosen, setChosen] = useState<RewardItemDto | null>(null);
  return (
    <section aria-labelledby="redeem" className="grid gap-4">
      <h2 id="redeem" className="text-lg font-semibold">
        Spend your points
      </h2>
      {items.length === 0 ? (
        <p className="text-muted-foreground">There’s nothing to redeem right now. Your points are safe.</p>
      ) : (
        <ul className={`grid gap-3 sm:grid-cols-2 ${items.length > 2 ? "lg:grid-cols-4" : ""}`}>
          {items.map((item) => (
            <CatalogItem key={item.id} item={item} balance={balance} onRedeem={() => setChosen(item)} />
          ))}
        </ul>
      )}
      {chosen ? (
        <RedeemDialog item={chosen} balance={balance} choices={choices} onClose={() => setChosen(null)} />
      ) : null}
    </section>
  );
}

type ItemProps = { item: RewardItemDto; balance: number; onRedeem: () => void };

function CatalogItem({ item, balance, onRedeem }: ItemProps) {
  const { name, description, kind, points } = item;
  const ItemIcon = icons[kind];
  const missing = points - balance;
  return (
    <li className="bg-card flex flex-col gap-3 rounded-xl border p-4">
      <div className="flex items-center gap-3">
        <span className="bg-primary-soft text-primary grid size-11 shrink-0 place-content-center rounded-md">
          <ItemIcon />
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-sm font-semibold tabular-nums">{formatPoints(points)}</p>
        </div>
      </div>
      <p className="text-muted-foreground text-sm">{description}</p>
      <div className="mt-auto grid gap-2 pt-1">
        {missing > 0 ? (
          <>
            <div aria-hidden className="bg-muted h-2 overflow-hidden rounded-full forced-colors:border">
              <div
                className="bg-primary h-full rounded-full"
                style={{ width: `${(Math.max(0, balance) / points) * 100}%` }}
              />
            </div>
            <p className="text-sm">
              <span className="font-semibold tabular-nums">{formatNumber(missing)}</span> more to go
            </p>
          </>
        ) : (
          <Button aria-label={`Redeem ${name}`} onClick={onRedeem}>
            Redeem
          </Button>
        )}
      </div>
    </li>
  );
}
