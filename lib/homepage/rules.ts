import { parseImageUrl } from "@/lib/images/rules";

export const homepageDefaults = {
  site_logo: "",
  loading_logo: "",
  show_dot_navigation: "true",
  show_featured_categories: "true",
  show_top_ads: "false",
  show_middle_ads: "false",
  show_bottom_ads: "false",
  show_featured_products: "false",
  show_success_stories: "false",
  top_carousel_interval: "5",
  middle_carousel_interval: "7",
  bottom_carousel_interval: "6",
} as const;

/** A row with fewer listings is hidden (decision record 43). */
export const minRow = 4;
export const maxRow = 8;

export type HomepageSettingKey = keyof typeof homepageDefaults;
export type HomepageValues = Record<HomepageSettingKey, string>;

export const homepageSettingKeys = Object.keys(homepageDefaults) as readonly HomepageSettingKey[];

export const homepageTag = "homepage-settings";

export const homepageAction = "homepage.change";

export const previewPath = "/admin/homepage/preview";

const carouselLimits = { least: 1, most: 60 } as const;

type SettingKind = "logo" | "switch" | "seconds";

export function kindOfSetting(key: HomepageSettingKey): SettingKind {
  if (key === "site_logo" || key === "loading_logo") return "logo";
  return key.startsWith("show_") ? "switch" : "seconds";
}

function isInterval(seconds: number): boolean {
  return seconds >= carouselLimits.least && seconds <= carouselLimits.most;
}

const isValid: Record<SettingKind, (value: string) => boolean> = {
  logo: (value) => value === "" || parseImageUrl(value) !== null,
  switch: (value) => value === "true" || value === "false",
  seconds: (value) => /^[1-9]\d?$/.test(value) && isInterval(Number(value)),
};

/** Doesn't check that a logo's image exists. */
export function isSettingValue(key: HomepageSettingKey, value: string): boolean {
  return isValid[kindOfSetting(key)](value);
}

/** Intervals in seconds; logos are image URLs. */
export type HomepageSettings = {
  siteLogo: string | null;
  showDotNavigation: boolean;
  showFeaturedCategories: boolean;
  showAds: { top: boolean; middle: boolean; bottom: boolean };
  showFeaturedProducts: boolean;
  showSuccessStories: boolean;
  carouselSeconds: { top: number; middle: number; bottom: number };
};

export function isHomepageSettingKey(key: string): key is HomepageSettingKey {
  return Object.hasOwn(homepageDefaults, key);
}

/** Placeholder for an empty value, which a URL can't carry. */
const noLogoParameter = "none";

export function previewHref(values: HomepageValues): string {
  const query = homepageSettingKeys.map((key) => [key, values[key] || noLogoParameter]);
  return `${previewPath}?${new URLSearchParams(query).toString()}`;
}

function previewValue(key: HomepageSettingKey, provided: string | null | undefined): string | null {
  const value = kindOfSetting(key) === "logo" && provided === noLogoParameter ? "" : provided;
  return typeof value === "string" && isSettingValue(key, value) ? value : null;
}

export function previewLogo(address: string | undefined): string | null {
  const [path, query] = address?.split("?", 2) ?? [];
  return path === previewPath ? previewValue("site_logo", new URLSearchParams(query).get("site_logo")) : null;
}

export function previewValues(
  saved: HomepageValues,
  provided: Partial<Record<string, string>>,
): HomepageValues {
  const values = { ...saved };
  for (const key of homepageSettingKeys) values[key] = previewValue(key, provided[key]) ?? values[key];
  return values;
}

export function withHomepageDefaults(stored: readonly { key: string; value: string }[]): HomepageValues {
  const values: HomepageValues = { ...homepageDefaults };
  for (const { key, value } of stored) if (isHomepageSettingKey(key)) values[key] = value;
  return values;
}

/** Only 'true' is true; an interval outside 1 to 60 seconds falls back to its default. */
export function readHomepageSettings(values: HomepageValues): HomepageSettings {
  const on = (key: HomepageSettingKey) => values[key] === "true";
  const seconds = (key: HomepageSettingKey) => {
    const value = Number(values[key]);
    return isInterval(value) ? value : Number(homepageDefaults[key]);
  };
  return {
    siteLogo: values.site_logo || null,
    showDotNavigation: on("show_dot_navigation"),
    showFeaturedCategories: on("show_featured_categories"),
    showAds: { top: on("show_top_ads"), middle: on("show_middle_ads"), bottom: on("show_bottom_ads") },
    showFeaturedProducts: on("show_featured_products"),
    showSuccessStories: on("show_success_stories"),
    carouselSeconds: {
      top: seconds("top_carousel_interval"),
      middle: seconds("middle_carousel_interval"),
      bottom: seconds("bottom_carousel_interval"),
    },
  };
}
