import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { heroSlides } from "./slides";

test.each(heroSlides.flatMap(({ image, imageSmall }) => [image, imageSmall]))(
  "requires the content hash of %s, which browsers cache permanently, in its name",
  (address) => {
    const hash = createHash("sha256")
      .update(readFileSync(`public${address}`))
      .digest("hex")
      .slice(0, 8);
    expect(address).toMatch(new RegExp(`^/hero/[a-z-]+-(640|1280)-${hash}\\.webp$`));
  },
);
