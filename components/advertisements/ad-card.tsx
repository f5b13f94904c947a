import { cx } from "class-variance-authority";
import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { advertisementCopy } from "@/lib/advertisements/copy";
import { srcSetOf } from "@/lib/images/rules";

type Props = {
  ad: AdvertisementDto;
  maxHeight: string;
  /** Shares its row with another one on wide screens. */
  half?: boolean;
  /** False while its turn is far off: the picture is not fetched yet. */
  ready?: boolean;
};

/** One advertisement: the whole picture is the link, marked 'Ad', and search engines are told that it is paid for. */
export function AdCard({ ad, maxHeight, half, ready = true }: Props) {
  return (
    <a
      href={ad.linkUrl}
      target="_blank"
      rel="noopener nofollow sponsored"
      className={cx(
        "bg-muted relative block aspect-[16/7] w-full overflow-hidden rounded-xl bg-cover",
        !half && "md:aspect-[16/5]",
      )}
      style={{
        maxHeight,
        backgroundImage: ad.blurDataUrl ? `url(${ad.blurDataUrl})` : undefined,
      }}
    >
      {ready ? (
        <img
          src={ad.imageUrl}
          srcSet={srcSetOf(ad.imageUrl)}
          // On a phone the words cover half of it: a picture half as sharp is a third as heavy.
          sizes={
            half
              ? "(min-width: 1344px) 632px, 50vw"
              : "(min-width: 1344px) 1280px, (min-width: 768px) 100vw, 50vw"
          }
          alt=""
          width={ad.width}
          height={ad.height}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover object-right"
        />
      ) : null}
      <span
        aria-hidden
        className={cx(
          "from-background via-background/85 absolute inset-0 bg-linear-to-r via-45% to-transparent to-75%",
          !half && "lg:via-30% lg:to-60%",
        )}
      />
      <span
        className={cx(
          "absolute inset-y-0 left-4 flex max-w-[50%] flex-col justify-center gap-1 md:gap-2",
          half ? "md:left-6" : "md:left-10 lg:max-w-sm",
        )}
      >
        <span className={cx("text-base font-bold text-balance sm:text-lg", !half && "md:text-2xl")}>
          {ad.title}
        </span>
        <span className="text-sm font-semibold underline underline-offset-4">
          Have a look<span className="sr-only">, opens in a new tab</span>
        </span>
      </span>
      <span className="bg-background/90 text-foreground absolute top-3 right-3 rounded-full px-2.5 py-0.5 text-xs font-semibold">
        {advertisementCopy.label}
      </span>
    </a>
  );
}
