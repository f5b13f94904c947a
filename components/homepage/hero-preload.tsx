import { smallScreen, type HeroSlide } from "./hero-slide";

export function HeroPreload({ slide }: { slide: HeroSlide }) {
  return (
    <>
      <link rel="preload" as="image" href={slide.imageSmall} media={smallScreen} fetchPriority="high" />
      <link
        rel="preload"
        as="image"
        href={slide.image}
        media={`not all and ${smallScreen}`}
        fetchPriority="high"
      />
    </>
  );
}
