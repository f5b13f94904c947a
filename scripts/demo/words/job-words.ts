import type { Random } from "../random";

/** A field of work with its titles; salaries in thousands of dollars a year. */
export type JobWords = {
  category: string;
  titles: readonly (readonly [title: string, low: number, high: number])[];
  duties: readonly string[];
  needs: readonly string[];
};

/** What every job asks for. */
export const teamwork: readonly string[] = [
  "Clear, friendly communication",
  "Reliability and a sense of humor",
  "A careful eye for detail",
];

const intros = [
  "Join {company} as our next {title}, on a team of {size} in {city}.",
  "We’re {company}, a team of {size} in {city}, and we’re looking for our next {title}.",
  "{company} is growing, and we’re looking for another {title} to grow with us.",
  "Our last {title} moved away, and we’re looking for someone just as good.",
];

const offers = [
  "Health, dental and vision insurance from day one",
  "Three weeks of paid vacation plus federal holidays",
  "A 401(k) with a 4% match",
  "12 weeks of paid parental leave",
  "A yearly budget for classes and books",
  "A predictable schedule, posted two weeks ahead",
  "A transit pass",
  "An annual bonus in good years",
];

const endings = [
  "Tell us in a few lines why you’re interested and when you could start. We reply to everyone within a week.",
  "We do two interviews: one by phone and one here, with the people you’d work with.",
  "We hire people of every background and are happy to make accommodations. Just ask.",
  "If you’ve got most of this and can learn the rest, please apply.",
];

/** As it stands inside a sentence: 'store manager', and 'HR generalist' as it is. */
function inSentence(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

type Filled = { company: string; city: string; size: number };

/** Writes a job description with its headings. */
export function writeJob(
  random: Random,
  words: JobWords,
  title: string,
  { company, city, size }: Filled,
): string {
  const intro = random
    .pick(intros)
    .replace("{company}", company)
    .replace("{title}", inSentence(title))
    .replace("{city}", city)
    .replace("{size}", String(size));
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  return [
    intro,
    `What you’ll do\n${list(random.some(words.duties, 4))}`,
    `What we’re looking for\n${list(random.some(words.needs, 3))}`,
    `What we offer\n${list(random.some(offers, random.int(3, 4)))}`,
    random.pick(endings),
  ].join("\n\n");
}

export const companies: readonly string[] = (
  "Northwind Logistics,Harbor & Hill Clinic,Brightleaf Foods,Cobalt Systems,Juniper Health,Riverbend Schools,Maple Street Capital," +
  "Stonebridge Builders,Lumen Studio,Tidewater Hotels,Fieldstone Manufacturing,Open Ledger,Parkside Veterinary,Meridian Robotics," +
  "Good Neighbor Credit Union,Prairie Wind Energy,Clearwater Labs,Union Square Market,Beacon Legal Group,Orchard Bank," +
  "Copper Kettle Brewing,Atlas Freight,Evergreen Home Care,Signal & Noise,Granite Peak Engineering,Sunrise Dental,Foundry Digital," +
  "Community Food Bank,Blue Heron Publishing,Keystone Realty,Steady Hands Moving,The Long Table,Plain Web,Gable & Grove"
).split(",");

/** Companies whose mark is among the demo logos. */
export const companyLogos: Record<string, string> = {
  "Keystone Realty": "key",
  "Steady Hands Moving": "layers",
  "Gable & Grove": "gable",
  "Prairie Wind Energy": "wave",
  "Brightleaf Foods": "leaf",
  "Granite Peak Engineering": "peaks",
  "Sunrise Dental": "sunrise",
  "Clearwater Labs": "drop",
  "Cobalt Systems": "hex",
  "Northwind Logistics": "compass",
  "Juniper Health": "bloom",
  "Lumen Studio": "spark",
};

export const screeningQuestions: readonly (readonly [text: string, kind: "text" | "yes_no" | "number"])[] = [
  ["How many years have you worked in this field?", "number"],
  ["Are you authorized to work in the United States?", "yes_no"],
  ["When could you start?", "text"],
  ["Which part of this job would you enjoy most?", "text"],
  ["Do you have a driver's license?", "yes_no"],
];

/** What an employer writes when an application gets into a state. */
export const employerReplies: Readonly<Partial<Record<string, string>>> = {
  contacted: "Thanks for applying. Do you have ten minutes for a call this week?",
  interview: "We’d like to meet you. Would Thursday at 2 pm work?",
  offered: "We’d love to have you on the team. Take a few days to think over the offer.",
  hired: "Welcome aboard. See you on your first day at 9.",
};

/** What an employer notes about an applicant. */
export const posterNotes: Readonly<Partial<Record<string, string>>> = {
  contacted: "Left a message, waiting for a call back.",
  interview: "Good questions about the team. Ask about weekends.",
  offered: "Wants to start on the first of the month.",
};

export const applicationNotes: readonly string[] = [
  "I’ve done this work for six years and I’m looking for something closer to home. I could start in four weeks.",
  "Your posting sounds like exactly what I’ve been looking for. My last manager is happy to be a reference.",
  "I’m changing fields and I know I have a lot to learn. I pick things up fast and I show up on time.",
  "I’ve followed your company for a while. My resume has the details, and I’d love to tell you the rest in person.",
];
