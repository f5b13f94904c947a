import { hrefs } from "@/lib/shared/hrefs";
import type { HeroSlide } from "./hero-slide";

export const heroSlides: readonly [HeroSlide, HeroSlide, HeroSlide] = [
  {
    name: "Products",
    title: "Good things from real people",
    text: "Cameras, desks, bikes and books, each from a vendor we’ve reviewed.",
    action: "Browse products",
    href: hrefs.category("products"),
    image: "/hero/products-1280-db647775.webp",
    imageSmall: "/hero/products-640-f2ad3a66.webp",
  },
  {
    name: "Real Estate",
    title: "A home you can picture yourself in",
    text: "Homes, offices and land across the country, with the facts up front.",
    action: "Browse real estate",
    href: hrefs.category("realestate"),
    image: "/hero/real-estate-1280-2ee62e5f.webp",
    imageSmall: "/hero/real-estate-640-487cc9c3.webp",
  },
  {
    name: "Services",
    title: "Skilled hands when you need them",
    text: "Cleaners, movers, tutors and builders, with reviews from real customers.",
    action: "Browse services",
    href: hrefs.category("services"),
    image: "/hero/services-1280-0c8b421e.webp",
    imageSmall: "/hero/services-640-d7ab56fe.webp",
  },
];
