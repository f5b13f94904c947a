import { adArt, bannerArt, type Wide } from "./banners";
import { heroArt } from "./heroes";
import { logo, logoNames } from "./logos";
import { faces, portrait } from "./people";
import type { Look, ProductArt } from "./product-views";
import { productArt } from "./products";
import { exteriorArt, interiorArt } from "./properties";
import type { Recipe } from "./recipe";
import { serviceArt } from "./services";
import type { Subject } from "./sets";

const card = { width: 1280, height: 960 } as const;
const square = { width: 960, height: 960 } as const;

/** `product/camera//0`: kind, colour, view. A second colour gets its first view only, to stay within the pool. */
function productRecipes(art: ProductArt): Recipe[] {
  return art.looks.flatMap((look, index) =>
    (index === 0 ? art.views : art.views.slice(0, 1)).map((view, number) => ({
      key: `product/${art.kind}/${look.name}/${number}`,
      alt: altOf(art, look),
      ...card,
      layers: view(subjectOf(art, look)),
    })),
  );
}

function altOf(art: ProductArt, look: Look): string {
  const text = look.name ? `${look.name} ${art.noun}` : art.noun;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function subjectOf(art: ProductArt, { name: _name, ...look }: Look): Subject {
  return { code: art.code, height: 0, ...look };
}

function wideRecipes(list: readonly Wide[]): Recipe[] {
  return list.map(({ paint, ...recipe }) => ({ ...recipe, ...card, layers: paint() }));
}

/** Every picture of the demo data, at most 250; building the list is pure and takes milliseconds. */
export function buildPool(): Recipe[] {
  return [
    ...productArt.flatMap(productRecipes),
    ...serviceArt.flatMap(({ kind, noun, views }) =>
      views.map((view, number) => ({
        key: `service/${kind}/${number}`,
        alt: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
        ...card,
        layers: view(),
      })),
    ),
    ...exteriorArt.map(({ type, style, alt, paint }, index) => ({
      key: `exterior/${type}/${style}/${index}`,
      alt,
      ...card,
      layers: paint(),
    })),
    ...interiorArt.map(({ room, alt, paint }, index) => ({
      key: `room/${room}/${index}`,
      alt,
      ...card,
      layers: paint(),
    })),
    ...logoNames.map((name) => ({ key: `logo/${name}`, alt: "Logo", ...square, layers: logo(name) })),
    ...faces.map(({ code, gender, backdrop, cloth }, index) => ({
      key: `face/${gender}/${index}`,
      alt: "Portrait",
      ...square,
      layers: portrait(code, backdrop, cloth),
    })),
    ...wideRecipes(bannerArt),
    ...wideRecipes(adArt),
  ];
}

/** The homepage's own slides; not part of the demo data. */
export function buildHeroes(): Recipe[] {
  return wideRecipes(heroArt);
}
