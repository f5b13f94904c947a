import { homeQuestions } from "./home-questions";
import {
  above,
  below,
  both,
  brand,
  condition,
  either,
  inPlace,
  product,
  productWith,
  type Judged,
  type Kind,
  type Wanted,
} from "./judged";
import { serviceQuestions } from "./service-questions";

const camera = product(/camera$/);
const laptop = product(/laptop\b(?! backpack)/);
const bike = product(/\b(bike|bicycle)$/);
const sofa = product(/sofa|loveseat/);
const headphones = product(/headphones$/);
const suitcase = product(/suitcase$/);
const guitar = product(/guitar$/);
const chair = product(/chair$/);
const shoes = product(/shoes|sneakers/);
const boots = product(/boots$/);
const handbag = product(/handbag|top-handle bag/);
const backpack = product(/backpack|daypack/);
const truck = product(/truck|pickup$/);
const suv = product(/\bsuv$/);
const motorScooter = product(/motor scooter|125cc scooter|retro scooter/);
const anyScooter = product(/scooter$/);
const keyboard = product(/keyboard$/);
const microphone = product(/microphone$/);
const plant = product(/plant/);
const books = product(/book|novel/);
const ring = product(/\bring$/);
const tools = product(/tool/);
const yarn = product(/yarn|wool/);
const teddy = product(/bear$/);
const radio = product(/radio$/);
const vase = product(/vase|urn/);
const telescope = product(/telescope$/);
const tent = product(/tent$/);
const coat = product(/coat$/);
const mirror = product(/mirror$/);
const flowers = product(/bouquet/);
const clock = product(/clock$/);
const drum = product(/drum$/);
const controller = product(/controller|gamepad/);
const skates = product(/skates$/);
const racket = product(/racket$/);
const watch = product(/watch$/);
const colored = (thing: Wanted, name: string): Wanted =>
  both(thing, ({ title }) => title.toLowerCase().includes(name));

function ask(kind: Kind, pairs: readonly (readonly [string, Wanted | null])[]): Judged[] {
  return pairs.map(([text, wanted]) => ({ kind, text, wanted }));
}

/** Questions as people type them over everything that the demo offers. */
export const questions: readonly Judged[] = [
  ...ask("thing", [
    ["camera", camera],
    ["laptop", laptop],
    ["guitar", guitar],
    ["violin", product(/violin/)],
    ["mirror", mirror],
    ["telescope", telescope],
    ["suv", suv],
    ["tractor", product(/tractor$/)],
    ["cake", product(/cake$/)],
    ["honey", product(/honey/)],
    ["leather handbag", both(handbag, productWith(/bag/, /leather/))],
    ["film camera", product(/film camera$/)],
    ["mini keyboard", product(/mini keyboard$/)],
    ["dining chair", product(/dining chair$/)],
    ["blue suitcase", colored(suitcase, "blue")],
    ["red bike", colored(bike, "red")],
    ["wireless headphones", product(/wireless headphones$/)],
    ["laptop with charger", both(laptop, ({ title, description }) => /charger/.test(title + description))],
  ]),
  ...ask("typo", [
    ["camra", camera],
    ["labtop", laptop],
    ["gitar", guitar],
    ["head phones", headphones],
    ["suit case", suitcase],
    ["suticase", suitcase],
    ["saxaphone", product(/saxophone/)],
    ["microphne", microphone],
    ["telscope", telescope],
    ["sunglases", product(/sunglasses$/)],
    ["bycicle", bike],
    ["back pack", backpack],
    ["key board", keyboard],
    ["skatebord", product(/skateboard$/)],
    ["tenis raket", racket],
    ["mirorr", mirror],
    ["hikingboots", boots],
    ["basket ball", product(/basketball$/)],
    ["controler", controller],
    ["diamnod ring", product(/diamond ring$/)],
  ]),
  ...ask("everyday", [
    ["couch", sofa],
    ["bike", bike],
    ["purse", handbag],
    ["sneakers", shoes],
    ["trainers", shoes],
    ["luggage", suitcase],
    ["mic", microphone],
    ["headset", headphones],
    ["notebook computer", laptop],
    ["rucksack", backpack],
    ["pickup", truck],
    ["moped", motorScooter],
    ["stuffed animal", teddy],
    ["joystick", controller],
    ["shades", product(/sunglasses$/)],
    ["flowers", flowers],
    ["novels", books],
    ["looking glass", mirror],
    ["sax", product(/saxophone/)],
    ["car", either(suv, truck)],
    ["knitting wool", yarn],
    ["overcoat", coat],
    ["houseplant", plant],
    ["wrist watch", watch],
    ["rollerblades", skates],
  ]),
  ...ask("fact", [
    ["used laptop", both(laptop, condition("used", "like_new", "refurbished"))],
    ["refurbished headphones", both(headphones, condition("refurbished"))],
    ["new camera", both(camera, condition("new"))],
    ["second hand bike", both(bike, condition("used", "like_new", "refurbished"))],
    ["brand new guitar", both(guitar, condition("new"))],
    ["like new chair", both(chair, condition("like_new"))],
    ["camera with delivery", both(camera, ({ details }) => details.delivery === true)],
    ["mirror free shipping", both(mirror, ({ details }) => details.delivery === true)],
    ["pre-owned suv", both(suv, condition("used", "like_new", "refurbished"))],
  ]),
  ...ask("price", [
    ["laptop under $1000", both(laptop, below(1000))],
    ["camera below 400", both(camera, below(400))],
    ["suv under 20k", both(suv, below(20_000))],
    ["chair up to $100", both(chair, below(100))],
    ["guitar over 500", both(guitar, above(500))],
    ["headphones between 100 and 200", both(headphones, both(above(100), below(200)))],
    ["truck less than 15,000", both(truck, below(15_000))],
    ["bike $300 to $700", both(bike, both(above(300), below(700)))],
    ["mirror cheaper than 100", both(mirror, below(100))],
  ]),
  ...ask("place", [
    ["camera in austin", both(camera, inPlace("Austin, TX"))],
    ["laptop albuquerque", both(laptop, inPlace("Albuquerque, NM"))],
    ["bike denver co", both(bike, inPlace("Denver, CO"))],
    ["guitar in wisconsin", both(guitar, inPlace(", WI"))],
    ["sofa near me", sofa],
  ]),
  ...ask("brand", [
    ["halden camera", both(camera, brand("Halden"))],
    ["corvid laptop", both(laptop, brand("Corvid"))],
    ["tonehaus", brand("Tonehaus")],
    ["grip & gauge tools", both(tools, brand("Grip & Gauge"))],
    ["nordlyd headphones", both(headphones, brand("Nordlyd"))],
  ]),
  ...ask("for", [
    ["chair", chair],
    ["watch", watch],
    ["ring", ring],
    ["clock", clock],
    ["drum", drum],
    ["scooter", anyScooter],
    ["basket", product(/basket$/)],
    ["laptop backpack", product(/laptop backpack$/)],
    ["plant", plant],
    ["radio", radio],
    ["vase", vase],
    ["tent", tent],
    ["work boots", product(/work boots$/)],
    ["piano keyboard", product(/piano keyboard$/)],
  ]),
  ...serviceQuestions,
  ...homeQuestions,
  ...ask("none", [
    ["iphone", null],
    ["nike", null],
    ["asdfghjkl", null],
    ["xqzwv", null],
    ["bankers", null],
    ["submarine", null],
    ["helicopter", null],
    ["trampoline", null],
    ["aquarium", null],
    ["playstation", null],
    ["harp", null],
    ["toaster", null],
  ]),
];
