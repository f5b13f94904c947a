import { CategoryFields } from "@/components/listings/filters/fields";
import { ListingFilters } from "@/components/listings/filters/listing-filters";
import { SortLinks } from "@/components/listings/filters/sort-links";
import { Results } from "@/components/listings/results";
import { SubcategoryLinks } from "@/components/listings/subcategory-links";
import { ResultsLayout } from "@/components/listings/results-layout";
import { SaveSearch } from "@/components/searches/save-search";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { resultChips } from "@/components/search/entity-chips";
import { ZeroResults } from "@/components/search/zero-results";
import { FilterChips } from "@/components/ui/filter-chips";
import { JsonLd } from "@/components/ui/json-ld";
import { categoryHref, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { readResultsAddress } from "@/lib/listings/catalog/results-address.rules";
import { categoryNames, type Category } from "@/lib/listings/rules";
import { readTrail } from "@/lib/listings/subcategories.queries";
import type { Subcategory } from "@/lib/listings/subcategories.rules";
import { findRelaxations } from "@/lib/search/refinement/relaxing.queries";
import { countParts } from "@/lib/search/refinement/parts.queries";
import { linkedSubcategories } from "@/lib/search/refinement/parts.rules";
import { isForRent } from "@/lib/search/refinement/section.rules";
import { readSubcategories } from "@/lib/search/index/subcategories.queries";
import { hasPartOnly } from "@/lib/search/results/outcome.rules";
import { areKnownWords } from "@/lib/search/spelling/unfound.queries";
import { breadcrumbJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { MapLink, readMap } from "@/app/_results/map-part";
import { MapSection } from "@/app/_results/map-section";
import { readResults } from "@/app/_results/read-results";
import { ResultsNotes } from "@/app/_results/results-notes";

const introductions: Record<Category, string> = {
  products: "New and pre-owned items from vendors we’ve reviewed.",
  services: "Skilled people for your home, lessons, events, pets and business.",
  realestate: "Homes, offices and land for sale and for rent, with the facts up front.",
};

type Props = {
  category: Category;
  subcategory?: string;
  searchParams: PageParams;
  children?: React.ReactNode;
};

export async function CategoryPage({ category, subcategory, searchParams, children }: Props) {
  const params = await readPageParams(searchParams);
  const own = { category, ...(subcategory ? { subcategory } : {}) };
  const ownHref = categoryHref(own);
  const address: ListingAddress = { ...readResultsAddress(params), ...own };
  const isOwn = (one: Subcategory) => one.category === category && one.parent === (subcategory ?? null);
  const parts = (await readSubcategories()).filter(isOwn);
  const [{ page, cursor, place, unplaced }, counted, trailed] = await Promise.all([
    readResults(address, params.cursor),
    parts.length > 0 ? countParts(address) : null,
    readTrail(subcategory),
  ]);
  const found = page.total === 0 ? await findRelaxations(address, page.entities) : [];
  const isKnown = page.total === 0 && address.search ? await areKnownWords(address.search) : false;
  const relaxations = found.filter(({ drop }) => drop !== "category" && drop !== "subcategory");
  const { hrefOf, ...map } = readMap(params, (next: ListingAddress) => categoryHref({ ...next, category }));
  const fields = subcategory ? { ...address, subcategory: undefined } : address;
  const { chips, active } = resultChips({
    address,
    outcome: page,
    fixed: ["category", "subcategory"],
    place,
    hrefOf,
  });
  const trail = [
    { label: categoryNames[category], path: undefined },
    ...trailed.map(({ name, path }) => ({ label: name, path })),
  ];
  const partHref = (path: string | undefined) => hrefOf({ ...address, subcategory: path });
  const name = trail.at(-1)!.label;
  // Where nothing was found, or only a part of it, the parts stand without counts.
  const isCounted = page.total > 0 && !hasPartOnly(page) && counted;
  const inParts = isCounted ? counted : { parts: [], isSample: false };
  const links = linkedSubcategories(parts, { ...inParts, parts: inParts.parts.filter(isOwn) }).map(
    ({ name, path, text }) => ({ name, href: partHref(path), count: text }),
  );

  return (
    <div className="page one-category grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:gap-6 md:py-8">
      <JsonLd
        json={jsonLdText(
          breadcrumbJsonLd([
            { name: "Home", url: `${env.APP_URL}${hrefs.home()}` },
            ...trail.map(({ label, path }) => ({
              name: label,
              url: `${env.APP_URL}${categoryHref({ category, subcategory: path })}`,
            })),
          ]),
        )}
      />
      <div className="grid gap-2">
        <Breadcrumbs
          trail={[
            { label: "Home", href: hrefs.home() },
            ...trail.slice(0, -1).map(({ label, path }) => ({ label, href: partHref(path) })),
          ]}
          current={name}
        />
        <h1 className="text-3xl font-bold">{name}</h1>
        {subcategory ? null : <p className="text-muted-foreground">{introductions[category]}</p>}
      </div>
      <SubcategoryLinks links={links} />
      {children}
      <ResultsNotes {...{ address, page, place, hrefOf }} />
      <ResultsLayout
        filters={
          <ListingFilters
            action={ownHref}
            fixed={own}
            active={active}
            found={{ total: page.total, capped: page.capped }}
            clearHref={ownHref}
          >
            <CategoryFields address={fields} {...{ place, category }} rental={isForRent(page.entities)} />
          </ListingFilters>
        }
        active={active}
        found={page}
        sorts={<SortLinks {...{ address, hrefOf }} outcome={page} />}
        map={<MapLink isShown={map.isShown} href={map.plainHref(address)} />}
        save={<SaveSearch address={address} />}
      >
        <FilterChips chips={chips} clearHref={ownHref} />
        <MapSection {...map} address={address} page={page} />
        <Results
          address={address}
          seed={{ address, cursor, page }}
          source="listings"
          leading
          unplaced={unplaced}
          href={hrefOf(address)}
          empty={
            <ZeroResults
              {...{ address, relaxations, isKnown, hrefOf }}
              missing={page.missing}
              clearHref={ownHref}
            />
          }
        />
      </ResultsLayout>
    </div>
  );
}
