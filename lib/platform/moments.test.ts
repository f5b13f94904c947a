import { allEndpoints } from "./rules";
import { inputShape } from "@/prisma/test/schemas";

type Shape = {
  format?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};

type Field = { path: string; bodyWith: (value: string) => unknown };

const formats = {
  "date-time": (year: string) => `${year}-12-31T23:59:59Z`,
  date: (year: string) => `${year}-12-31`,
};

function fieldsOf(shape: Shape, format: string): Field[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = shape;
  if (shape.format === format) return [{ path: "", bodyWith: (value) => value }];
  return [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => fieldsOf(one, format)),
    ...Object.entries(properties).flatMap(([name, field]) =>
      fieldsOf(field, format).map(({ path, bodyWith }) => ({
        path: path ? `${name}.${path}` : name,
        bodyWith: (value: string) => ({ [name]: bodyWith(value) }),
      })),
    ),
    ...(items ? fieldsOf(items, format) : []).map(({ path, bodyWith }) => ({
      path: path ? `0.${path}` : "0",
      bodyWith: (value: string) => [bodyWith(value)],
    })),
  ];
}

test.each([
  ["date-time", "PATCH /api/profile updatedAt"],
  ["date", "PUT /api/appointment-hours exceptions.0.day"],
] as const)("refuses a %s that the database cannot store on every endpoint", async (format, known) => {
  const found: string[] = [];
  const wrong: string[] = [];
  for (const endpoint of allEndpoints) {
    const { body } = await endpoint.schemas();
    if (!body) continue;
    for (const { path, bodyWith } of fieldsOf(inputShape(body) as Shape, format)) {
      const place = `${endpoint.method} ${endpoint.path} ${path}`;
      found.push(place);
      for (const year of ["0000", "0001", "9999"]) {
        const parsed = body.safeParse(bodyWith(formats[format](year)));
        const isRefused = parsed.error?.issues.some(
          (issue) =>
            issue.path.join(".") === path ||
            (issue.code === "invalid_union" && path.startsWith(issue.path.join("."))),
        );
        if (!isRefused) wrong.push(`${place} takes the year ${year}`);
      }
    }
  }
  expect(found).toEqual(expect.arrayContaining([known]));
  expect(wrong).toEqual([]);
});
