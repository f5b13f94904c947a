import { imageSrcSet, imageUrl, parseImageUrl, srcSetOf } from "./rules";

const name = "0123456789abcdef0123456789abcdef";

describe("image addresses", () => {
  test("builds and parses image addresses", () => {
    expect(imageUrl(name)).toBe(`/images/${name}-640.webp`);
    expect(parseImageUrl(imageUrl(name, 1280))).toEqual({ name, width: 1280 });
  });

  test("lists every variant in a srcset", () => {
    expect(imageSrcSet(name)).toBe(
      `/images/${name}-320.webp 320w, /images/${name}-528.webp 528w, /images/${name}-640.webp 640w, /images/${name}-1280.webp 1280w`,
    );
    expect(srcSetOf(imageUrl(name, 320))).toBe(imageSrcSet(name));
  });

  test.each([
    `/images/${name}-800.webp`,
    `/images/${name}-640.png`,
    "/images/../../etc/passwd-640.webp",
    `https://elsewhere.example/images/${name}-640.webp`,
    `/images/${name.toUpperCase()}-640.webp`,
    "",
  ])("refuses %s", (url) => {
    expect(parseImageUrl(url)).toBeNull();
    expect(srcSetOf(url)).toBeUndefined();
  });
});
