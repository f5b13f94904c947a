import { below, both, inPlace, service, type Judged, type Kind, type Wanted } from "./judged";

const plumbing = service(/plumb|drain|leak|faucet|water heater/);
const electric = service(/electric|outlet|panel|ev charger/);
const cleaning = service(/cleaning/);
const moving = service(/moving|movers/);
const painting = service(/paint/);
const garden = service(/garden|lawn|hedge|landscape/);
const dogWalk = service(/dog walking/);
const photo = service(/photograph|headshots/);
const tutoring = service(/tutoring|homework|sat prep|spanish/);
const music = service(/music lessons|piano lessons|violin lessons|saxophone lessons/);
const massage = service(/massage/);
const hair = service(/hair|highlights|barber/);
const carCare = service(/car repair|oil change|brake|diagnostics|pre-purchase car/);
const catering = service(/catering|chef|meal prep|lunches|cooking/);
const books = service(/bookkeeping|books catch-up|payroll|tax/);
const web = service(/website|online shop/);
const handyman = service(/handyman|small repairs|furniture assembly|mounting|door and window/);
const training = service(/strength coaching|training(?!.*puppy)|yoga/);
const events = service(/wedding planning|party planning|event planning|coordination|party decoration/);

function ask(kind: Kind, pairs: readonly (readonly [string, Wanted])[]): Judged[] {
  return pairs.map(([text, wanted]) => ({ kind, text, wanted }));
}

/** Work that people look for, by trade, by person and by what is broken. */
export const serviceQuestions: readonly Judged[] = [
  ...ask("service", [
    ["house cleaning", service(/house cleaning|deep cleaning|apartment cleaning|move-out cleaning/)],
    ["dog walking", dogWalk],
    ["piano lessons", service(/piano lessons/)],
    ["car repair", carCare],
    ["oil change", service(/oil change/)],
    ["tax preparation", service(/tax preparation/)],
    ["wedding photography", service(/wedding photography/)],
    ["furniture assembly", service(/furniture assembly/)],
    ["tv mounting", service(/tv mounting/)],
    ["hot stone massage", service(/hot stone massage/)],
    ["math tutor", service(/math tutoring/)],
    ["office cleaning", service(/office cleaning/)],
    ["massage under 100", both(massage, below(100))],
    ["plumber in texas", both(plumbing, inPlace(", TX"))],
    ["plumber near me", plumbing],
  ]),
  ...ask("family", [
    ["plumber", plumbing],
    ["plumbers", plumbing],
    ["painter", painting],
    ["cleaner", cleaning],
    ["movers", moving],
    ["gardener", garden],
    ["photographer", photo],
    ["tutor", tutoring],
    ["caterer", catering],
    ["bookkeeper", books],
    ["dog walker", dogWalk],
    ["personal trainer", training],
    ["hairdresser", hair],
    ["electrical", electric],
    ["wedding planner", service(/wedding planning|coordination/)],
  ]),
  ...ask("everyday", [
    ["maid", cleaning],
    ["mechanic", carCare],
    ["accountant", books],
    ["web designer", web],
    ["lawn mowing", garden],
    ["music teacher", music],
    ["haircut", hair],
    ["removal company", moving],
    ["landscaper", garden],
    ["pet sitter", service(/pet sitting|cat visits|dog walking/)],
    ["repairman", handyman],
    ["party planner", events],
    ["clogged drain", service(/drain clearing|plumbing/)],
  ]),
  ...ask("typo", [
    ["plumer", plumbing],
    ["electrican", electric],
    ["handiman", handyman],
    ["photografer", photo],
    ["masage", massage],
    ["bookeeping", books],
    ["landscapping", garden],
    ["tutering", tutoring],
  ]),
];
