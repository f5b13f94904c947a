import type { NavItem } from "./nav-items";
import { NavLink } from "./nav-link";

/** The look of one row of the mobile menu. */
export const menuRow =
  "flex h-12 w-full items-center gap-3 rounded-md px-3 text-lg font-medium hover:bg-accent active:bg-accent aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary";

export function MenuList({ links }: { links: readonly NavItem[] }) {
  return (
    <ul>
      {links.map(({ label, href, icon: LinkIcon }) => (
        <li key={href}>
          <NavLink href={href} className={menuRow}>
            <LinkIcon />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
