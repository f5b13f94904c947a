import { above, below, both, condition, either, inPlace, product, productWith, type Judged } from "./judged";
import * as the from "./things";

/**
 * As shoppers type; written from what is sold alone, by somebody who had read no rule and no other question. 10 of 185 were
 * judged anew once what was shown told that the judgement was wrong: what is delivered is not every bouquet.
 */
const things = the.ask("thing", [
  ["couch for living room", the.sofa],
  ["luggage set", the.suitcase],
  ["rolling suitcase", the.suitcase],
  ["film camera", the.camera],
  ["rangefinder", the.named(the.camera, /rangefinder/)],
  ["running shoes", product(/running shoes/)],
  ["picnic basket", product(/picnic basket/)],
  ["wall mirror", the.mirror],
  ["cookbooks", product(/cookbook/)],
  ["houseplants", the.plant],
  ["birthday cake", product(/birthday cake/)],
  ["flowers delivered", both(the.bouquet, ({ details }) => details.delivery === true)],
  ["winter coat", the.coat],
  ["snare drum", product(/snare drum/)],
  ["alto sax", the.named(the.sax, /alto/)],
  ["electric guitars", product(/electric guitar|solid-body guitar/)],
  ["usb microphone", product(/usb microphone/)],
  ["socket set", the.tools],
  ["tool chest", the.tools],
  ["kick scooter", product(/scooter/)],
  ["raw honey", the.honey],
  ["tennis", the.racket],
  ["diamond rings", product(/diamond ring/)],
  ["4x4 truck", productWith(/truck|pickup$/, /4x4|four-wheel|4wd/)],
  ["tea pots", the.teapot],
  ["MIDI keyboards", product(/midi keyboard/)],
  ["leather boots", the.named(the.boots, /leather/)],
  ["camping tents", the.tent],
  ["flower vase", the.vase],
  ["bluetooth radio", productWith(/radio/, /bluetooth/)],
]);

const everyday = the.ask("everyday", [
  ["rollerblades", the.skates],
  ["kicks", the.sneakers],
  ["shades", the.sunglasses],
  ["stuffed animal", the.teddy],
  ["plushies", the.teddy],
  ["engagement ring", the.ring],
  ["wedding band", the.ring],
  ["wristwatch", the.watch],
  ["bookbag", the.backpack],
  ["rucksack", the.backpack],
  ["pocketbook", the.handbag],
  ["joystick", the.controller],
  ["boombox", the.radio],
  ["love seat", product(/loveseat/)],
  ["stargazing scope", the.telescope],
  ["headset", the.headphones],
  ["notebook computer", the.laptop],
  ["four wheel drive", either(the.pickup, either(the.suv, the.tractor))],
  ["automobile", the.car],
  ["vespa style scooter", the.moped],
  ["moped", the.moped],
  ["ten speed", the.bike],
  ["knitting supplies", the.yarn],
  ["jacket", the.coat],
  ["trench", product(/trench/)],
  ["fiddle", the.violin],
  ["hiking shoes", the.named(the.boots, /hiking/)],
  ["b-ball", the.basketball],
  ["novels", the.books],
  ["potted plant", the.plant],
  ["cycle", either(the.bike, the.moped)],
  ["something to sit on", either(the.chair, the.sofa)],
  ["ladies purse", the.handbag],
  ["present for a music lover", null],
]);

const slips = the.ask("typo", [
  ["gitar", the.guitar],
  ["guittar", the.guitar],
  ["headfones", the.headphones],
  ["camra", the.camera],
  ["labtop", the.laptop],
  ["lap top", the.laptop],
  ["back pack", the.backpack],
  ["sun glasses", the.sunglasses],
  ["suitecase", the.suitcase],
  ["snekers", the.sneakers],
  ["bycicle", the.bike],
  ["bisycle", the.bike],
  ["vilolin", the.violin],
  ["saxaphone", the.sax],
  ["tellescope", the.telescope],
  ["skatbord", the.skateboard],
  ["skate board", the.skateboard],
  ["basket ball", the.basketball],
  ["tool box", the.tools],
  ["mircophone", the.microphone],
  ["dimond ring", product(/diamond ring/)],
  ["tenis raket", the.racket],
  ["chare", the.chair],
  ["cout", null],
  ["bookay", the.bouquet],
  ["boquet of flowers", the.bouquet],
  ["teddybaer", the.teddy],
  ["hunny", the.honey],
  ["tractr", the.tractor],
  ["mirrow", the.mirror],
  ["kieboard", the.keyboard],
  ["controler", the.controller],
  ["hand bag", the.handbag],
  ["leater boots", the.named(the.boots, /leather/)],
  ["picknick basket", product(/picnic basket/)],
  ["soffa", the.sofa],
]);

