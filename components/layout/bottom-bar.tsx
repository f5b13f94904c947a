"use client";

import { useCurrentUser } from "@/components/users/hooks";
import { bottomBarLinks } from "./nav-items";
import { NavLink } from "./nav-link";

/**
 * Hidden by `<meta name="page-form">` on pages with a form that fills them, by `page-bar` if they have a bar, and by
 * `page-desk` in administration.
 */
export function BottomBar() {
  const { user } = useCurrentUser();
  return (
    <nav
      data-slot="bottom-bar"
      aria-label="Sections"
      className="bg-background fixed inset-x-0 bottom-0 z-30 border-t pb-[env(safe-area-inset-bottom)] md:hidden [html:has(meta[name=page-bar])_&]:hidden [html:has(meta[name=page-desk])_&]:hidden [html:has(meta[name=page-form])_&]:hidden"
    >
      <ul className="grid h-14 grid-cols-5">
        {bottomBarLinks(user?.role ?? null).map(({ label, href, section, icon: LinkIcon }) => (
          <li key={label}>
            <NavLink href={href} section={section} className="bar-link">
              <span>
                <LinkIcon />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
