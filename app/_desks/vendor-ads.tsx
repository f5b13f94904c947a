import { AdsTable } from "@/components/advertisements/desk/ads-table";
import { ButtonLink } from "@/components/ui/button";
import { Megaphone } from "@/components/ui/deferred-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { SearchForm } from "@/components/ui/search-form";
import { listAds } from "@/lib/advertisements/desk.queries";
import { hrefs } from "@/lib/shared/hrefs";

type Props = { vendorId: string; search: string };

export async function VendorAds({ vendorId, search }: Props) {
  const { items } = await listAds({ vendorId, search, limit: 100 });
  return (
    <section aria-labelledby="ads" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ads" className="text-lg font-semibold">
          Your advertisements
        </h2>
        {items.length > 0 ? (
          <ButtonLink href={hrefs.createAdvertisement()} variant="secondary">
            <Megaphone />
            Create advertisement
          </ButtonLink>
        ) : null}
      </div>
      {items.length > 0 || search ? (
        <SearchForm
          action={hrefs.vendorDashboard()}
          label="Search your advertisements"
          placeholder="Title"
          value={search}
          preservedParams={[{ name: "tab", value: "ads" }]}
        />
      ) : null}
      {items.length === 0 && search ? (
        <NoMatches icon={Megaphone} search={search} clearHref={hrefs.vendorDesk("ads")} />
      ) : (
        <AdsTable ads={items} />
      )}
    </section>
  );
}
