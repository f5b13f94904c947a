import { z } from "zod";
import { setDefaultMessages } from "./sentences";

beforeAll(setDefaultMessages);

function messageOf(shape: z.ZodRawShape, value: Record<string, unknown>): string | undefined {
  return z.strictObject(shape).safeParse(value).error?.issues[0]?.message;
}

function optional(schema: z.ZodType): z.ZodType {
  return z
    .union([z.literal("").transform(() => null), schema])
    .nullable()
    .optional();
}

test.each<[string, z.ZodType, unknown, string]>([
  ["limit", z.coerce.number().int().max(48), "99", "Limit must be at most 48"],
  ["limit", z.coerce.number().int().min(1), "0", "Limit must be at least 1"],
  ["limit", z.coerce.number().int(), "2.5", "Limit must be a whole number"],
  ["limit", z.coerce.number(), "many", "Limit must be a number"],
  ["minPrice", z.number().max(1e9), 1e12, "Minimum price must be at most 1,000,000,000"],
  ["price", z.number().positive(), 0, "Price must be more than 0"],
  ["q", z.string().max(100), "x".repeat(101), "Search must be at most 100 characters"],
  ["businessName", z.string().min(1), "", "Business name is required"],
  ["businessName", z.string(), undefined, "Business name is required"],
  ["code", z.string().length(6), "1", "Code must be exactly 6 characters"],
  ["ids", z.array(z.uuid()).min(1), [], "IDs must have at least 1 item"],
  ["ids", z.array(z.uuid()), ["x"], "ID isn’t valid"],
  ["sort", z.enum(["newest", "oldest", "rating"]), "best", "Sort must be newest, oldest, or rating"],
  ["role", z.enum(["customer", "vendor"]), undefined, "Role is required"],
  ["state", z.enum(Array.from({ length: 50 }, (_, at) => `s${at}`)), "ZZ", "State isn’t one of the choices"],
  ["email", z.email(), "robin", "Email must be an email address"],
  ["linkUrl", z.url(), "x", "Link must be a full link, such as https://example.com"],
  ["endsAt", z.iso.datetime(), "soon", "Ends at must be a date and time, such as 2026-11-22T15:00:00Z"],
  ["day", z.iso.date(), "soon", "Day must be a date, such as 2026-11-22"],
  ["submit", z.boolean(), "yes", "Submit must be true or false"],
  ["price", z.number().nullable().or(z.null()), "x", "Price must be a number"],
  ["condition", optional(z.enum(["new", "used"])), "mint", "Condition must be new or used"],
  ["stock", optional(z.number().int()), 1.5, "Stock must be a whole number"],
  ["beds", optional(z.number().max(100)), 101, "Beds must be at most 100"],
  ["title", optional(z.string().max(3)), "long", "Title must be at most 3 characters"],
  ["price", optional(z.number("Enter a number")), "abc", "Enter a number"],
  ["builtIn", optional(z.string().refine(() => false, "Choose one")), "x", "Choose one"],
  ["link", z.union([z.literal(""), z.url()]), "x", "Link must be a full link, such as https://example.com"],
  ["city", z.union([z.null(), z.string().min(2)]), "x", "City must be at least 2 characters"],
  ["step", z.number().multipleOf(5), 7, "Step must be a multiple of 5"],
  ["file", z.unknown().refine(() => false), 1, "File isn’t valid"],
])("explains valid input for %s", (name, schema, value, sentence) => {
  expect(messageOf({ [name]: schema }, { [name]: value })).toBe(sentence);
});

test("names the unknown fields", () => {
  expect(messageOf({}, { colour: 1 })).toBe("Remove “colour”: we don’t know this field");
  expect(messageOf({}, { a: 1, b: 2 })).toBe("Remove “a”, “b”: we don’t know these fields");
});

test("names a nested field, and keeps the message of the schema", () => {
  const home = z.strictObject({ beds: z.number().max(50), baths: z.number("Enter the number of bathrooms") });
  expect(messageOf({ home }, { home: { beds: 51, baths: 1 } })).toBe("Beds must be at most 50");
  expect(messageOf({ home }, { home: { beds: 1, baths: "x" } })).toBe("Enter the number of bathrooms");
});
