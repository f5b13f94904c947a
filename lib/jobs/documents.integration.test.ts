import { db, raw, rows, sql } from "@/lib/server/db";
import { createJob } from "@/prisma/factories";

afterEach(() => db.job.deleteMany());

const cook = {
  title: "Part-time Roofer",
  company: "Ridge & Sons",
  employmentType: "part_time",
  salaryMinCents: 2000n,
  salaryMaxCents: 2500n,
  salaryUnit: "hour",
  description: "You climb ladders.",
} as const;

async function lexemesOf(id: string, isFact = true): Promise<string[] | null> {
  const [found] = await rows<{ lexemes: string[] }>(sql`
    SELECT ARRAY(SELECT lexeme FROM unnest(d.tsv)
      WHERE (lexeme ~ '^x[a-z0-9]+_') = ${isFact} AND lexeme !~ '^xg[0-2]_' ORDER BY lexeme COLLATE "C") AS lexemes
    FROM job_documents d WHERE d.job_id = ${id}::uuid`);
  return found?.lexemes ?? null;
}

async function isFoundBy(id: string, query: string): Promise<boolean> {
  const found = await rows(sql`
    SELECT FROM job_documents d WHERE d.job_id = ${id}::uuid AND d.tsv @@ to_tsquery('plaza', ${query})`);
  return found.length === 1;
}

const seqOf = async (id: string) =>
  (await rows<{ seq: bigint }>(sql`SELECT seq FROM job_documents WHERE job_id = ${id}::uuid`))[0]!.seq;

describe("the document of a job", () => {
  test("weighs the subject of the title A, its other words B, company and place C, and the text D", async () => {
    const { id } = await createJob(cook);
    const found = [];
    for (const word of ["roofer", "part", "ridge", "austin", "ladders"]) {
      for (const weight of ["A", "B", "C", "D"]) {
        if (await isFoundBy(id, `${word}:${weight}`)) found.push(`${word} ${weight}`);
      }
    }
    expect(found).toEqual(["roofer A", "part B", "ridge C", "austin C", "ladders D"]);
  });

  test.each([
    ["Office manager assistant", "assist"],
    ["Manager of our second office", "manag"],
    ["Assistant to the manager of an office", "assist"],
    ["Sales and marketing manager", "manag"],
    ["Cook / server", "cook server"],
    ["Plumber - night shift", "plumber"],
    ["Forklift operator with clean record", "oper"],
    ["IT", ""],
  ])("finds in the job title '%s' the subject '%s'", async (title, subject) => {
    const { id } = await createJob({ title });
    const found = await rows<{ subject: string }>(sql`
      SELECT array_to_string(tsvector_to_array(ts_filter(tsv, '{a}')), ' ') AS subject
      FROM job_documents WHERE job_id = ${id}::uuid`);
    expect(found).toEqual([{ subject }]);
  });

  test("has lexemes for category, type, workplace, place, yearly pay, title, and company", async () => {
    const { id } = await createJob(cook);
    // $25 an hour is $52,000 for 2,080 hours.
    expect(await lexemesOf(id)).toEqual([
      "xcat_jobs",
      "xci_austin",
      "xem_part_time",
      "xjc_hospitality",
      "xp0_92",
      "xp1_23",
      "xp2_5",
      "xsc_hospitality",
      "xsc_hospitality_kitchen",
      "xst_tx",
      "xt_part",
      "xt_roofer",
      "xt_time",
      "xtk_c68e6f00d054deef",
      "xvk_7f6163ba17ee9355",
      "xwk_onsite",
    ]);
  });

  test("has acronyms that look like stop words, from a title and from a text", async () => {
    const { id } = await createJob({ ...cook, title: "Helper, IT", description: "OR nurses need it." });
    const found = await lexemesOf(id);
    expect(["xt_it", "xe_it", "xe_or"].filter((lexeme) => found!.includes(lexeme))).toHaveLength(3);
    expect(found).not.toContain("xt_or");
  });

  test("has no lexeme for pay if the job has none", async () => {
    const { id } = await createJob({ title: "Cook" });
    expect((await lexemesOf(id))?.filter((lexeme) => lexeme.startsWith("xp"))).toEqual([]);
  });

  test("follows an edit and keeps its place in the order of appearance", async () => {
    const { id } = await createJob(cook);
    const seq = await seqOf(id);
    await db.job.update({ where: { id }, data: { title: "Glazier", workplace: "hybrid" } });
    expect([await isFoundBy(id, "glazier:A"), await isFoundBy(id, "roofer")]).toEqual([true, false]);
    expect(await lexemesOf(id)).toContain("xwk_hybrid");
    expect(await seqOf(id)).toBe(seq);
  });

  test("lists the job while it is open, and as the newest after it reopens", async () => {
    const [draft, early, late] = [
      await createJob({ status: "draft" }),
      await createJob({ title: "Cook" }),
      await createJob({ title: "Baker" }),
    ];
    expect(await lexemesOf(draft.id)).toBeNull();
    await db.job.update({ where: { id: early.id }, data: { status: "paused" } });
    expect(await lexemesOf(early.id)).toBeNull();
    await db.job.update({ where: { id: early.id }, data: { status: "open" } });
    expect(await seqOf(early.id)).toBeGreaterThan(await seqOf(late.id));
  });

  test("adds nothing to the tables for listing searches", async () => {
    const tables = ["listing_search", "search_lexemes", "search_words", "search_phrases", "search_changes"];
    const counts = () =>
      Promise.all(tables.map((table) => rows(sql`SELECT count(*)::int AS count FROM ${raw(table)}`)));
    const before = await counts();
    await createJob({ title: "Zymurgist", company: "Quaffers" });
    await rows(sql`SELECT rebuild_search_tables()`);
    expect(await counts()).toEqual(before);
  });
});
