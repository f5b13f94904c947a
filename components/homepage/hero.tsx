"use client";

import { useState, type ReactNode } from "react";
import { RotationDots } from "./rotation-dots";
import { heroRotationMs, type HeroSlide } from "./slides";
import { useRotation } from "./use-rotation";

type Props = { heading: string; slides: readonly HeroSlide[]; showDots: boolean; search: ReactNode };

/**
 * Three slides that follow each other every 5 seconds, resting while a pointer or the focus is on them. All slides are
 * in the HTML, one above the other, so that nothing jumps and the first one shows without JavaScript.
 */
export function Hero({ heading, slides, showDots, search }: Props) {
  const [held, setHeld] = useState(false);
  const [index, setIndex] = useRotation({
    count: slides.length,
    milliseconds: heroRotationMs,
    paused: held,
  });

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Welcome"
      className="bg-card relative isolate overflow-hidden rounded-xl max-md:border"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div aria-hidden className="relative -z-10 h-40 md:absolute md:inset-0 md:h-auto">
        {slides.map((slide, position) => (
          <HeroPicture key={slide.image} slide={slide} first={position === 0} shown={position === index} />
        ))}
        <div className="from-background via-background/95 absolute inset-0 bg-linear-to-r via-45% to-transparent to-70% max-md:hidden" />
      </div>
      <div className="flex flex-col gap-4 p-5 md:max-w-3xl md:px-10 md:py-8">
        <h1 className="text-sm font-semibold">{heading}</h1>
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
        <div className="max-w-xl" data-page-search>
          {search}
        </div>
        {showDots ? (
          <RotationDots
            labels={slides.map((slide) => slide.name)}
            index={index}
            onChoose={setIndex}
            className="-mb-3 -ml-2"
          />
        ) : null}
      </div>
    </section>
  );
}

function HeroPicture({ slide, first, shown }: { slide: HeroSlide; first: boolean; shown: boolean }) {
  return (
    <picture className={`absolute inset-0 ${fade(shown)}`}>
      <source media="(max-width: 767px)" srcSet={slide.imageSmall} />
      <img
        src={slide.image}
        alt=""
        width={1280}
        height={480}
        fetchPriority={first ? "high" : "low"}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        className="size-full object-cover object-[50%_60%]"
      />
    </picture>
  );
}

function fade(shown: boolean): string {
  return `transition-opacity duration-200 motion-reduce:transition-none ${shown ? "opacity-100" : "opacity-0"}`;
}
