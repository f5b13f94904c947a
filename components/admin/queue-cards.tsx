import type { Icon } from "@/components/ui/icon";
import { Briefcase, Star } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import {
  ArrowRight,
  CreditCard,
  Flag,
  Mail,
  Megaphone,
  MessageCircle,
  Package,
  Pencil,
  Scale,
  Store,
  Wallet,
} from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AdminDeskDto, QueueDto } from "@/lib/platform/overview.contract";
import { formatDate } from "@/lib/shared/dates";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { isModeratorPage } from "@/lib/shared/moderators";
import { formatNumber } from "@/lib/shared/numbers";

type Queue = { id: keyof AdminDeskDto; label: string; icon: Icon; href: string };

const queues: readonly Queue[] = [
  {
    id: "vendors",
    label: "Vendors waiting for approval",
    icon: Store,
    href: adminHrefs.vendors("status=pending"),
  },
  { id: "listings", label: "Listings in review", icon: Package, href: adminHrefs.listings("kind=listing") },
  {
    id: "revisions",
    label: "Edited listings in review",
    icon: Pencil,
    href: adminHrefs.listings("kind=revision"),
  },
  { id: "jobs", label: "Jobs in review", icon: Briefcase, href: adminHrefs.jobs() },
  {
    id: "advertisements",
    label: "Advertisements in review",
    icon: Megaphone,
    href: adminHrefs.advertisements(),
  },
  { id: "payments", label: "Pending payments", icon: CreditCard, href: adminHrefs.payments() },
  { id: "rewards", label: "Rewards to send", icon: Wallet, href: adminHrefs.rewards() },
  { id: "reviews", label: "Reviews to check", icon: Star, href: adminHrefs.reviews() },
  { id: "reports", label: "Open reports", icon: Flag, href: adminHrefs.reports() },
  {
    id: "heldMessages",
    label: "Messages waiting for a check",
    icon: MessageCircle,
    href: adminHrefs.heldMessages(),
  },
  { id: "cases", label: "Open cases", icon: Scale, href: adminHrefs.cases() },
  {
    id: "failedMails",
    label: "Emails that couldn’t be sent",
    icon: Mail,
    href: adminHrefs.outbox("status=failed"),
  },
];

type Props = { desk: AdminDeskDto; moderator?: boolean };

export function QueueCards({ desk, moderator = false }: Props) {
  const shown = queues.filter(({ href }) => !moderator || isModeratorPage(href));
  const sorted = [...shown].sort((a, b) => Number(desk[b.id].count > 0) - Number(desk[a.id].count > 0));
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {sorted.map((queue) => (
        <li key={queue.id}>
          <QueueCard {...queue} queue={desk[queue.id]} />
        </li>
      ))}
    </ul>
  );
}

const frame = "flex h-full items-center gap-4 rounded-xl border bg-card p-4 xl:items-start xl:gap-3";

function QueueCard({ label, icon: QueueIcon, href, queue }: Queue & { queue: QueueDto }) {
  const content = (
    <>
      <span
        className={`grid size-11 shrink-0 place-content-center rounded-md ${queue.count > 0 ? "bg-waiting-soft text-waiting" : "bg-muted text-muted-foreground"}`}
      >
        <QueueIcon />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-xl font-bold tabular-nums">
          {formatNumber(queue.count)}
          {queue.capped ? "+" : null}
        </span>
        <span className="block">{label}</span>
        {queue.oldest ? (
          <span className="text-muted-foreground block text-sm">
            <RelativeTime date={queue.oldest} exact={formatDate(queue.oldest)} prefix="Oldest:" />
          </span>
        ) : null}
      </span>
    </>
  );
  return (
    <IntentLink href={href} className={`${frame} hover:bg-accent active:bg-accent transition-colors`}>
      {content}
      <ArrowRight className="text-muted-foreground xl:hidden" />
    </IntentLink>
  );
}
