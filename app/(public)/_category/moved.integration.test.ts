import * as jobPart from "@/app/(public)/jobs/category/[...subcategory]/page";
import { rows, sql } from "@/lib/server/db";
import { subcategoryPages } from "./subcategory-page";

type Pages = Pick<typeof jobPart, "generateMetadata">;

/** Where the page of a part leads that is no longer offered. */
async function leadsTo({ generateMetadata }: Pages, path: string, query: Record<string, unknown>) {
  const props = {
    params: Promise.resolve({ subcategory: path.split("/") }),
    searchParams: Promise.resolve(query),
  };
  const { digest } = (await generateMetadata(props).catch((error: { digest: string }) => error)) as {
    digest: string;
  };
  return digest.split(";")[2];
}

test("a part that is no longer offered leads on with the filters of its address", async () => {
  await rows(sql`INSERT INTO subcategory_changes (board, path, hidden, moved_to) VALUES
    ('listings', 'electronics/gaming', true, 'hobbies/toys'), ('listings', 'pets', true, null),
    ('jobs', 'healthcare/nursing', true, null)`);
  const products = subcategoryPages("products");
  expect(await leadsTo(products, "electronics/gaming", { condition: "used", sort: ["price_asc", "x"] })).toBe(
    "/products/hobbies/toys?condition=used&sort=price_asc",
  );
  expect(await leadsTo(products, "electronics/gaming", {})).toBe("/products/hobbies/toys");
  expect(await leadsTo(subcategoryPages("services"), "pets", { state: "TX" })).toBe("/services?state=TX");
  expect(await leadsTo(jobPart, "healthcare/nursing", { search: "night shift" })).toBe(
    "/jobs/category/healthcare?search=night+shift",
  );
});
