import { both, home, product, service, type Judged, type Wanted } from "./judged";
import * as the from "./things";

const isDelivered: Wanted = ({ details }) => details.delivery === true;
const apartment = home({ type: "apartment" });

/** What is asked for with the terms it is offered on, written before these were understood: nobody is left out for them. */
export const termQuestions: readonly Judged[] = [
  ...the.ask("service", [
    ["electrician free quote", the.electrical],
    ["interior painter free estimates", service(/interior painting|whole-house painting/)],
    ["wedding photographer free consultation", service(/wedding photography/)],
    ["barber free consultation", service(/barber/)],
    ["math tutor free trial", service(/math tutoring/)],
    ["free trial lesson piano", service(/piano lessons/)],
    ["personal trainer free first session", service(/training|strength coaching/)],
    ["movers same day", the.moving],
    ["drain cleaning same day service", service(/drain clearing|plumbing repairs/)],
    ["dog walker no contract", service(/dog walking/)],
    ["house cleaner no obligation", service(/house cleaning|deep cleaning|apartment cleaning/)],
    ["handyman free quote no obligation", service(/handyman|small repairs/)],
    ["caterer free tasting", service(/event catering|private chef|office lunches/)],
    ["website design free consultation", service(/website design|logo and website/)],
    ["car repair no call out charge", service(/car repair|diagnostics and repair/)],
    ["bookkeeper first month free", the.accounts],
    ["oil change same day", service(/oil change/)],
    ["yoga first class free", service(/yoga/)],
    ["kitchen cabinet painting no deposit", service(/cabinet painting/)],
    ["tv mounting next day", service(/tv mounting/)],
    ["massage no membership", the.massage],
    ["get a free estimate for moving", the.moving],
    ["free quote for hedge trimming", service(/hedge and tree/)],
    ["lawn care free quote", service(/lawn care|garden maintenance/)],
    ["tax preparation no hidden fees", service(/tax preparation/)],
    ["drain clearing with free inspection", service(/drain clearing/)],
    ["pet sitter free meet and greet", service(/pet sitting|cat visits/)],
  ]),
  ...the.ask("fact", [
    ["sofa free delivery", both(the.sofa, isDelivered)],
    ["vase free shipping", both(the.vase, isDelivered)],
    ["mirror same day delivery", both(the.mirror, isDelivered)],
    ["bicycle no deposit", the.bike],
    ["laptop money back guarantee", the.laptop],
    ["tool set free returns", the.tools],
    ["apartment no deposit", apartment],
    ["condo for rent no broker fee", home({ type: "condo", offer: "rent" })],
    ["office to rent first month free", home({ type: "office", offer: "rent" })],
    ["pet free apartment", home({ type: "apartment", pets: false })],
    ["hands free radio", product(/radio/)],
  ]),
];
