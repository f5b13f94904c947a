import { isEverydayWord } from "@/lib/search/lexicon/english.rules";
import { soundsLike } from "@/lib/search/analysis/phonetics.rules";
import { closestWord, countSlips } from "@/lib/search/analysis/edit-distance.rules";
import { builtInJobParts } from "./subcategories.rules";
import { jobWords } from "./subcategory-words.rules";

/** Words of work that mean the same, a group a line: who looks for one finds the others. */
const work = linesOf(`
accountant, bookkeeper, bookkeeping, accounting, cpa
administrative assistant, admin assistant, executive assistant, office assistant, personal assistant, secretary, secretarial, clerical, administrative
attorney, lawyer, counsel
baker, baking, pastry
barista, coffee
bartender, mixologist
call center, call centre, contact center, telephone agent
caregiver, caregiving, home health aide, personal care, carer, elder care, elderly care, senior care, taking care seniors, care seniors, in home care
cashier, checkout, store associate, sales associate, retail associate
cdl, truck driver, trucker
chef, cook, cooking, line cook, prep cook
cleaner, cleaning, janitor, custodian, housekeeper
cna, nursing assistant
construction manager, construction supervisor, site supervisor, superintendent, foreman, crew leader
copywriter, copywriting, content writer, content writing
customer service, customer support, client support, customer care, customer success, client success
daycare, child care, childcare, nanny, babysitter
data analyst, data analytics, data analysis
delivery driver, courier
devops, site reliability, sre, cloud engineer, platform engineer, infrastructure engineer
developer, programmer, programming, software engineer, software engineering, software developer, web developer, coder, coding
doctor, physician
electrician, electrical technician, electrical apprentice, electrical work, electrical
engineer, engineering
factory, factory work, assembly line, machine operator, machinist, production worker
fundraiser, fundraising
graphic designer, graphic design, graphics
heating and cooling, heating and air, heating cooling, air conditioning, refrigeration, hvac
hr, human resources, people operations
it, information technology, it support, help desk, desktop support, systems administrator, network administrator
landscaper, landscaping, gardener, groundskeeper
law firm, law office, legal assistant, legal secretary, legal support, paralegal
librarian, library
mechanic, automotive technician, auto technician
nurse, nursing, rn, lpn
painter, painting
physician assistant, pa
plumber, plumbing, pipefitter
property manager, property management, apartment manager, building manager
physical therapist, physiotherapist, physical therapy
psychologist, therapist, counselor
qa, quality assurance, tester
quality control, quality inspector, quality inspection, qc
realtor, real estate agent
receptionist, front desk
recruiter, recruiting, recruitment, talent acquisition
restaurant manager, restaurant management, food service manager
retail, store associate, sales associate
salesperson, salesman, saleswoman, sales, sales rep, sales representative, account executive
security guard, security officer
seo, search engine optimization, digital marketing
social media, content creator
supply chain, logistics
teacher, teaching, educator, instructor, tutor, tutoring
ui, ux, product designer, web designer, web design
vet tech, veterinary technician
waiter, waitress, server
video editor, video editing, videographer
warehouse, fulfillment, distribution center, forklift, forklift driver, forklift operator, order picker, material handler, shipping and receiving
welder, welding`);

/** The same of when one works and of what one needs to bring, which says nothing of the work itself. */
const conditions = linesOf(`
entry level, no experience, will train, training provided, we train
evening shift, evenings, second shift, 2nd shift
first shift, 1st shift, day shift, mornings, early shift
flexible hours, flexible schedule, choose your hours
night shift, nights, overnight, graveyard shift, third shift, 3rd shift
weekends, weekend, weekend shift, weekend shifts, saturday, sunday`);

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.split(", "));
}

/** Who does something, whatever it is: what it is, the word before says. */
const doers = ["worker", "associate", "assistant", "clerk", "staff", "person", "helper"];
/** What is said of who is hired, and seldom of the work itself. */
const qualifiers: ReadonlySet<string> = new Set(
  "experienced, skilled, trained, qualified, licensed, certified, registered, bilingual, junior, senior".split(
    ", ",
  ),
);
/** Words by which the parts of the job board are called: 'kitchen', 'maintenance'. */
const fields: ReadonlySet<string> = new Set(
  builtInJobParts.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []),
);

/** A phrase of two groups finds the others of both. */
const same = new Map<string, readonly string[]>();
for (const group of [...work, ...conditions])
  for (const phrase of group) same.set(phrase, [...new Set([...(same.get(phrase) ?? []), ...group])]);
const longest = Math.max(...[...same.keys()].map((phrase) => phrase.split(" ").length));

/** Shorter words are looked for as whole ones: 'RN' is not in 'learn'. */
export const leastPart = 4;
/** Everybody writes 'it', and those who mean the trade write it large. */
export const largeWords: ReadonlySet<string> = new Set(["it", "or", "pa"]);

/** Words of a search that are looked for; what is behind them is left out. */
const mostWords = 8;

/** What a job has to say one of: the words as typed first, then others that mean the same. */
type Term = readonly [typed: string, ...others: string[]];

