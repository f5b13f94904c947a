import type { ReactNode } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { hrefs } from "@/lib/shared/hrefs";
import { Brand, type Site } from "./brand";
import { FooterSlot } from "./footer-slot";
import { mainLinks } from "./nav-items";
import { VendorLink } from "./vendor-link";

type FooterLink = { label: string; href: string };

const policies: readonly FooterLink[] = [
  { label: "Privacy Policy", href: hrefs.policy("privacy") },
  { label: "Terms of Service", href: hrefs.policy("terms") },
  { label: "Cookie Policy", href: hrefs.policy("cookies") },
];

export function Footer({ site }: { site: Site }) {
  return (
    <footer data-slot="footer" className="mt-section bg-muted text-muted-foreground border-t">
      <div className="page grid gap-x-8 gap-y-8 py-10 md:grid-cols-[2fr_1fr_1fr] lg:py-14">
        <div className="text-foreground space-y-3">
          <Brand site={site} />
          <p className="text-muted-foreground max-w-[40ch]">
            Good things, helpful people and places to live, from vendors across the US.
          </p>
          <a
            href={`mailto:${site.contactEmail}`}
            className="inline-flex min-h-11 items-center rounded-sm font-medium underline-offset-4 hover:underline"
          >
            {site.contactEmail}
          </a>
        </div>
        <FooterList title="Quick links" links={mainLinks} columns>
          <VendorLink />
        </FooterList>
        <FooterList title="Policies" links={policies} />
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-4 pb-8">
        <p className="text-sm">© {site.name}</p>
        <FooterSlot />
      </div>
    </footer>
  );
}

type FooterListProps = {
  title: string;
  links: readonly FooterLink[];
  columns?: boolean;
  children?: ReactNode;
};

function FooterList({ title, links, columns, children }: FooterListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-foreground mb-1 font-semibold md:mb-2">{title}</h2>
      <ul className={columns ? "max-md:columns-2" : undefined}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <IntentLink href={href} className="footer-link">
              {label}
            </IntentLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
