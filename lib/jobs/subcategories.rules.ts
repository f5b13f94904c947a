import { trailIn, treeNodes, treePart as part, type TreePart } from "@/lib/shared/tree";
import { jobCategories, type JobCategory } from "./rules";

/** The parts of each category, in the order in which they are shown. */
const partsOf: Record<JobCategory, readonly TreePart[]> = {
  "Accounting and finance": [
    part("accounting", "Accounting"),
    part("payroll", "Payroll and tax"),
    part("analysis", "Financial analysis"),
    part("banking", "Banking and insurance"),
  ],
  Administration: [
    part("reception", "Reception"),
    part("assistants", "Assistants and clerks"),
    part("office", "Office management"),
  ],
  "Construction and trades": [
    part("carpentry", "Carpentry and building"),
    part("electrical", "Electrical"),
    part("plumbing", "Plumbing, heating and cooling"),
    part("painting", "Painting and finishing"),
    part("maintenance", "Maintenance and repair"),
    part("supervision", "Site management"),
  ],
  "Customer service": [
    part("support", "Support"),
    part("call-center", "Call centers"),
    part("success", "Customer success"),
  ],
  "Design and creative": [
    part("graphic", "Graphic design"),
    part("product", "Product and web design"),
    part("media", "Photo, video and audio"),
  ],
  Education: [
    part("teaching", "Teaching"),
    part("tutoring", "Tutoring"),
    part("care", "Child care"),
    part("support", "School services"),
  ],
  Engineering: [
    part("mechanical", "Mechanical"),
    part("civil", "Civil and structural"),
    part("electrical", "Electrical and electronics"),
    part("process", "Process and industrial"),
  ],
  Healthcare: [
    part("nursing", "Nursing"),
    part("care", "Care at home"),
    part("therapy", "Therapy"),
    part("medical", "Medical and dental"),
  ],
  Hospitality: [
    part("kitchen", "Kitchen"),
    part("service", "Service and bar"),
    part("hotel", "Hotels"),
    part("management", "Management"),
  ],
  "Human resources": [part("recruiting", "Recruiting"), part("people", "People and training")],
  Legal: [
    part("practice", "Attorneys"),
    part("support", "Paralegals and support"),
    part("contracts", "Contracts and compliance"),
  ],
  Logistics: [
    part("warehouse", "Warehouse"),
    part("driving", "Driving and delivery"),
    part("planning", "Planning and supply"),
  ],
  Manufacturing: [
    part("production", "Production"),
    part("quality", "Quality"),
    part("supervision", "Supervision"),
  ],
  Marketing: [
    part("management", "Marketing and brand"),
    part("content", "Content"),
    part("online", "Online marketing"),
  ],
  "Real estate": [
    part("agents", "Sales and leasing"),
    part("management", "Property management"),
    part("support", "Support"),
  ],
  Retail: [
    part("store", "In the store"),
    part("management", "Store management"),
    part("display", "Display and buying"),
  ],
  Sales: [
    part("field", "Sales representatives"),
    part("accounts", "Accounts"),
    part("development", "Business development"),
  ],
  Technology: [
    part("software", "Software"),
    part("data", "Data"),
    part("support", "IT support"),
    part("infrastructure", "Infrastructure and security"),
  ],
};

/** A part of the job board as jobs and addresses name it: 'healthcare', or 'healthcare/nursing'. */
export type JobPart = { path: string; name: string; category: JobCategory; parent: string | null };

function slugOf(category: JobCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

const flat = jobCategories.flatMap((category) =>
  treeNodes([{ slug: slugOf(category), name: category, parts: partsOf[category] }]).map((one) => ({
    ...one,
    category,
  })),
);

/** Categories and, behind each, its subcategories. */
export const jobParts: readonly JobPart[] = flat;
export const jobSubcategoryPaths: readonly string[] = flat.flatMap(({ path, parent }) =>
  parent ? [path] : [],
);

export function jobSubcategoriesOf(category: string | undefined): JobPart[] {
  return flat.filter((one) => one.parent !== null && one.category === category);
}

/** The path as a subcategory of this category; nothing where it is none. */
export function jobSubcategoryIn(category: string | undefined, path: string | undefined): string | undefined {
  return jobSubcategoriesOf(category).find((one) => one.path === path)?.path;
}

export function findJobPart(path: string | undefined): JobPart | undefined {
  return flat.find((one) => one.path === path);
}

/** What stands at a path, with its category before it: Healthcare, Nursing. */
export function jobTrail(path: string | undefined): JobPart[] {
  return trailIn(flat, path);
}

/** 'Healthcare · Nursing' */
export function formatJobPart(job: { category: string; subcategory: string }): string {
  return trailOfJob(job)
    .map(({ name }) => name)
    .join(" · ");
}

/** The category of a job and its subcategory, where it has them. */
export function trailOfJob({ category, subcategory }: { category: string; subcategory: string }): JobPart[] {
  const trail = jobTrail(subcategory);
  return trail.length > 0 ? trail : flat.filter((one) => one.parent === null && one.category === category);
}