const keyOf = (words: readonly string[]) => words.join(" ").toLowerCase();
const singular = (word: string) =>
  word.length > 3 ? word.replace(/(?<=[^aeiou])ies$/, "y").replace(/(?<!s)s$/, "") : word;

/** The group of words that stand together, as they are or as one of them. */
function groupOf(words: readonly string[]): readonly string[] | undefined {
  const last = words.length - 1;
  return (
    same.get(keyOf(words)) ??
    same.get(keyOf(words.map((word, index) => (index === last ? singular(word) : word)))) ??
    doersIn(words)
  );
}

/** Who works in a field: for a 'warehouse worker' all that is a warehouse, for a 'kitchen helper' the kitchen's staff. */
function doersIn(words: readonly string[]): readonly string[] | undefined {
  const [field, doer] = [keyOf(words.slice(0, -1)), singular(keyOf(words.slice(-1)))];
  if (field === "" || !doers.includes(doer)) return undefined;
  const group = same.get(field);
  if (group) return isOfWork(group) ? group : undefined;
  return fields.has(field) ? doers.map((one) => `${field} ${one}`) : undefined;
}

function isOfWork(group: readonly string[]): boolean {
  return work.some((line) => line.includes(group[0]!));
}

/** Whether words tell when one works or what one needs to bring: 'night shift', 'no experience'. */
export function isCondition(phrase: string): boolean {
  const group = groupOf(phrase.split(" "));
  return group !== undefined && conditions.some((line) => line.includes(group[0]!));
}

/** Whether words are known to name work, whatever titles say. */
export function namesWork(phrase: string): boolean {
  const group = groupOf(phrase.split(" "));
  return group !== undefined && !isCondition(phrase);
}

/** Whether a word says of somebody what the work could do without: 'experienced', 'bilingual'. */
export function isQualifier(phrase: string): boolean {
  return qualifiers.has(phrase.toLowerCase());
}

const leastForm = 6;
/** Endings of what is done, and of who does it, as titles say it: for 'management' a manager, for 'editing' an editor. */
const families: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ing$/, ["er", "or"]],
  [/ement$/, ["er"]],
  [/ical$/, ["ician"]],
  [/ytics$|ysis$/, ["yst"]],
  [/apy$/, ["apist"]],
];

/** What a word that is in no group may be called by who does it. Only guesses: most of them nobody says. */
function formsOf(word: string): string[] {
  const typed = word.toLowerCase();
  const one = /(is|ics)$/.test(typed) ? typed : singular(typed);
  if (one.length < leastForm) return [];
  return families.flatMap(([ending, others]) =>
    ending.test(one) ? others.map((other) => one.replace(ending, other)) : [],
  );
}

const singleWords = new Set(
  [...same.keys(), ...Object.values(jobWords).flatMap((words) => words.split("|"))].flatMap((phrase) =>
    phrase.split(" "),
  ),
);
const leastMended = 5;
/** In a word as long as this two slips leave enough. */
const longWord = 9;

/** The word of work that was meant by one that means nothing: 'electrition'. */
function meantBy(word: string): string | null {
  const typed = word.toLowerCase();
  if (
    typed.length < leastMended ||
    !/^[a-z]+$/.test(typed) ||
    singleWords.has(typed) ||
    isEverydayWord(typed)
  )
    return null;
  const meant = closestWord(
    typed,
    [...singleWords].map((known) => ({ word: known, documents: 1 })),
  );
  const isSure = typed.length >= longWord || countSlips(typed, meant ?? "", 1) <= 1;
  return meant && (isSure || soundsLike(typed, meant)) ? meant : null;
}

/** What means the same as words of which there is no group: other forms of one, and what one that is misspelt was meant for. */
function othersOf(typed: readonly string[]): readonly string[] {
  const group = groupOf(typed);
  if (group) return group;
  const [word = ""] = typed;
  const meant = meantBy(word);
  return meant ? [meant, ...(groupOf([meant]) ?? formsOf(meant))] : formsOf(word);
}

/** Whether a text has anything that could be looked for: a letter or a number. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Takes a text apart into terms: 'night shift nurses' is two, each with what means the same. Pure. */
export function termsOf(text: string): Term[] {
  const words = text
    .split(/[\s-]+/)
    .map((word) => word.replace(/^[("'“%_*^|~\\]+|[)"'”.,;:!?%_*^|~\\]+$/g, ""))
    .filter(saysSomething)
    .slice(0, mostWords);
  const terms: Term[] = [];
  for (let index = 0; index < words.length;) {
    const lengths = Array.from(
      { length: Math.min(longest, words.length - index) },
      (_, step) => step + 1,
    ).reverse();
    const length = lengths.find((some) => groupOf(words.slice(index, index + some))) ?? 1;
    const typed = words.slice(index, index + length);
    const said = typed.join(" ");
    terms.push([said, ...othersOf(typed).filter((other) => other !== said.toLowerCase())]);
    index += length;
  }
  return terms.length > 0 ? terms : [[text.trim()]];
}
