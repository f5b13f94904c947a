import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { advertisementCopy } from "@/lib/advertisements/copy";
import { srcSetOf } from "@/lib/images/rules";

type Props = {
  ad: AdvertisementDto;
  maxHeight: string;
  half?: boolean;
  /** False until its turn is near; the image isn't fetched before. */
  ready?: boolean;
};

export function AdCard({ ad, maxHeight, half, ready = true }: Props) {
  return (
    <a
      href={ad.linkUrl}
      target="_blank"
      rel="noopener nofollow sponsored"
      className={half ? "ad-card" : "ad-card ad-wide"}
      style={{ maxHeight }}
    >
      {ready ? (
        <img
          src={ad.imageUrl}
          srcSet={srcSetOf(ad.imageUrl)}
          // On phones the text covers half of the picture, so half the resolution is enough for a third of the bytes.
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
          className="fill-frame object-right"
          style={ad.blurDataUrl ? { backgroundImage: `url(${ad.blurDataUrl})` } : undefined}
        />
      ) : null}
      <span className="ad-words">
        <span className="ad-title">{ad.title}</span>
        <span className="text-sm font-semibold underline underline-offset-4">
          Learn more<span className="sr-only">, opens in a new tab</span>
        </span>
      </span>
      <span className="ad-mark">{advertisementCopy.label}</span>
    </a>
  );
}
