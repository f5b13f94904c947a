import { IntentLink } from "@/components/ui/intent-link";
import { hrefs } from "@/lib/shared/hrefs";

export type Site = {
  name: string;
  contactEmail: string;
  logo: string | null;
};

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg data-slot="brand-mark" aria-hidden className={className}>
      <use href="#i-brand" />
    </svg>
  );
}

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
