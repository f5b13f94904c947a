import { service, type Judged } from "./judged";
import { ask } from "./things";

const drains = service(/drain clearing|plumbing repairs/);
const electrician = service(/licensed electrician|electrical safety/);
const walls = service(/interior painting|whole-house painting/);
const garden = service(/garden maintenance|lawn care|hedge and tree|landscape design/);
const movers = service(/moving|movers/);
const handyman = service(/handyman by the hour|small repairs/);
const doors = service(/door and window|handyman by the hour|small repairs/);
const massage = service(/therapeutic massage|hot stone massage/);
const trainer = service(/personal training|strength coaching|outdoor group/);
const portraits = service(/family photography|headshots/);
const site = service(/website refresh|website design/);
const car = service(/car repair|diagnostics/);

/** Needs, troubles and occasions as people tell them in a sentence, written before the words for them were. */
export const sentenceQuestions: readonly Judged[] = ask("service", [
  ["my apartment must be spotless before i hand back the keys", service(/move-out cleaning|deep cleaning/)],
  ["my bathtub drains really slowly", drains],
  ["no hot water in the shower", service(/water heater|plumbing repairs/)],
  ["water dripping through the ceiling", service(/leak detection|plumbing repairs/)],
  ["half the lights in my house went out", electrician],
  ["somewhere to plug in my electric car at home", service(/ev charger/)],
  ["cover up crayon on the living room walls", walls],
  ["the paint outside is peeling off", service(/exterior painting|whole-house painting/)],
  ["my yard is a jungle", garden],
  ["grow vegetables in my backyard", service(/raised bed|landscape design/)],
  ["get a sofa up three flights of stairs", movers],
  ["help getting a pool table to my new place", movers],
  ["kitchen drawer keeps falling off its track", handyman],
  ["put together my new bed from ikea", service(/furniture assembly/)],
  ["cold air comes in around the windows", doors],
  ["front door won't lock any more", doors],
  ["my son needs a trim before school pictures", service(/barber cut|haircut and styling/)],
  ["do my hair for my sister's wedding", service(/bridal hair|haircut and styling/)],
  ["hide my gray roots", service(/color and highlights/)],
  ["my shoulders are tight from sitting at a desk", massage],
  ["something relaxing for me and my husband", service(/couples massage/)],
  ["want to lose weight before summer", trainer],
  ["get strong again after breaking my leg", service(/post-injury/)],
  ["my daughter is failing fractions", service(/math tutoring|homework help/)],
  ["my son reads below his grade level", service(/reading and writing|homework help/)],
  ["someone to practice speaking spanish with", service(/spanish lessons/)],
  ["i want to pick up an instrument at fifty", service(/music lessons for adults|beginner music lessons/)],
  ["pictures of our newborn twins", portraits],
  ["photographer for my grandparents anniversary", portraits],
  ["photos of my candles for my online shop", service(/product photography/)],
  ["feed thirty people at a retirement party", service(/event catering/)],
  ["breakfast for a staff meeting", service(/office lunches|event catering/)],
  ["someone to run the day of our wedding", service(/day-of coordination|wedding planning/)],
  ["balloons and decorations for a baby shower", service(/party decoration/)],
  ["feed my cats while we are on vacation", service(/cat visits|pet sitting/)],
  ["my dog pulls on the leash", service(/puppy training/)],
  ["my site looks terrible on phones", site],
  ["i got a letter from the irs", service(/tax preparation/)],
  ["my car makes a grinding noise when i stop", service(/brake service|car repair|diagnostics/)],
  ["car battery keeps dying", car],
]);
