import { IntentLink } from "@/components/ui/intent-link";
import { hrefs } from "@/lib/shared/hrefs";

export type Site = {
  name: string;
  contactEmail: string;
  /** Address of an uploaded logo, else the built-in mark with the name is shown. */
  logo: string | null;
};

/** A paving tile: four quarter circles leave a star, a fountain in its middle. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg data-slot="brand-mark" viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M16 4.5c1.2 6.6 4.9 10.3 11.5 11.5C20.9 17.2 17.2 20.9 16 27.5 14.8 20.9 11.1 17.2 4.5 16 11.1 14.8 14.8 11.1 16 4.5Z"
        className="fill-primary-foreground"
      />
      <circle cx="16" cy="16" r="2.6" className="fill-primary" />
    </svg>
  );
}

/** Logo and name, leading home. */
export function Brand({ site }: { site: Pick<Site, "name" | "logo"> }) {
  return (
    <IntentLink
      href={hrefs.home()}
      data-slot="brand"
      aria-label={`${site.name}, home`}
      className="flex h-11 shrink-0 items-center gap-2 rounded-md text-xl font-bold tracking-tight"
    >
      {site.logo ? (
        <img src={site.logo} alt="" height={32} className="h-8 w-auto max-w-40 object-contain" />
      ) : (
        <>
          <BrandMark className="size-8" />
          {site.name}
        </>
      )}
    </IntentLink>
  );
}
