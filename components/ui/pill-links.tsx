import { clsx as cx } from "clsx";
import { IntentLink } from "./intent-link";

type Props = {
  label: string;
  links: readonly { name: string; href: string; current: boolean }[];
  className?: string;
};

/** One choice of several as links, so that each is an address and needs no script; takes as many lines as it needs. */
export function PillLinks({ label, links, className }: Props) {
  return (
    <nav
      data-slot="pill-links"
      aria-label={label}
      className={cx("flex flex-wrap items-center gap-1 py-1 max-lg:-mx-3", className)}
    >
      {links.map(({ name, href, current }) => (
        <IntentLink
          key={name}
          href={href}
          scroll={false}
          aria-current={current ? "true" : undefined}
          className="pill-link"
        >
          {name}
        </IntentLink>
      ))}
    </nav>
  );
}
