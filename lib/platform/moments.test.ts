/** @jest-environment node */
import { allEndpoints } from "./rules";
import { inputShape } from "@/prisma/test/schemas";

type Shape = { format?: string; properties?: Record<string, Shape>; anyOf?: Shape[]; allOf?: Shape[] };

function fieldsOf({ properties = {}, anyOf = [], allOf = [] }: Shape): string[] {
  const own = Object.entries(properties).filter(([, field]) =>
    [field, ...(field.anyOf ?? [])].some(({ format }) => format === "date-time"),
  );
  return [...own.map(([name]) => name), ...[...anyOf, ...allOf].flatMap(fieldsOf)];
}

test("refuses a date that the database cannot store on every endpoint", async () => {
  const found: string[] = [];
  const wrong: string[] = [];
  for (const endpoint of allEndpoints) {
    const { body } = await endpoint.schemas();
    if (!body) continue;
    for (const name of fieldsOf(inputShape(body) as Shape)) {
      const place = `${endpoint.method} ${endpoint.path} ${name}`;
      found.push(place);
      for (const year of ["0000", "9999"]) {
        const parsed = body.safeParse({ [name]: `${year}-12-31T23:59:59Z` });
        const isRefused = parsed.error?.issues.some(
          ({ path, code }) => path[0] === name || code === "invalid_union",
        );
        if (!isRefused) wrong.push(`${place} takes the year ${year}`);
      }
    }
  }
  expect(found).toEqual(expect.arrayContaining(["PATCH /api/profile updatedAt"]));
  expect(wrong).toEqual([]);
});
