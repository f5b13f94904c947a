import { chipsOf } from "@/components/listings/filters/chips";
import { CategoryFields } from "@/components/listings/filters/fields";
import { FilterChips } from "@/components/listings/filters/filter-chips";
import { FilterForm } from "@/components/listings/filters/filter-form";
import { countLabel, showLabel } from "@/components/listings/filters/show-label";
import { NoResults } from "@/components/listings/no-results";
import { Results } from "@/components/listings/results";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { JsonLd } from "@/components/ui/json-ld";
import { listingQuery, readListingAddress, type ListingAddress } from "@/lib/listings/address/rules";
import { categoryNames, type Category } from "@/lib/listings/rules";
import { breadcrumbJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";
import { readResults, textOf, type PageParams } from "../_results/read-results";

const introductions: Record<Category, string> = {
  products: "New and pre-loved things from vendors we have reviewed.",
  services: "Skilled people for home, garden, body, mind and business.",
  realestate: "Homes, offices and land for sale and for rent, with the facts up front.",
};

type Props = { category: Category; searchParams: PageParams };

/** One page for the three categories: filters in a column or a sheet, results that grow, all state in the address. */
export async function CategoryPage({ category, searchParams }: Props) {
  const params = await searchParams;
  const address: ListingAddress = { ...readListingAddress(params), category };
  const { page, cursor } = await readResults(address, textOf(params.cursor));
  const hrefOf = (next: ListingAddress) =>
    hrefs.category(category, listingQuery({ ...next, category: undefined }));
  const chips = chipsOf(address, ["category"]);
  const name = categoryNames[category];

  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <JsonLd
        json={jsonLdText(
          breadcrumbJsonLd([
            { name: "Home", url: `${env.APP_URL}${hrefs.home()}` },
            { name, url: `${env.APP_URL}${hrefs.category(category)}` },
          ]),
        )}
      />
      <div className="grid gap-2">
        <Breadcrumbs trail={[{ label: "Home", href: hrefs.home() }]} current={name} />
        <h1 className="text-3xl font-bold">{name}</h1>
        <p className="text-muted-foreground">{introductions[category]}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <aside className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:self-start lg:overflow-y-auto lg:p-1">
          <FilterForm
            action={hrefs.category(category)}
            fixed={{ category }}
            active={chips.length}
            total={showLabel(page.total, page.capped)}
          >
            <CategoryFields address={address} category={category} />
          </FilterForm>
        </aside>
        <section aria-labelledby="results" className="grid content-start gap-5">
          <h2 id="results" className="text-lg font-semibold">
            {countLabel(page.total, page)}
          </h2>
          <FilterChips
            chips={chips}
            hrefs={chips.map((chip) => hrefOf(chip.without))}
            clearHref={hrefs.category(category)}
          />
          <Results
            address={address}
            seed={{ address, cursor, page }}
            source="listings"
            href={hrefOf(address)}
            empty={<NoResults clearHref={hrefs.category(category)} />}
          />
        </section>
      </div>
    </div>
  );
}
