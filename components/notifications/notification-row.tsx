import { IntentLink } from "@/components/ui/intent-link";
import type { Icon } from "@/components/ui/icon";
import { Briefcase, Clock, Search, Star, TrendingDown } from "@/components/ui/icons";
import { DollarSign, Flag, MessageCircle, Store, Tag, Wallet } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { NotificationDto } from "@/lib/notifications/center/center.contract";
import { formatDate } from "@/lib/shared/dates";

const icons: Record<NotificationDto["type"], Icon> = {
  vendor_decision: Store,
  listing_decision: Tag,
  message: MessageCircle,
  offer: DollarSign,
  review: Star,
  application: Briefcase,
  price_drop: TrendingDown,
  saved_search: Search,
  expiry: Clock,
  reward: Wallet,
  report: Flag,
  saver_offer: DollarSign,
  low_stock: Store,
};

type RowProps = {
  notification: NotificationDto;
  count: number;
  isNew: boolean;
  onFollow: () => void;
};

export function NotificationRow({ notification, count, isNew, onFollow }: RowProps) {
  const { type, title, body, href, about, createdAt } = notification;
  const RowIcon = icons[type];
  const isNamed = !about || `${title} ${body}`.includes(about.title);
  return (
    <IntentLink
      href={href}
      onClick={onFollow}
      className="hover:bg-accent focus-visible:bg-accent flex gap-3 border-b px-4 py-3 focus-visible:-outline-offset-2"
    >
      {about?.imageUrl ? (
        <img
          src={about.imageUrl}
          alt=""
          loading="lazy"
          className="bg-muted mt-0.5 size-9 shrink-0 rounded-md object-cover"
        />
      ) : (
        <span className="bg-muted text-muted-foreground mt-0.5 grid size-9 shrink-0 place-content-center rounded-full">
          <RowIcon className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className={isNew ? "block font-semibold" : "block"}>{title}</span>
        {isNamed ? null : <span className="block truncate text-sm">{about.title}</span>}
        {body ? <span className="text-muted-foreground line-clamp-2 text-sm">{body}</span> : null}
        <span className="text-muted-foreground block text-sm">
          <RelativeTime date={createdAt} exact={formatDate(createdAt)} />
          {count > 1 ? ` · ${count - 1} more like this` : null}
        </span>
      </span>
      {isNew ? (
        <span className="mt-2 shrink-0">
          <span aria-hidden className="bg-primary block size-2.5 rounded-full" />
          <span className="sr-only">New</span>
        </span>
      ) : null}
    </IntentLink>
  );
}
