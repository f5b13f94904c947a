import { IntentLink } from "@/components/ui/intent-link";
import { hrefs } from "@/lib/shared/hrefs";

export type Site = {
  name: string;
  contactEmail: string;
  /** Address of an uploaded logo, else the built-in mark with the name is shown. */
  logo: string | null;
};

/** The mark of the site, whose shape is in the sprite of the document: it stands in it up to four times. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg data-slot="brand-mark" aria-hidden className={className}>
      <use href="#i-brand" />
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
