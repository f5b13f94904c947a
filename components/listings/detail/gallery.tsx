"use client";

import { lazy, Suspense, useRef, useState, type CSSProperties, type MouseEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Images } from "@/components/ui/icons";
import { normalizeImages } from "@/lib/images/normalize.rules";
import { srcSetOf } from "@/lib/images/rules";
import type { PhotoDto } from "@/lib/listings/contract";
import type { Category } from "@/lib/listings/rules";
import { ListingPicture } from "../listing-picture";
import { fitClasses, frameClasses, largestVariantUrl, gridClasses, gridSizes } from "./gallery-layout";
import { GalleryPicture } from "./gallery-picture";

const Lightbox = lazy(() =>
  import("@/components/ui/lightbox").then((module) => ({ default: module.Lightbox })),
);

type Props = { title: string; category: Category; photos: readonly PhotoDto[] };

function ratioStyle({ width, height }: PhotoDto): CSSProperties {
  return { "--ratio": `${width} / ${height}` } as CSSProperties;
}

/** Images link to their full size; with JavaScript they open the lightbox, whose code loads on first use. */
export function Gallery({ title, category, photos }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const shown = photos
    .flatMap((photo) => normalizeImages([photo.url]).map((url) => ({ ...photo, url })))
    .filter(({ url }) => !lost.includes(url));

  if (shown.length === 0) return <NoPhotos category={category} />;

  function onScroll() {
    const element = strip.current;
    if (element) setIndex(Math.round(element.scrollLeft / element.clientWidth));
  }

  function show(event: MouseEvent, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(at);
  }

  return (
    <section aria-label="Photos" data-slot="gallery" className="max-md:-mx-gutter relative">
      <ul id="pictures" ref={strip} role="list" className={gridClasses(shown.length)} onScroll={onScroll}>
        {shown.map((photo, at) => (
          <PhotoLink
            key={photo.url}
            {...{ photo, at }}
            count={shown.length}
            onClick={(event) => show(event, at)}
            onLost={() => setLost((urls) => [...urls, photo.url])}
          />
        ))}
      </ul>
      {shown.length > 1 ? (
        <PhotoCount index={index} count={shown.length} onShowAll={(event) => show(event, 0)} />
      ) : null}
      {open === null ? null : (
        <Suspense>
          <Lightbox
            label={`Photos of ${title}`}
            pictures={shown.map((photo) => ({
              ...photo,
              url: largestVariantUrl(photo.url),
              srcSet: srcSetOf(photo.url),
            }))}
            start={open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function NoPhotos({ category }: Pick<Props, "category">) {
  return (
    <div className="max-md:-mx-gutter">
      <ListingPicture
        category={category}
        src={undefined}
        sizes="100vw"
        className="max-md:rounded-none md:aspect-[3]"
      />
    </div>
  );
}

type PhotoLinkProps = {
  photo: PhotoDto;
  at: number;
  count: number;
  onClick: (event: MouseEvent) => void;
  onLost: () => void;
};

function PhotoLink({ photo, at, count, onClick, onLost }: PhotoLinkProps) {
  const ratio = photo.width / photo.height;
  return (
    <li className={frameClasses(at, count)} style={count === 1 ? ratioStyle(photo) : undefined}>
      <a
        href={largestVariantUrl(photo.url)}
        aria-label={`Photo ${at + 1} of ${count}${photo.alt ? `: ${photo.alt}` : ""}`}
        className="block size-full focus-visible:-outline-offset-4"
        onClick={onClick}
      >
        <GalleryPicture
          photo={photo}
          sizes={gridSizes(at, count, ratio)}
          first={at === 0}
          fit={fitClasses(at, count, ratio)}
          alone={count === 1}
          onLost={onLost}
        />
      </a>
    </li>
  );
}

type PhotoCountProps = {
  index: number;
  count: number;
  onShowAll: (event: MouseEvent) => void;
};

function PhotoCount({ index, count, onShowAll }: PhotoCountProps) {
  return (
    <>
      <p
        aria-hidden
        className="bg-foreground text-background pointer-events-none absolute right-3 bottom-3 rounded-full px-3 py-1 text-sm font-medium tabular-nums md:hidden"
      >
        {index + 1} / {count}
      </p>
      <div className="absolute right-4 bottom-4 max-md:hidden">
        <a
          href="#pictures"
          className={buttonVariants({ variant: "secondary", size: "sm" })}
          onClick={onShowAll}
        >
          <Images />
          Show all {count} photos
        </a>
      </div>
    </>
  );
}
