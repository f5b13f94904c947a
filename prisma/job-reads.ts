import { listOwnDocuments } from "@/lib/documents/queries";
import { listJobPins } from "@/lib/jobs/search/pins.queries";
import { listNearestJobs } from "@/lib/jobs/search/nearest.queries";
import { listJobParts, listOpenJobs, listSimilarJobs } from "@/lib/jobs/search/list.queries";
import { understandJobs } from "@/lib/jobs/search/understanding.queries";
import type { ListRead } from "./list-read";

async function listNearest(search: string) {
  return listNearestJobs({ search }, await understandJobs({ search }));
}

export const jobReads: readonly ListRead[] = [
  {
    name: "jobs, newest",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ cursor }),
  },
  {
    name: "jobs by salary",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ sort: "salary", cursor }),
    index: "jobs_pay",
  },
  {
    name: "jobs by deadline",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ sort: "deadline", cursor }),
    index: "jobs_deadline",
  },
  {
    name: "jobs of a category",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ category: "Healthcare", cursor }),
    indexOnly: "jobs_category_newest",
  },
  {
    name: "jobs of a subcategory",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ category: "Healthcare", subcategory: "healthcare/nursing", cursor }),
    index: "jobs_subcategory_newest",
    indexOnly: "jobs_subcategory_newest",
  },
  {
    name: "jobs of a state",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ state: "TX", employmentType: "contract", cursor }),
    indexOnly: "jobs_state_newest",
  },
  {
    name: "jobs of a company",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ company: "c0ffee00c0ffee00", cursor }),
    index: "jobs_company",
    indexOnly: "jobs_company",
  },
  {
    name: "jobs near a place, newest",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ place: "austin-tx", within: 50, cursor }),
    indexOnly: "jobs_place_newest",
    sorted: 4000,
  },
  {
    name: "jobs near a place, by distance",
    bar: "list",
    read: (_, cursor) => listOpenJobs({ place: "austin-tx", within: 50, sort: "distance", cursor }),
    index: "jobs_place_newest",
    // Nearby cities, by distance.
    sorted: 200,
  },
  // Common words are searched from the newest job up to a window of matches to rank; others are looked up.
  {
    name: "jobs with a word",
    bar: "job-search",
    read: (_, cursor) => listOpenJobs({ search: "carpenter", cursor }),
    index: "job_documents_tsv_idx",
    sorted: 1001,
    // Synonym groups are read every ten minutes; with so few jobs, reading a fifth of them is faster by full scan.
    whole: ["search_synonyms", "job_documents"],
  },
  {
    name: "jobs with a frequent word",
    bar: "job-search",
    read: (_, cursor) => listOpenJobs({ search: "weekly", cursor }),
    index: "jobs_newest",
    sorted: 1001,
    // Documents of the thousand newest matches, out of 1,600.
    whole: ["job_documents"],
  },
  {
    name: "jobs with a rare word",
    bar: "job-search",
    read: (_, cursor) => listOpenJobs({ search: "zither", cursor }),
    index: "job_documents_tsv_idx",
    pages: 100,
  },
  {
    name: "jobs with a rare two-letter word",
    bar: "job-search",
    read: (_, cursor) => listOpenJobs({ search: "QA", cursor }),
    index: "job_documents_tsv_idx",
    pages: 100,
  },
  {
    name: "jobs with a rare and a frequent word",
    bar: "job-search",
    read: (_, cursor) => listOpenJobs({ search: "weekly zither", cursor }),
    index: "job_documents_tsv_idx",
    pages: 100,
  },
  {
    name: "jobs with a misspelled word",
    bar: "job-search",
    read: (_, cursor) => listOpenJobs({ search: "zithre carpentr", cursor }),
    index: "jobs_words",
    // Words of at most 300 titles.
    sorted: 2000,
  },
  {
    name: "jobs with a word, newest",
    bar: "job-search",
    read: (_, cursor) => listOpenJobs({ search: "weekly", sort: "newest", cursor }),
    index: "jobs_newest",
    sorted: 1001,
  },
  // Jobs with the title are looked up, and so are titles with an unknown word.
  {
    name: "close job matches",
    bar: "job-search",
    read: () => listNearest("carpenter own car part time remote"),
    index: "job_documents_tsv_idx",
    sorted: 1001,
  },
  {
    name: "close job matches of a known kind",
    bar: "job-search",
    read: () => listNearest("plumber graveyard shift hybrid internship"),
    index: "job_documents_tsv_idx",
    sorted: 1001,
  },
  {
    name: "pins of all jobs",
    bar: "search",
    read: () => listJobPins({}, { capped: true }),
    index: "jobs_newest",
    sorted: 12_000,
  },
  {
    name: "pins of jobs near a place",
    bar: "search",
    read: () => listJobPins({ place: "austin-tx", within: 50 }, { capped: false }),
    sorted: 4000,
  },
  // At most once a minute.
  { name: "job board subcategories", bar: "desk", read: () => listJobParts(), whole: ["jobs"], sorted: 5 },
  {
    name: "similar jobs",
    bar: "list",
    read: ({ home }) => listSimilarJobs({ id: home, category: "Healthcare", state: "TX" }),
  },
  {
    name: "a person's documents",
    bar: "desk",
    read: ({ customer }, cursor) => listOwnDocuments(customer, { limit: 20, cursor }),
    // Also sorts the uses of each file.
    sorted: 40,
  },
];
