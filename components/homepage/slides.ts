import { hrefs } from "@/lib/shared/hrefs";
import type { HeroSlide } from "./hero-slide";

export const heroSlides: readonly [HeroSlide, HeroSlide, HeroSlide] = [
  {
    name: "Products",
    title: "Good things from people nearby",
    text: "Cameras, desks, bikes and books, each from a vendor we’ve reviewed.",
    action: "Browse products",
    href: hrefs.category("products"),
    image: "/hero/products-1280-d8c76eb4.webp",
    imageSmall: "/hero/products-640-7eea91f9.webp",
  },
  {
    name: "Real Estate",
    title: "A home you can picture yourself in",
    text: "Homes, offices and land across the country, with the facts up front.",
    action: "Browse real estate",
    href: hrefs.category("realestate"),
    image: "/hero/real-estate-1280-89017cae.webp",
    imageSmall: "/hero/real-estate-640-f7e32925.webp",
  },
  {
    name: "Services",
    title: "Skilled hands when you need them",
    text: "Cleaners, movers, tutors and builders, with reviews from real customers.",
    action: "Browse services",
    href: hrefs.category("services"),
    image: "/hero/services-1280-d8e7b083.webp",
    imageSmall: "/hero/services-640-445be127.webp",
  },
];
