export type HeroSlide = {
  name: string;
  title: string;
  text: string;
  action: string;
  href: string;
  image: string;
  imageSmall: string;
};

/** Screens that get the smaller picture: up to the first width of the desktop layout. */
export const smallScreen = "(max-width: 767px)";

/** Milliseconds a slide stays (spec section 9). */
export const heroRotationMs = 5000;
