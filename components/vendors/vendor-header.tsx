import { imageLoadingProps } from "@/components/images/image-loading";
import { ContactLink } from "@/components/messages/contact-link";
import { toContactSubject } from "@/components/messages/contact-subject";
import { ButtonLink } from "@/components/ui/button";
import { MessageCircle } from "@/components/ui/deferred-icons";
import { Rating } from "@/components/ui/stars";
import { srcSetOf } from "@/lib/images/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { VendorProfileDto } from "@/lib/vendors/contract";
import { HolidayNotice } from "./holiday-notice";
import { VendorLogo } from "./vendor-logo";
import { VendorProof } from "./vendor-proof";
import { VerifiedBadge } from "./verified-badge";
import { VisitorPart } from "./visitor-part";

export function VendorHeader({ vendor }: { vendor: VendorProfileDto }) {
  return (
    <header data-slot="vendor-header" className="grid gap-5">
      <VendorBanner vendor={vendor} />
      <div className="relative -mt-16 grid gap-4 md:-mt-12 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-start md:gap-6 md:px-6">
        <VendorLogo vendor={vendor} size="xl" className="border-background rounded-xl border-4 md:size-32" />
        <div className="grid gap-1.5 md:pt-14">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl font-bold wrap-anywhere md:text-3xl">
            {vendor.businessName}
            {vendor.verified ? <VerifiedBadge className="tracking-normal" /> : null}
          </h1>
          <Rating value={vendor.averageRating} count={vendor.reviewCount} />
        </div>
        <VisitorPart
          vendorId={vendor.id}
          owner={
            <ButtonLink href={hrefs.vendorDesk("profile")} size="lg" className="md:mt-14">
              Edit profile
            </ButtonLink>
          }
        >
          <ContactLink subject={toContactSubject(vendor, null)} size="lg" className="md:mt-14">
            <MessageCircle />
            Contact vendor
          </ContactLink>
        </VisitorPart>
      </div>
      <VendorProof vendor={vendor} className="md:px-6" />
      <HolidayNotice vendor={vendor} />
    </header>
  );
}

const looks = {
  products: "bg-products-soft text-products",
  services: "bg-services-soft text-services",
  realestate: "bg-realestate-soft text-realestate",
} as const;

function VendorBanner({ vendor: { banner, category } }: { vendor: VendorProfileDto }) {
  const frame = "max-md:-mx-gutter relative h-36 overflow-hidden md:rounded-xl";
  if (!banner) {
    return (
      <div aria-hidden className={`${frame} md:h-44 ${looks[category]}`}>
        <span className="tile-pattern absolute inset-0 opacity-20" />
      </div>
    );
  }
  return (
    <div
      className={`${frame} bg-muted bg-cover bg-center md:h-60`}
      style={banner.blurDataUrl ? { backgroundImage: `url(${banner.blurDataUrl})` } : undefined}
    >
      <img
        src={banner.url}
        srcSet={srcSetOf(banner.url)}
        sizes="(min-width: 1344px) 1280px, 100vw"
        alt=""
        width={banner.width}
        height={banner.height}
        {...imageLoadingProps.first}
        className="size-full object-cover"
      />
    </div>
  );
}
