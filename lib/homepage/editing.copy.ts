import type { HomepageSettingKey } from "./rules";

export const settingCopy = {
  wrong: {
    logo: "We couldn’t find that picture. Upload it again.",
    switch: "Choose on or off.",
    seconds: "Enter 1 to 60 seconds.",
  },
} as const;

export const settingNames: Record<HomepageSettingKey, string> = {
  site_logo: "Site logo",
  loading_logo: "Loading logo",
  show_dot_navigation: "Dots under the hero and carousels",
  show_featured_categories: "Featured categories",
  show_top_ads: "Top ads",
  show_middle_ads: "Middle ads",
  show_bottom_ads: "Bottom ads",
  show_featured_products: "Featured products",
  show_success_stories: "Success stories",
  top_carousel_interval: "Top ads change every",
  middle_carousel_interval: "Middle ads change every",
  bottom_carousel_interval: "Bottom ads change every",
};
