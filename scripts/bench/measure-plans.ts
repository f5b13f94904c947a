import { openConnection } from "@/lib/server/connection";
import { pageSizePlusOne, type Subjects } from "@/prisma/list-read";
import { listReads } from "@/prisma/list-reads";
import { explain, readBigTables, recordPages, listScannedTables } from "@/prisma/plans";

export type PlanCheck = {
  name: string;
  may: number;
  sorted: number;
  sortsMore: boolean;
  whole: string[];
  wrong: string[];
  isAllowedMore: boolean;
};

export async function checkPlans(subjects: Subjects): Promise<PlanCheck[]> {
  const connection = await openConnection();
  const big = await readBigTables(connection);
  const checked: PlanCheck[] = [];
  for (const { name, read, sorted: may = pageSizePlusOne, whole = [] } of listReads) {
    const plans = await explain(connection, await recordPages((cursor) => read(subjects, cursor)));
    const scanned = listScannedTables(plans, big);
    checked.push({
      name,
      may,
      sorted: plans.sorted,
      sortsMore: plans.sorted > pageSizePlusOne,
      whole: scanned.filter((table) => whole.includes(table)),
      wrong: scanned.filter((table) => !whole.includes(table)),
      isAllowedMore: may > pageSizePlusOne || whole.length > 0,
    });
  }
  await connection.end();
  return checked;
}
