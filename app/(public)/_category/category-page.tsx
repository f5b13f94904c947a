import { CategoryFields } from "@/components/listings/filters/fields";
import { ListingFilters } from "@/components/listings/filters/listing-filters";
import { SortLinks } from "@/components/listings/filters/sort-links";
import { Results } from "@/components/listings/results";
import { ResultsLayout } from "@/components/listings/results-layout";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { resultChips } from "@/components/search/wish-chips";
import { ZeroResults } from "@/components/search/zero-results";
import { FilterChips } from "@/components/ui/filter-chips";
import { JsonLd } from "@/components/ui/json-ld";
import { listingQuery, type ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { readResultsAddress } from "@/lib/listings/catalogue/results-address.rules";
import { categoryNames, type Category } from "@/lib/listings/rules";
import { findRelaxations } from "@/lib/search/relaxing.queries";
import { breadcrumbJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { MapSection, readMap } from "../_results/map-section";
import { readResults } from "../_results/read-results";
import { ResultsNotes } from "../_results/results-notes";

const introductions: Record<Category, string> = {
  products: "New and pre-loved things from vendors we have reviewed.",
  services: "Skilled people for home, garden, body, mind and business.",
  realestate: "Homes, offices and land for sale and for rent, with the facts up front.",
};

type Props = {
  category: Category;
  searchParams: PageParams;
  /** What the category has above its results. */
  children?: React.ReactNode;
};

/** One page for the three categories: filters in a column or a sheet, results that grow, all state in the address. */
export async function CategoryPage({ category, searchParams, children }: Props) {
  const params = await readPageParams(searchParams);
  const address: ListingAddress = { ...readResultsAddress(params), category };
  const { page, cursor, place, unplaced } = await readResults(address, params.cursor);
  const { hrefOf, ...map } = readMap(params, (next: ListingAddress) =>
    hrefs.category(category, listingQuery({ ...next, category: undefined })),
  );
  const { chips, active } = resultChips({ address, reading: page, fixed: ["category"], place, hrefOf });
  const found = page.total === 0 ? await findRelaxations(address, page.wishes) : [];
  const relaxations = found.filter(({ drop }) => drop !== "category");
  const name = categoryNames[category];

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
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
      {children}
      <ResultsNotes {...{ address, page, place, hrefOf }} />
      <ResultsLayout
        filters={
          <ListingFilters
            action={hrefs.category(category)}
            fixed={{ category }}
            active={active}
            found={{ total: page.total, capped: page.capped }}
            clearHref={hrefs.category(category)}
          >
            <CategoryFields address={address} place={place} category={category} />
          </ListingFilters>
        }
        found={page}
        sorts={<SortLinks address={address} hrefOf={hrefOf} />}
      >
        <FilterChips chips={chips} clearHref={hrefs.category(category)} />
        <MapSection {...map} address={address} total={page.total} />
        <Results
          address={address}
          seed={{ address, cursor, page }}
          source="listings"
          leading
          unplaced={unplaced}
          href={hrefOf(address)}
          empty={
            <ZeroResults
              {...{ address, relaxations, hrefOf }}
              missing={page.missing}
              clearHref={hrefs.category(category)}
            />
          }
        />
      </ResultsLayout>
    </div>
  );
}
