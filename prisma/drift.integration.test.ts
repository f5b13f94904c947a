import {
  describeBeyondModels,
  findDrift,
  findDriftIn,
  readList,
  withEmptyDatabase,
} from "@/scripts/check-drift";
import { readSchema } from "@/scripts/prisma-engine";
import { openConnection } from "@/lib/server/connection";

function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("the test environment gives every file a database");
  return url;
}

async function editedModels(from: string, to: string) {
  const models = await readSchema();
  const edited = models.map((file) => ({ ...file, content: file.content.replace(from, to) }));
  expect(edited).not.toEqual(models);
  return edited;
}

describe("models and migrations", () => {
  test("agrees exactly", async () => {
    const models = await readSchema();
    expect(await withEmptyDatabase(databaseUrl(), (url) => findDrift(url, models))).toBeNull();
    expect(await findDriftIn(databaseUrl(), models)).toBeNull();
  });

  test.each([
    ["a column that was added", "username ", "nickname String?\n  username "],
    ["a length that was changed", '@map("first_name") @db.VarChar(80)', '@map("first_name") @db.VarChar(90)'],
    [
      "an index that lost a column",
      "@@index([category, priceCents, id], map",
      "@@index([category, priceCents], map",
    ],
    [
      "a partial index over other rows",
      `map: "listings_newest", where: raw("(status = 'approved'::listing_status)")`,
      `map: "listings_newest", where: raw("(status = 'pending'::listing_status)")`,
    ],
    ["an enum with one more value", "  no_show\n", "  no_show\n  cancelled\n"],
    [
      "another rule for deletion",
      "[posterId], references: [id], onDelete: Restrict",
      "[posterId], references: [id], onDelete: Cascade",
    ],
  ])("detects %s", async (_name, from, to) => {
    const models = await editedModels(from, to);
    expect(await findDriftIn(databaseUrl(), models)).toMatch(/ALTER|CREATE|DROP/);
  });

  test("has only the extras listed in beyond-models.txt", async () => {
    const connection = await openConnection();
    try {
      expect(await describeBeyondModels(connection)).toEqual(await readList());
    } finally {
      await connection.end();
    }
  });
});
