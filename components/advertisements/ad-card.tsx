import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { advertisementCopy } from "@/lib/advertisements/copy";
import { srcSetOf } from "@/lib/images/rules";

type Props = { ad: AdvertisementDto; maxHeight: string };

/** One advertisement: the whole picture is the link, marked 'Ad', and search engines are told that it is paid for. */
export function AdCard({ ad, maxHeight }: Props) {
  return (
    <a
      href={ad.linkUrl}
      target="_blank"
      rel="noopener nofollow sponsored"
      className="bg-muted relative block overflow-hidden rounded-xl"
      style={{ maxHeight }}
    >
      <img
        src={ad.imageUrl}
        srcSet={srcSetOf(ad.imageUrl)}
        sizes="(min-width: 1280px) 1280px, 100vw"
        alt={ad.title}
        width={1280}
        height={400}
        loading="lazy"
        decoding="async"
        className="aspect-[16/7] w-full object-cover object-right md:aspect-[16/5]"
        style={{ maxHeight }}
      />
      <span
        aria-hidden
        className="from-background via-background/80 absolute inset-0 bg-linear-to-r via-30% to-transparent to-60%"
      />
      <span
        aria-hidden
        className="absolute inset-y-0 left-5 flex max-w-[55%] flex-col justify-center gap-2 md:left-10 md:max-w-sm"
      >
        <span className="text-lg font-bold text-balance md:text-2xl">{ad.title}</span>
        <span className="text-sm font-semibold underline underline-offset-4">Have a look</span>
      </span>
      <span className="bg-background/90 text-foreground absolute top-3 left-3 rounded-full px-2.5 py-0.5 text-xs font-semibold">
        {advertisementCopy.label}
      </span>
    </a>
  );
}
