import { buttonVariants } from "@/components/ui/button-variants";
import type { Icon } from "@/components/ui/icon";
import { Briefcase, Heart, Search, ShoppingBag, Star } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { ArrowRight, MessageCircle, SquarePlus, Wallet } from "@/components/ui/deferred-icons";
import { PlannedViewings } from "@/components/messages/planned-viewings";
import { UserAvatar } from "@/components/users/avatar";
import { ListingGrid } from "@/components/listings/listing-grid";
import { TodoStrip } from "@/components/vendors/desk/todo-strip";
import type { FavoriteCounts } from "@/lib/favorites/contract";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import type { ConversationDeskDto } from "@/lib/messages/inbox/desk.contract";
import { conversationTodos } from "@/lib/messages/inbox/desk.rules";
import { formatPoints } from "@/lib/rewards/rules";
import { formatMonth } from "@/lib/shared/dates";
import type { SearchCounts } from "@/lib/searches/contract";
import { formatNewCount } from "@/lib/searches/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { ProfileDto } from "@/lib/users/profile.contract";
import { displayName } from "@/lib/users/rules";
import type { DeskTodo } from "@/lib/vendors/desk/desk.rules";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  profile: ProfileDto;
  talks: ConversationDeskDto;
  favorites: FavoriteCounts;
  searches: SearchCounts;
  reviewsDue: number;
  priceDrops: readonly ListingCardDto[];
  newMatches: readonly ListingCardDto[];
  points: number;
  secondStep: boolean;
};

export function CustomerDesk(props: Props) {
  const { profile, talks, priceDrops, newMatches, secondStep } = props;
  return (
    <div className="page grid gap-8 py-6 md:py-8">
      <DeskHeader profile={profile} />
      <TodoStrip todos={[...conversationTodos(talks), ...accountTodos(props)]} />
      <PlannedViewings viewings={talks.viewings} />
      <Cards id="drops" title="Price drops" listings={priceDrops} href={hrefs.favorites("sort=dropped")} />
      <Cards id="matches" title="New matches" listings={newMatches} href={hrefs.savedSearches()} />
      <Activity {...props} />
      <Recommendations advice={adviceFor(profile, secondStep)} />
    </div>
  );
}

function DeskHeader({ profile }: Pick<Props, "profile">) {
  return (
    <header className="flex flex-wrap items-center gap-4">
      <UserAvatar user={profile} size="lg" />
      <div className="min-w-0 flex-1">
        <h1 className="text-2xl font-bold wrap-anywhere">{displayName(profile)}</h1>
        <p className="text-muted-foreground wrap-anywhere">
          {profile.email}
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block max-sm:first-letter:uppercase">
            member since {formatMonth(profile.memberSince)}
          </span>
        </p>
      </div>
      <IntentLink
        href={hrefs.profile()}
        className={`${buttonVariants({ variant: "secondary" })} max-sm:w-full`}
      >
        Edit profile
      </IntentLink>
    </header>
  );
}

type CardsProps = { id: string; title: string; listings: readonly ListingCardDto[]; href: string };

function Cards({ id, title, listings, href }: CardsProps) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="full-rows grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <IntentLink
          href={href}
          aria-label={`See all: ${title}`}
          className="line-target text-primary rounded-sm font-semibold underline-offset-4 hover:underline"
        >
          See all
        </IntentLink>
      </div>
      <ListingGrid listings={listings} />
    </section>
  );
}

