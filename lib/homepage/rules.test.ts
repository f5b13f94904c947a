/** @jest-environment node */
import { homepageCopy } from "./copy";
import { fillHomepageValues, homepageDefaults, homepageSettingKeys, readHomepageSettings } from "./rules";

const read = (stored: { key: string; value: string }[]) => readHomepageSettings(fillHomepageValues(stored));

describe("homepage settings", () => {
  test("know the twelve keys of the specification", () => {
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

  test("start with dots and categories on, everything else off, intervals 5, 7 and 6 seconds", () => {
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

  test("take stored values over the defaults and drop unknown keys", () => {
    const values = fillHomepageValues([
      { key: "show_top_ads", value: "true" },
      { key: "constructor", value: "true" },
      { key: "unknown", value: "x" },
    ]);
    expect(values).toEqual({ ...homepageDefaults, show_top_ads: "true" });
  });

  test.each(["TRUE", "1", "yes", ""])("count a switch of %j as off", (value) => {
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
  ])("read an interval of %j as %d seconds", (value, seconds) => {
    expect(read([{ key: "top_carousel_interval", value }]).carouselSeconds.top).toBe(seconds);
  });

  test("name the setting that could not be fetched", () => {
    expect(homepageCopy.settingsFailed).toBe("Failed to fetch homepage settings");
    expect(homepageCopy.settingFailed("site_logo")).toBe("Failed to fetch site_logo setting");
  });
});
