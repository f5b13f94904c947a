import { GET as list } from "@/app/api/jobs/route";
import { db } from "@/lib/server/db";
import { createJob, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { readCompany } from "./company.queries";
import type { JobDto } from "./contract";
import { readJob } from "./queries";

let posterId: string;

beforeAll(async () => {
  posterId = (await createUser()).id;
});

afterEach(() => db.job.deleteMany());

async function job(data: Parameters<typeof createJob>[0]): Promise<string> {
  return (await createJob({ posterId, ...data })).id;
}

const keyOf = async (id: string) => (await readJob(id)).companyKey;
const get = (query: string) => list(new Request(`http://localhost:3000/api/jobs${query}`));

async function ids(key: string): Promise<string[]> {
  return ((await (await get(`?company=${key}`)).json()) as JobDto[]).map(({ id }) => id);
}

describe("a company", () => {
  test("is one poster's jobs under one name, as the newest public one tells of it", async () => {
    const old = await job({ companyAbout: "We were three.", createdAt: daysFromNow(-3) });
    const latest = await job({ company: "CORNER KITCHEN", companyAbout: "We are ten." });
    await job({ companyAbout: "Not yet.", status: "draft" });
    await job({ companyAbout: "Not any more.", hiddenAt: new Date() });
    const other = await job({ posterId: (await createUser()).id });
    const key = await keyOf(old);
    expect(await keyOf(latest)).toBe(key);
    expect(await keyOf(other)).not.toBe(key);
    expect(await readCompany(key)).toEqual({
      key,
      name: "CORNER KITCHEN",
      about: "We are ten.",
      logoUrl: null,
    });
    expect(await ids(key)).toEqual([latest, old]);
    expect((await get("?company=nobody")).status).toBe(400);
  });

  test("stays with what has ended, and is nobody where nothing is public", async () => {
    const id = await job({ status: "filled" });
    const key = await keyOf(id);
    expect(await readCompany(key)).toMatchObject({ name: "Corner Kitchen" });
    expect(await ids(key)).toEqual([]);
    await db.job.update({ where: { id }, data: { status: "paused" } });
    expect(await readCompany(key)).toBeNull();
  });
});