function Activity({ talks, favorites, searches, reviewsDue, points }: Props) {
  const messages = talks.unread === 0 ? "No unread messages" : `${talks.unread} unread`;
  const reviews = reviewsDue === 0 ? "No reviews to write" : `${reviewsDue} to write`;
  const rewards = points === 0 ? "No points yet" : formatPoints(points);
  return (
    <section aria-labelledby="yours" className="grid gap-3">
      <h2 id="yours" className="text-lg font-semibold">
        Your activity
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <DeskLink href={hrefs.favorites()} icon={Heart} title="Favorites" text={favoritesText(favorites)} />
        <DeskLink href={hrefs.messages()} icon={MessageCircle} title="Messages" text={messages} />
        <DeskLink
          href={hrefs.savedSearches()}
          icon={Search}
          title="Saved searches"
          text={searchesText(searches)}
        />
        <DeskLink
          href={hrefs.purchases()}
          icon={ShoppingBag}
          title="Purchases"
          text="Your offers and deals"
        />
        <DeskLink href={hrefs.reviews()} icon={Star} title="Reviews" text={reviews} />
        <DeskLink href={hrefs.rewards()} icon={Wallet} title="Rewards" text={rewards} />
        <DeskLink
          href={hrefs.myApplications()}
          icon={Briefcase}
          title="Applications"
          text="Jobs you applied for"
        />
        <DeskLink href={hrefs.myJobs()} icon={SquarePlus} title="Jobs" text="Jobs you posted" />
      </ul>
    </section>
  );
}

type Advice = { text: string; href: string };

function Recommendations({ advice }: { advice: readonly Advice[] }) {
  if (advice.length === 0) return null;
  return (
    <section aria-labelledby="advice" className="grid gap-3">
      <h2 id="advice" className="text-lg font-semibold">
        Recommended
      </h2>
      <ul className="bg-card divide-y rounded-xl border">
        {advice.map(({ text, href }) => (
          <li key={href}>
            <IntentLink
              href={href}
              className="hover:bg-accent flex min-h-14 items-center gap-3 px-4 py-2 transition-colors"
            >
              {text}
              <ArrowRight className="text-muted-foreground ml-auto" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function favoritesText({ total, cheaper, gone }: FavoriteCounts): string {
  if (total === 0) return "Nothing saved yet";
  return [
    `${formatNumber(total)} saved`,
    ...(cheaper > 0 ? [`${cheaper} price ${cheaper === 1 ? "drop" : "drops"}`] : []),
    ...(gone > 0 ? [`${gone} gone`] : []),
  ].join(" · ");
}

function accountTodos({ profile, reviewsDue }: Props): DeskTodo[] {
  const reviews = reviewsDue === 1 ? "1 review to write" : `${formatNumber(reviewsDue)} reviews to write`;
  const email = "Confirm your email to send more than 3 messages a day";
  return [
    ...(reviewsDue > 0 ? [{ id: "reviews", text: reviews, href: hrefs.reviews() }] : []),
    ...(profile.emailVerified ? [] : [{ id: "email", text: email, href: hrefs.profile("email") }]),
  ];
}

function adviceFor(profile: ProfileDto, secondStep: boolean): Advice[] {
  return [
    ...(profile.profilePicture ? [] : [{ text: "Add a photo of yourself", href: hrefs.profile("photo") }]),
    ...(secondStep ? [] : [{ text: "Turn on two-step sign-in", href: hrefs.profile("two-step") }]),
  ];
}

function searchesText({ savedSearches, newMatches }: SearchCounts): string {
  if (savedSearches === 0) return "Get an email when something matches";
  return `${savedSearches} saved${newMatches > 0 ? ` · ${formatNewCount(newMatches)}` : ""}`;
}

type LinkProps = { href: string; icon: Icon; title: string; text: string };

function DeskLink({ href, icon: LinkIcon, title, text }: LinkProps) {
  return (
    <li>
      <IntentLink
        href={href}
        className="bg-card hover:bg-accent active:bg-accent flex h-full items-center gap-4 rounded-xl border p-4 transition-colors"
      >
        <span className="bg-primary-soft text-primary grid size-11 shrink-0 place-content-center rounded-md">
          <LinkIcon />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="text-muted-foreground block text-sm">{text}</span>
        </span>
      </IntentLink>
    </li>
  );
}
