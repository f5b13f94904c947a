import type { NavItem } from "./nav-items";
import { NavLink } from "./nav-link";

export function MenuList({ links }: { links: readonly NavItem[] }) {
  return (
    <ul>
      {links.map(({ label, href, icon: LinkIcon }) => (
        <li key={href}>
          <NavLink href={href} className="menu-row">
            <LinkIcon />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
