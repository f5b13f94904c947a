import { Pagination } from "@/components/ui/pagination";
import type { RewardChoices, RewardEntryDto, RewardsDto } from "@/lib/rewards/contract";
import { expiresSoonDays, formatPoints } from "@/lib/rewards/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import { EarningWays } from "./earning-ways";
import { InviteCard } from "./invite-card";
import { RedemptionList } from "./redemption-list";
import { RewardCatalog } from "./reward-catalog";
import { RewardHistory } from "./reward-history";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  rewards: RewardsDto;
  choices: RewardChoices;
  page: Page<RewardEntryDto>;
  first: boolean;
  /** Without a trailing slash. */
  origin: string;
};

export function RewardsView({ rewards, choices, page, first, origin }: Props) {
  const { balance, items, ways, profileNeeds, redemptions, referral } = rewards;
  return (
    <div className="page grid gap-8 py-6 md:gap-10 md:py-10">
      <div className="grid gap-4">
        <h1 className="text-2xl font-bold">Rewards</h1>
        <Balance rewards={rewards} />
      </div>
      <RewardCatalog items={items} balance={balance} choices={choices} />
      <RedemptionList redemptions={redemptions} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <EarningWays ways={ways} profileNeeds={profileNeeds} />
        {referral ? (
          <InviteCard
            url={`${origin}${hrefs.invitation(referral.code)}`}
            joined={referral.joined}
            points={ways.find(({ id }) => id === "referral")?.points ?? 0}
          />
        ) : null}
      </div>
      <section aria-labelledby="history" className="grid gap-4">
        <h2 id="history" className="text-lg font-semibold">
          History
        </h2>
        <RewardHistory entries={page.items} />
        <Pagination
          label="History"
          previousHref={first ? null : `${hrefs.rewards()}#history`}
          nextHref={page.next ? `${hrefs.rewards(`cursor=${page.next}`)}#history` : null}
        />
      </section>
    </div>
  );
}

function Balance({ rewards }: Pick<Props, "rewards">) {
  const { balance, earnedToday, expiringSoon, mostADay, months } = rewards;
  return (
    <div className="bg-primary-soft flex flex-wrap items-end justify-between gap-x-8 gap-y-3 rounded-xl p-5 md:p-6">
      <p className="text-primary grid">
        <span className="text-4xl font-bold tabular-nums">{formatNumber(balance)}</span>
        <span className="font-semibold">{balance === 1 ? "point" : "points"} to spend</span>
      </p>
      <ul className="grid gap-1 text-sm">
        {earnedToday > 0 ? (
          <li>
            You earned {formatPoints(earnedToday)} today, of {formatNumber(mostADay)} possible.
          </li>
        ) : (
          <li>You can earn up to {formatPoints(mostADay)} a day.</li>
        )}
        <li>
          {expiringSoon > 0
            ? `${formatPoints(expiringSoon)} expire within ${expiresSoonDays} days. We spend the oldest first.`
            : `Points last ${months === 1 ? "1 month" : `${months} months`}. We spend the oldest first.`}
        </li>
      </ul>
    </div>
  );
}
