"use client";

import { useState, type ReactNode } from "react";
import { cn } from "@/lib/shared/cn";
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
  const [index, setIndex] = useRotation({ count: slides.length, milliseconds: heroRotationMs, paused: held });

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Welcome"
      className="relative isolate overflow-hidden rounded-xl"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {slides.map((slide, position) => (
        <picture
          key={slide.image}
          aria-hidden
          className={cn("absolute inset-0 -z-10", fade(position === index))}
        >
          <source media="(max-width: 767px)" srcSet={slide.imageSmall} />
          <img
            src={slide.image}
            alt=""
            width={1280}
            height={480}
            fetchPriority={position === 0 ? "high" : "low"}
            loading={position === 0 ? "eager" : "lazy"}
            decoding="async"
            className="size-full object-cover"
          />
        </picture>
      ))}
      <div aria-hidden className="hero-scrim absolute inset-0 -z-10" />
      <div className="flex min-h-80 flex-col justify-center gap-4 px-5 py-8 md:min-h-80 md:max-w-2xl md:px-12">
        <h1 className="text-sm font-semibold tracking-wide">{heading}</h1>
        <div className="grid">
          {slides.map((slide, position) => (
            <div
              key={slide.title}
              className={cn("col-start-1 row-start-1", fade(position === index))}
              aria-hidden={position !== index}
              inert={position !== index}
            >
              <p className="text-3xl leading-tight font-bold text-balance md:text-4xl">{slide.title}</p>
              <p className="mt-2 max-w-prose">{slide.text}</p>
              <a
                href={slide.href}
                className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {slide.action}
              </a>
            </div>
          ))}
        </div>
        <div className="max-w-xl">{search}</div>
        {showDots ? (
          <RotationDots labels={slides.map((slide) => slide.name)} index={index} onChoose={setIndex} />
        ) : null}
      </div>
    </section>
  );
}

function fade(shown: boolean): string {
  return cn(
    "transition-opacity duration-200 motion-reduce:transition-none",
    shown ? "opacity-100" : "opacity-0",
  );
}
