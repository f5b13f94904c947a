import { home, service, type Judged } from "./judged";
import * as the from "./things";

const car = service(/car repair|diagnostics/);
const brakes = service(/brake service|car repair|diagnostics/);
const plumber = service(/plumbing repairs|leak detection|faucet and toilet/);
const doors = service(/door and window|handyman by the hour|small repairs/);
const handyman = service(/handyman by the hour|small repairs/);
const sitters = service(/pet sitting|cat visits/);
const lawn = service(/lawn care|garden maintenance/);

/**
 * A thing that fails or that somebody has to mind, where the thing itself is for sale or for rent too, and what sounds like
 * work and is goods or a home; written before any of it was mended.
 */
export const faultQuestions: readonly Judged[] = [
  ...the.ask("service", [
    ["my brakes feel soft and noisy", brakes],
    ["car makes a weird sound when turning", car],
    ["the truck won't start in the morning", car],
    ["my suv is overheating", car],
    ["pickup won't go into gear", car],
    ["smoke coming from my car engine", car],
    ["bathroom tap is dripping all night", plumber],
    ["shower leaks behind the wall", plumber],
    ["bath won't drain", service(/drain clearing|plumbing repairs/)],
    ["water heater is leaking", service(/water heater|plumbing repairs|leak detection/)],
    ["bedroom window is stuck shut", doors],
    ["front door lock is jammed", doors],
    ["wardrobe door came off", doors],
    ["sofa leg is broken", handyman],
    ["my dining chair is wobbly", handyman],
    ["table leg came loose", handyman],
    ["kitchen light keeps flickering", service(/electric|lighting/)],
    ["half of my outlets don't work", service(/electric|outlet/)],
    ["my website doesn't load any more", service(/website care|website refresh/)],
    ["camera won't focus", null],
    ["violin string broke", null],
    ["phone fell in water", null],
    ["oven won't heat", null],
    ["dog while we are away", service(/pet sitting|dog walking/)],
    ["puppy while I travel for work", service(/pet sitting|dog walking/)],
    ["my two cats while on vacation", sitters],
    ["rabbit for a week while I am away", sitters],
    ["who can feed the cat over christmas", sitters],
    ["pets during our holiday", sitters],
    ["dog when i'm out of town", service(/pet sitting|dog walking/)],
    ["somebody to mind my cat", sitters],
    ["lawn while I'm away for the summer", lawn],
    ["garden while we're on holiday", lawn],
  ]),
  ...the.ask("for", [
    ["keyboard for piano lessons", the.keyboard],
    ["cake for my sister's wedding", the.cake],
    ["bouquet for my wedding", the.bouquet],
    ["camera for my baby's first year", the.camera],
    ["violin for lessons", the.violin],
    ["boots for electrician", the.boots],
    ["books for tax", the.books],
    ["backpack for my son", the.backpack],
    ["laptop for holiday", the.laptop],
    ["tent for holiday", the.tent],
    ["basket for the cat", the.basket],
    ["broken clock for parts", the.clock],
    ["laptop with cracked screen", the.laptop],
    ["tent with a broken zipper", the.tent],
    ["moving boxes", null],
    ["massage table", null],
    ["lunch bag", null],
    ["dog leash", null],
    ["sink for bathroom", null],
    ["office lunch box", null],
  ]),
  ...the.ask("rooms", [
    ["holiday home", home({})],
    ["apartment for me and my cat", home({ type: "apartment", pets: true })],
    ["vacation home for rent", home({ offer: "rent" })],
    ["house with leaky roof", home({ type: "single-family" })],
    ["house with a broken window", home({ type: "single-family" })],
  ]),
];