const facts = the.ask("fact", [
  ["used bike", both(the.bike, condition("used", "like_new", "refurbished"))],
  ["brand new headphones", both(the.headphones, condition("new"))],
  ["second hand guitar", both(the.guitar, condition("used", "like_new", "refurbished"))],
  ["refurbished laptop", both(the.laptop, condition("refurbished"))],
  ["like new camera", both(the.camera, condition("like_new"))],
  ["sneakers with free delivery", both(the.sneakers, ({ details }) => details.delivery === true)],
  ["sofa pickup only", both(the.sofa, ({ details }) => details.pickup === true)],
  ["mens running shoes size 11", productWith(/running shoes/, /men's size 11/)],
  ["women's size 8 skates", productWith(/skates/, /women's size 8/)],
  ["red guitar", productWith(/guitar/, /\bred\b/)],
  ["navy blue couch", productWith(/sofa|loveseat/, /navy/)],
  ["blue suitcase", productWith(/suitcase/, /blue/)],
  ["teal guitar", productWith(/guitar/, /teal/)],
  ["vintage radio", the.radio],
  ["handmade teddy bear", product(/handmade teddy/)],
  ["pink roller skates", productWith(/skates/, /pink/)],
]);

const prices = the.ask("price", [
  ["laptop under 600", both(the.laptop, below(600))],
  ["bike less than $300", both(the.bike, below(300))],
  ["guitar between 300 and 600", both(the.guitar, both(above(300), below(600)))],
  ["couch below 1k", both(the.sofa, below(1000))],
  ["headphones up to 150 dollars", both(the.headphones, below(150))],
  ["gift under 30 bucks", both(product(/./), below(30))],
  ["truck under 20,000", both(the.pickup, below(20_000))],
  ["suv under $25k", both(the.suv, below(25_000))],
  ["watch over $500", both(the.watch, above(500))],
  ["cheap laptop", the.laptop],
  ["best headphones", the.headphones],
  ["inexpensive acoustic or electric guitar", the.guitar],
  ["$50 teapot or less", both(the.teapot, below(50))],
  ["camera max 400", both(the.camera, below(400))],
]);

const brands = the.ask("brand", [
  ["Kestrel Audio", ({ details }) => details.brand === "Kestrel Audio"],
  ["tidewater guitar", both(the.guitar, ({ details }) => details.brand === "Tidewater")],
  ["Lindholm couch", both(the.sofa, ({ details }) => details.brand === "Lindholm")],
  ["odile mirror", both(the.mirror, ({ details }) => details.brand === "Odile")],
  ["fairwind luggage", both(the.suitcase, ({ details }) => details.brand === "Fairwind")],
  ["gilt and grain", ({ details }) => details.brand === "Gilt & Grain"],
  ["brezno violins", both(the.violin, ({ details }) => details.brand === "Brezno")],
  ["linden laptop", both(the.laptop, ({ details }) => details.brand === "Linden")],
  ["hollis woodworks tools", both(the.tools, ({ details }) => details.brand === "Hollis Woodworks")],
]);

const asked = the.ask("for", [
  ["where can i buy a guitar", the.guitar],
  ["where to get flowers near me", the.bouquet],
  ["looking for a used laptop for school", the.laptop],
  ["i need a bike for my kid", the.bike],
  ["anyone selling a telescope", the.telescope],
  ["case for violin", null],
  ["chair for desk", the.chair],
  ["backpack for laptop", productWith(/backpack|daypack/, /laptop/)],
  ["want to buy tractor", the.tractor],
  ["do you have roller skates", the.skates],
]);

const places = the.ask("place", [
  ["guitar milwaukee", both(the.guitar, inPlace("Milwaukee"))],
  ["bikes in colorado", both(the.bike, inPlace(", CO"))],
  ["laptop austin tx", both(the.laptop, inPlace("Austin, TX"))],
  ["violin 53202", both(the.violin, inPlace("Milwaukee"))],
  ["furniture in tulsa", product(/sofa|loveseat|chair/)],
]);

/** What nobody sells here. */
const none = the.ask(
  "none",
  (
    "macbook air|iphone 15|ps5|sleeping bag|lawn mower|trampoline|kayak|treadmill|baby crib|wedding dress|mattress|" +
    "dog crate|fish tank|chainsaw|pool table|golf clubs|surfboard|drone|printer ink|grandfather clock|" +
    "locksmith|babysitter|dentist|divorce lawyer|tattoo artist|roofer|concert tickets|puppies for sale|rolex|nikes"
  )
    .split("|")
    .map((text) => [text, null] as const),
);

export const shopperQuestions: readonly Judged[] = [
  things,
  everyday,
  slips,
  facts,
  prices,
  brands,
  asked,
  places,
  none,
].flat();
