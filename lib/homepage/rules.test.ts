import { homepageCopy } from "./copy";
import {
  withHomepageDefaults,
  homepageDefaults,
  homepageSettingKeys,
  previewHref,
  previewLogo,
  previewValues,
  readHomepageSettings,
} from "./rules";

const read = (stored: { key: string; value: string }[]) => readHomepageSettings(withHomepageDefaults(stored));

describe("homepage settings", () => {
  test("contains the twelve keys of the specification", () => {
    expect(homepageSettingKeys).toEqual([
      "site_logo",
      "loading_logo",
      "show_dot_navigation",
      "show_featured_categories",
      "show_top_ads",
      "show_middle_ads",
      "show_bottom_ads",
      "show_featured_products",
      "show_success_stories",
      "top_carousel_interval",
      "middle_carousel_interval",
      "bottom_carousel_interval",
    ]);
  });

  test("defaults to dots and categories on, everything else off, and intervals of 5, 7, and 6 seconds", () => {
    expect(read([])).toEqual({
      siteLogo: null,
      showDotNavigation: true,
      showFeaturedCategories: true,
      showAds: { top: false, middle: false, bottom: false },
      showFeaturedProducts: false,
      showSuccessStories: false,
      carouselSeconds: { top: 5, middle: 7, bottom: 6 },
    });
  });

  test("prefers stored values over the defaults and drops unknown keys", () => {
    const values = withHomepageDefaults([
      { key: "show_top_ads", value: "true" },
      { key: "constructor", value: "true" },
      { key: "unknown", value: "x" },
    ]);
    expect(values).toEqual({ ...homepageDefaults, show_top_ads: "true" });
  });

  test.each(["TRUE", "1", "yes", ""])("treats a switch of %j as off", (value) => {
    expect(read([{ key: "show_dot_navigation", value }]).showDotNavigation).toBe(false);
  });

  test.each([
    ["3", 3],
    ["2.5", 2.5],
    ["60", 60],
    ["0", 5],
    ["-4", 5],
    ["61", 5],
    ["soon", 5],
    ["", 5],
    ["Infinity", 5],
  ])("reads an interval of %j as %d seconds", (value, seconds) => {
    expect(read([{ key: "top_carousel_interval", value }]).carouselSeconds.top).toBe(seconds);
  });

  test("has an error message with the setting that could not be fetched", () => {
    expect(homepageCopy.settingsFailed).toBe("Failed to fetch homepage settings");
    expect(homepageCopy.settingFailed("site_logo")).toBe("Failed to fetch site_logo setting");
  });
});

describe("the preview of the homepage", () => {
  const logo = `/images/${"a".repeat(32)}-640.webp`;
  const read = (address: string, saved = homepageDefaults as Record<keyof typeof homepageDefaults, string>) =>
    previewValues(saved, Object.fromEntries(new URL(address, "https://plaza.example").searchParams));

  test("shows every value from its address, even an empty logo", () => {
    const values = {
      ...homepageDefaults,
      show_top_ads: "true",
      bottom_carousel_interval: "12",
      site_logo: "",
    };
    expect(read(previewHref(values), { ...homepageDefaults, site_logo: logo })).toEqual(values);
    expect(previewLogo(previewHref(values))).toBe("");
    expect(previewLogo(previewHref({ ...values, site_logo: logo }))).toBe(logo);
  });

  test("shows the saved value if the address has an invalid value or none", () => {
    const saved = { ...homepageDefaults, site_logo: logo };
    const address =
      "/admin/homepage/preview?site_logo=https://elsewhere.example/x.png&top_carousel_interval=0";
    expect(read(address, saved)).toEqual(saved);
    expect(previewLogo(address)).toBeNull();
  });

  test("applies its logo to no other page", () => {
    expect(previewLogo(`/?site_logo=${logo}`)).toBeNull();
    expect(previewLogo(undefined)).toBeNull();
  });
});
