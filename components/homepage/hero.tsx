"use client";

import type { ReactNode } from "react";
import { RotationControls } from "@/components/ui/rotation-controls";
import { useRotation } from "@/components/ui/use-rotation";
import { heroRotationMs, smallScreen, type HeroSlide } from "./hero-slide";

type Props = { heading: string; slides: readonly HeroSlide[]; showDots: boolean; search: ReactNode };

/**
 * Three slides that follow each other every 5 seconds, resting while a pointer or the focus is on them. The words of
 * all slides are in the HTML, one above the other, so that nothing jumps; a picture comes when its turn is near.
 */
export function Hero({ heading, slides, showDots, search }: Props) {
  const rotation = useRotation({ count: slides.length, milliseconds: heroRotationMs });
  const { index } = rotation;

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Welcome"
      className="bg-card relative isolate z-10 rounded-xl border"
      {...rotation.holders}
    >
      <div
        aria-hidden
        className="relative -z-10 h-36 overflow-hidden rounded-t-[inherit] sm:h-40 md:absolute md:inset-0 md:h-auto md:rounded-[inherit]"
      >
        {slides.map((slide, position) => (
          <HeroPicture
            key={slide.image}
            slide={slide}
            first={position === 0}
            ready={rotation.isReady(position)}
            shown={position === index}
          />
        ))}
        <div className="from-card via-card/95 absolute inset-0 bg-linear-to-r via-50% to-transparent to-80% max-md:hidden lg:via-45% lg:to-70%" />
      </div>
      <div className="flex flex-col gap-4 p-4 sm:p-5 md:max-w-[64%] md:px-10 md:py-8 lg:max-w-3xl">
        <h1 className="text-muted-foreground text-sm font-semibold tracking-normal">{heading}</h1>
        <div className="grid">
          {slides.map((slide, position) => (
            <div
              key={slide.title}
              className={`col-start-1 row-start-1 ${fade(position === index)}`}
              aria-hidden={position !== index}
              inert={position !== index}
            >
              <p className="text-2xl font-bold text-balance md:text-3xl">{slide.title}</p>
              <p className="mt-2 max-w-[52ch]">
                {slide.text}{" "}
                <a
                  href={slide.href}
                  className="rounded-sm font-semibold whitespace-nowrap underline underline-offset-4"
                >
                  {slide.action}
                </a>
              </p>
            </div>
          ))}
        </div>
        <meta name="page-search" content="own" />
        <div className="max-w-xl">{search}</div>
        <RotationControls
          labels={slides.map((slide) => slide.name)}
          rotation={rotation}
          showDots={showDots}
          className="-my-2 -ml-2"
        />
      </div>
    </section>
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
        fetchPriority={first ? "high" : "low"}
        decoding="async"
        className="size-full object-cover object-[50%_60%]"
      />
    </picture>
  );
}

function fade(shown: boolean): string {
  return `transition-opacity duration-200 motion-reduce:transition-none ${shown ? "opacity-100" : "opacity-0"}`;
}
