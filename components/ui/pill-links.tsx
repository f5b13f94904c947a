import { cx } from "class-variance-authority";
import { IntentLink } from "./intent-link";

type Props = {
  label: string;
  links: readonly { name: string; href: string; current: boolean }[];
  className?: string;
};

/** One choice of several as links, so that each is an address and needs no script; scrolls where it is long. */
export function PillLinks({ label, links, className }: Props) {
  return (
    <nav
      data-slot="pill-links"
      aria-label={label}
      className={cx(
        "no-scrollbar -mx-gutter px-gutter flex items-center gap-1 overflow-x-auto py-1 lg:mx-0 lg:flex-wrap lg:px-0",
        className,
      )}
    >
      {links.map(({ name, href, current }) => (
        <IntentLink
          key={name}
          href={href}
          scroll={false}
          aria-current={current ? "true" : undefined}
          className="tap-target text-muted-foreground hover:bg-accent aria-[current]:bg-primary-soft aria-[current]:text-primary flex h-9 shrink-0 items-center rounded-full px-3 text-sm font-semibold transition-colors"
        >
          {name}
        </IntentLink>
      ))}
    </nav>
  );
}
