import { both, either, product, service, type Judged, type Kind, type Wanted } from "./judged";

export const camera = product(/camera$/);
export const laptop = product(/laptop\b(?! backpack)/);
export const bike = product(/\b(bike|bicycle)$/);
export const sofa = product(/sofa|loveseat/);
export const headphones = product(/headphones$/);
export const suitcase = product(/suitcase$/);
export const guitar = product(/guitar$/);
export const chair = product(/chair$/);
export const sneakers = product(/shoes|sneakers/);
export const boots = product(/boots$/);
export const handbag = product(/handbag|top-handle bag/);
export const backpack = product(/backpack|daypack/);
export const pickup = product(/truck|pickup$/);
export const suv = product(/\bsuv$/);
export const car = either(pickup, suv);
export const controller = product(/controller|gamepad/);
export const ring = product(/\bring$/);
export const tools = product(/tool/);
export const yarn = product(/yarn|wool/);
export const teddy = product(/bear$/);
export const coat = product(/coat$/);
export const plant = product(/plant/);
export const violin = product(/violin/);
export const keyboard = product(/keyboard$/);
export const tractor = product(/tractor$/);
export const watch = product(/watch$/);
export const mirror = product(/mirror$/);
export const clock = product(/clock$/);
export const racket = product(/racket$/);
export const cake = product(/cake$/);
export const bouquet = product(/bouquet/);
export const honey = product(/honey/);
export const telescope = product(/telescope$/);
export const books = product(/book|novel/);
export const basketball = product(/basketball$/);
export const skateboard = product(/skateboard$/);
export const skates = product(/skates$/);
export const microphone = product(/microphone$/);
export const tent = product(/tent$/);
export const sax = product(/saxophone/);
export const drum = product(/drum$/);
export const vase = product(/vase|urn/);
export const teapot = product(/teapot$/);
export const basket = product(/basket$/);
export const sunglasses = product(/sunglasses$/);
export const radio = product(/radio$/);
export const moped = product(/motor scooter|125cc scooter|retro scooter/);
export const gifts = product(
  /bouquet|bear|cake|watch|vase|urn|clock|mirror|teapot|basket$|book|novel|honey|ring$|handbag|plant|sunglasses|plush/,
);
export const plumbing = service(/plumb|leak|faucet|water heater|drain/);
export const electrical = service(/electric|outlet|panel|ev charger/);
export const cleaning = service(/cleaning/);
export const painting = service(/painting/);
export const garden = service(/garden|landscape|lawn|hedge|raised bed/);
export const moving = service(/moving|movers/);
export const handyman = service(/handyman|assembly|repairs around|tv mounting|door and window/);
export const photographer = service(/photography|headshots/);
export const catering = service(/chef|catering|meal prep|lunches|cooking class/);
export const hair = service(/hair|barber|highlights/);
export const massage = service(/massage/);
export const pets = service(/dog|pet |cat |puppy|pet$/);
export const tutoring = service(/tutor|sat prep|spanish|homework/);
export const musicLessons = service(/(piano|violin|saxophone|music) lessons/);
export const fitness = service(/training|coaching|yoga/);
export const auto = service(/car |brake|oil change|diagnostics/);
export const web = service(/website|online shop/);
export const accounts = service(/bookkeeping|tax|payroll|books catch/);

export function named(thing: Wanted, pattern: RegExp): Wanted {
  return both(thing, ({ title }) => pattern.test(title.toLowerCase()));
}

export function ask(kind: Kind, pairs: readonly (readonly [string, Wanted | null])[]): Judged[] {
  return pairs.map(([text, wanted]) => ({ kind, text, wanted }));
}
