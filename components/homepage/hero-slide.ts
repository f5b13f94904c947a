export type HeroSlide = {
  name: string;
  title: string;
  text: string;
  action: string;
  href: string;
  image: string;
  imageSmall: string;
};

export const smallScreen = "(max-width: 767px)";

export const heroRotationMs = 5000;
