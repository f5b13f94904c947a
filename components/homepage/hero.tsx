"use client";

import type { ReactNode } from "react";
import { imageLoadingProps } from "@/components/images/image-loading";
import { RotationControls } from "@/components/ui/rotation-controls";
import { useRotation } from "@/components/ui/use-rotation";
import { tourSlot } from "@/lib/pwa/first.rules";
import { heroRotationMs, smallScreen, type HeroSlide } from "./hero-slide";

type Props = { heading: string; slides: readonly HeroSlide[]; showDots: boolean; search: ReactNode };

/**
 * Slide texts are stacked in the HTML so that the height never changes. Phones order the parts differently than the
 * document, so nothing shows until the last one has streamed in.
 */
export function Hero({ heading, slides, showDots, search }: Props) {
  const rotation = useRotation({ count: slides.length, milliseconds: heroRotationMs });
  const { index } = rotation;

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Welcome"
      className="bg-card relative isolate z-10 rounded-xl border max-md:flex max-md:flex-col max-md:gap-3 max-md:py-3 max-md:not-has-[[data-slot=rotation-controls]]:invisible"
      {...rotation.containerProps}
    >
      <div className="rounded-[inherit] max-md:relative max-md:order-2 md:contents">
        <HeroArt {...{ slides, index }} isReady={rotation.isReady} />
        <div
          data-slot={tourSlot}
          className="absolute empty:hidden max-md:inset-x-4 max-md:inset-y-1 md:right-6 md:bottom-6 md:w-60"
        />
      </div>
      <div className="max-md:contents md:flex md:max-w-[64%] md:flex-col md:gap-4 md:px-10 md:py-8 lg:max-w-3xl">
        <h1 className="text-muted-foreground text-sm font-semibold tracking-normal max-md:sr-only">
          {heading}
        </h1>
        <div className="grid max-md:order-3 max-md:px-4">
          {slides.map((slide, position) => (
            <HeroText key={slide.title} slide={slide} shown={position === index} />
          ))}
        </div>
        <meta name="page-search" content="own" />
        <div className="grid gap-3 max-md:px-4 md:max-w-xl">{search}</div>
        <RotationControls
          labels={slides.map((slide) => slide.name)}
          rotation={rotation}
          showDots={showDots}
          className="-my-2 max-md:order-4 max-md:mx-2 md:-ml-2"
        />
      </div>
    </section>
  );
}

type ArtProps = { slides: readonly HeroSlide[]; index: number; isReady: (position: number) => boolean };

function HeroArt({ slides, index, isReady }: ArtProps) {
  return (
    <div
      aria-hidden
      className="relative -z-10 overflow-hidden max-md:h-28 sm:max-md:h-40 md:absolute md:inset-0 md:rounded-[inherit] md:forced-colors:hidden"
    >
      {slides.map((slide, position) => (
        <HeroPicture
          key={slide.image}
          slide={slide}
          first={position === 0}
          ready={isReady(position)}
          shown={position === index}
        />
      ))}
      <div className="from-card via-card/95 absolute inset-0 bg-linear-to-r via-50% to-transparent to-80% max-md:hidden lg:via-45% lg:to-70%" />
    </div>
  );
}

type PictureProps = { slide: HeroSlide; first: boolean; ready: boolean; shown: boolean };

function HeroPicture({ slide, first, ready, shown }: PictureProps) {
  if (!ready) return null;
  return (
    <picture className={`absolute inset-0 ${fade(shown)}`}>
      <source media={smallScreen} srcSet={slide.imageSmall} />
      <img
        src={slide.image}
        alt=""
        width={1280}
        height={480}
        {...imageLoadingProps[first ? "first" : "eager"]}
        className="size-full object-cover object-[50%_60%]"
      />
    </picture>
  );
}

function HeroText({ slide, shown }: Pick<PictureProps, "slide" | "shown">) {
  return (
    <div className={`col-start-1 row-start-1 ${fade(shown)}`} aria-hidden={!shown} inert={!shown}>
      <p className="text-xl font-bold text-balance md:text-3xl">{slide.title}</p>
      <p className="mt-1 max-w-[52ch] md:mt-2">
        {slide.text}{" "}
        <a
          href={slide.href}
          className="rounded-sm font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {slide.action}
        </a>
      </p>
    </div>
  );
}

function fade(shown: boolean): string {
  return `transition-opacity duration-200 motion-reduce:transition-none ${shown ? "opacity-100" : "opacity-0"}`;
}
