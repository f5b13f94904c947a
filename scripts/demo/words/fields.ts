import { firstFields } from "./fields-a-h";
import { secondFields } from "./fields-h-t";
import type { JobWords } from "./job-words";

/** The fields of work, named as lib/jobs/rules names them. */
export const fieldWords: readonly JobWords[] = [...firstFields, ...secondFields];
