import type { Icon } from "@/components/ui/icon";
import { CircleCheck, Star } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { ArrowRight, Reply, UserRound, Users } from "@/components/ui/deferred-icons";
import type { EarningWayDto, RewardsDto } from "@/lib/rewards/contract";
import { formatPoints, type Earning } from "@/lib/rewards/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { formatNumber } from "@/lib/shared/numbers";

type Props = { ways: readonly EarningWayDto[]; profileNeeds: RewardsDto["profileNeeds"] };

type Words = { icon: Icon; title: string; text: string; href: string };

const words: Record<Earning, Words> = {
  profile_complete: {
    icon: UserRound,
    title: "Complete your profile",
    text: "Your photo, phone number and a confirmed email address.",
    href: hrefs.profile(),
  },
  review: {
    icon: Star,
    title: "Review what you bought",
    text: "You get points for each review we publish.",
    href: hrefs.reviews(),
  },
  quick_answer: {
    icon: Reply,
    title: "Answer inquiries within 24 hours",
    text: "You get points for each first answer.",
    href: hrefs.messages(),
  },
  referral: {
    icon: Users,
    title: "Invite a friend",
    text: "When they’ve confirmed their email and we’ve published their first review.",
    href: "#invite",
  },
};

const needNames = { photo: "a photo", phone: "a phone number", email: "a confirmed email address" } as const;
const needHrefs = {
  photo: hrefs.profile("photo"),
  phone: hrefs.profile("details"),
  email: hrefs.profile("email"),
} as const;

function needsText(needs: RewardsDto["profileNeeds"]): string {
  const names = needs.map((need) => needNames[need]);
  return `Still missing: ${new Intl.ListFormat("en-US").format(names)}.`;
}

export function EarningWays({ ways, profileNeeds }: Props) {
  return (
    <section aria-labelledby="earn" className="grid gap-4">
      <h2 id="earn" className="text-lg font-semibold">
        Ways to earn
      </h2>
      <ul className="bg-card divide-y rounded-xl border">
        {ways.map((way) => (
          <li key={way.id} className="first:*:rounded-t-xl last:*:rounded-b-xl">
            <Way way={way} profileNeeds={profileNeeds} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({
  way: { id, points, times },
  profileNeeds,
}: { way: EarningWayDto } & Pick<Props, "profileNeeds">) {
  const { icon: WayIcon, title, text, href } = words[id];
  const isProfile = id === "profile_complete";
  const isDone = isProfile && times > 0;
  const [need] = profileNeeds;
  const target = isProfile && need ? needHrefs[need] : href;
  return (
    <IntentLink href={target} className="hover:bg-accent flex items-center gap-4 p-4 transition-colors">
      <span
        className={`grid size-11 shrink-0 place-content-center rounded-md ${isDone ? "bg-trust-soft text-trust" : "bg-primary-soft text-primary"}`}
      >
        {isDone ? <CircleCheck /> : <WayIcon />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="text-muted-foreground block text-sm">
          {isProfile && !isDone && need ? needsText(profileNeeds) : text}
        </span>
        {times > 0 && !isProfile ? (
          <span className="text-trust block text-sm font-medium">
            {times === 1 ? "Earned once so far" : `Earned ${formatNumber(times)} times so far`}
          </span>
        ) : null}
      </span>
      <span className="shrink-0 text-right text-sm font-semibold tabular-nums">
        {isDone ? <span className="text-trust">Done</span> : `+${formatPoints(points)}`}
      </span>
      <ArrowRight className="text-muted-foreground max-sm:hidden" />
    </IntentLink>
  );
}
