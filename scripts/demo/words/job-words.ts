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
  "{company} is looking for a new colleague in a team of {size} in {city}. The position: {title}.",
  "We are {company}, {size} people in {city}, and we are hiring for the position of {title}.",
  "{company} has grown, and so has the work. We would like to share it with you, as {title}.",
  "Our last {title} has moved abroad, and we would like to find somebody as good.",
];

const offers = [
  "health, dental and vision insurance from the first month",
  "three weeks of paid vacation and all public holidays",
  "a retirement plan with a four percent match",
  "paid parental leave of twelve weeks",
  "a budget for courses and books",
  "a predictable schedule, known two weeks ahead",
  "a transit pass",
  "an annual bonus when the year was good",
];

const endings = [
  "Tell us in a few lines why this job, and when you could start. We answer everybody within a week.",
  "There are two conversations: one by phone and one here, with the people you would work with.",
  "We hire people of every background and are glad to make adjustments you need. Just say so.",
  "If you meet most of this and can learn the rest, please apply.",
];

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
    .replace("{title}", title)
    .replace("{city}", city)
    .replace("{size}", String(size));
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  return [
    intro,
    `What you would do\n${list(random.some(words.duties, 4))}`,
    `What we look for\n${list(random.some(words.needs, 3))}`,
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
  ["Are you allowed to work in the United States?", "yes_no"],
  ["When could you start?", "text"],
  ["Which part of this job would you enjoy most?", "text"],
  ["Do you hold a driver's license?", "yes_no"],
];

export const applicationNotes: readonly string[] = [
  "I have done this work for six years and would like to do it closer to home. I could start in four weeks.",
  "Your description sounded like the place I have been looking for. My last manager is happy to talk to you.",
  "I am changing fields and know I have things to learn; I learn quickly and I turn up.",
  "I have followed your company for a while. My CV has the details; I would rather tell you the rest in person.",
];
