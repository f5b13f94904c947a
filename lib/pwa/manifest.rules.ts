import { hrefs } from "@/lib/shared/hrefs";

export const appIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

function shortcut(name: string, icon: string, url: string) {
  return {
    name,
    url,
    icons: [{ src: `/app/shortcut-${icon}.png`, sizes: "96x96", type: "image/png" }],
  };
}

export const appShortcuts = [
  shortcut("Search", "search", hrefs.search()),
  shortcut("Messages", "messages", hrefs.messages()),
  shortcut("Favorites", "favorites", hrefs.favorites()),
  shortcut("Sell", "sell", hrefs.createListing()),
];

export const appShareTarget = { action: hrefs.search(), method: "GET", params: { text: "q" } } as const;

const forms = { narrow: "720x1480", wide: "1280x800" } as const;

function screenshot(name: string, form: keyof typeof forms, label: string) {
  return {
    src: `/app/${name}-${form}.webp`,
    sizes: forms[form],
    type: "image/webp",
    form_factor: form,
    label,
  };
}

export const appScreenshots = [
  screenshot("home", "narrow", "Search everything in one place"),
  screenshot("results", "narrow", "Homes for sale and rent"),
  screenshot("listing", "narrow", "Every detail of a listing, and who’s behind it"),
  screenshot("home", "wide", "Search everything in one place"),
  screenshot("results", "wide", "Homes for sale and rent"),
];
