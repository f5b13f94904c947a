import { treeNodes, treePart as part, type TreeNode, type TreePart } from "@/lib/shared/tree";
import { categorySlug, type JobPart } from "./parts.rules";
import { jobCategories, type JobCategory } from "./rules";
import jobWords from "./subcategory-words.json";

const partsByCategory: Record<JobCategory, readonly TreePart[]> = {
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

export type JobNode = JobPart & TreeNode;

/** Defaults as shipped; lib/jobs/subcategories.queries applies admins' changes. */
export const builtInJobParts: readonly JobNode[] = jobCategories.flatMap((category) =>
  treeNodes([{ slug: categorySlug(category), name: category, parts: partsByCategory[category] }]).map(
    (one) => ({
      ...one,
      category,
      words: (jobWords as Record<string, string>)[one.path] ?? "",
    }),
  ),
);
