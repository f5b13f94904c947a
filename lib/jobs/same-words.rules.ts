/** Words of work that mean the same, a group a line: who looks for one finds the others. */
const groups = `
accountant, bookkeeper, accounting
administrative assistant, admin assistant, executive assistant, office assistant
attorney, lawyer, counsel
barista, coffee
bartender, mixologist
caregiver, home health aide, personal care, carer
cashier, checkout
cdl, truck driver, trucker
chef, cook
cleaner, cleaning, janitor, custodian, housekeeper
cna, nursing assistant
customer service, customer support, client support
daycare, child care, childcare, nanny, babysitter
delivery driver, courier
developer, programmer, software engineer, coder
doctor, physician
electrician, electrical technician
engineer, engineering
entry level, no experience, will train, training provided, we train
evening shift, evenings, second shift, 2nd shift
first shift, 1st shift, day shift, mornings, early shift
flexible hours, flexible schedule, choose your hours
fundraiser, fundraising
graphic designer, graphic design
hr, human resources, people operations
it, information technology, it support, help desk, desktop support, systems administrator, network administrator
landscaper, landscaping, gardener, groundskeeper
mechanic, automotive technician, auto technician
night shift, nights, overnight, graveyard shift, third shift, 3rd shift
nurse, nursing, rn, lpn
physician assistant, pa
physical therapist, physiotherapist
psychologist, therapist, counselor
qa, quality assurance, tester
realtor, real estate agent
receptionist, front desk
recruiter, recruiting, talent acquisition
retail, store associate, sales associate
salesperson, sales, account executive
security guard, security officer
social media, content creator
teacher, educator, instructor, tutor
ui, ux, product designer
vet tech, veterinary technician
waiter, waitress, server
warehouse, fulfillment, distribution center
weekends, weekend, saturday, sunday
welder, welding
`
  .trim()
  .split("\n")
  .map((line) => line.split(", "));

const same = new Map<string, readonly string[]>(
  groups.flatMap((group) => group.map((phrase) => [phrase, group])),
);
const longest = Math.max(...[...same.keys()].map((phrase) => phrase.split(" ").length));

/** Words of a search that are looked for; what is behind them is left out. */
const mostWords = 8;

/** What a job has to say one of: the words as typed first, then others that mean the same. */
type Term = readonly [typed: string, ...others: string[]];

const keyOf = (words: readonly string[]) => words.join(" ").toLowerCase();
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word);

/** The group of words that stand together, as they are or as one of them. */
function groupOf(words: readonly string[]): readonly string[] | undefined {
  const last = words.length - 1;
  return (
    same.get(keyOf(words)) ??
    same.get(keyOf(words.map((word, index) => (index === last ? singular(word) : word))))
  );
}

/** Takes a text apart into terms: 'night shift nurses' is two, each with what means the same. Pure. */
export function termsOf(text: string): Term[] {
  const words = text
    .split(/[\s-]+/)
    .map((word) => word.replace(/^[("'“]+|[)"'”.,;:!?]+$/g, ""))
    .filter(Boolean)
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
    terms.push([said, ...(groupOf(typed) ?? []).filter((other) => other !== said.toLowerCase())]);
    index += length;
  }
  return terms.length > 0 ? terms : [[text.trim()]];
}
