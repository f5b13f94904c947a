import { AccountSlot } from "./account-slot";
import { Brand, type Site } from "./brand";
import { MobileMenu } from "./mobile-menu";
import { mainLinks } from "./nav-items";
import { NavLink } from "./nav-link";

type HeaderProps = {
  site: Site;
  search: React.ReactNode;
};

/**
 * Same markup for everyone; personal parts fill in on the client in reserved space. `<meta name="page-search">` hides
 * the search form before the first paint; on phones, `<meta name="page-form">` does the same and the header scrolls
 * away, and on `<meta name="page-desk">` it stays.
 */
export function Header({ site, search }: HeaderProps) {
  return (
    <header
      data-slot="header"
      className="bg-background sticky -top-[50px] z-40 border-b md:top-0 max-md:[html:has(meta[name=page-desk])_&]:top-0 max-md:[html:has(meta[name=page-form])_&]:static [html:has(meta[name=page-search])_&]:top-0"
    >
      <div className="page min-h-header flex flex-wrap items-center gap-x-2 md:flex-nowrap md:gap-x-4 lg:gap-x-6">
        <div className="flex h-14 items-center gap-1">
          <MobileMenu site={site} />
          <Brand site={site} />
        </div>
        <nav aria-label="Main" className="hidden shrink-0 lg:block">
          <ul className="flex">
            {mainLinks.map(({ label, href }) => (
              <li key={href}>
                <NavLink href={href} className="main-link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div
          data-slot="header-search"
          className="order-last basis-full pb-2 md:order-none md:mx-auto md:max-w-md md:flex-1 md:basis-0 md:pb-0 max-md:[html:has(meta[name=page-desk])_&]:hidden max-md:[html:has(meta[name=page-form])_&]:hidden [html:has(meta[name=page-search])_&]:hidden"
        >
          {search}
        </div>
        <AccountSlot />
      </div>
    </header>
  );
}
