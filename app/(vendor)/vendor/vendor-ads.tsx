import { AdsTable } from "@/components/advertisements/desk/ads-table";
import { ButtonLink } from "@/components/ui/button";
import { Megaphone } from "@/components/ui/more-icons";
import { listAds } from "@/lib/advertisements/desk.queries";
import { hrefs } from "@/lib/shared/hrefs";

/** The newest hundred advertisements of a vendor: more than any plan runs. */
export async function VendorAds({ vendorId }: { vendorId: string }) {
  const { items } = await listAds({ vendorId, limit: 100 });
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
      <AdsTable ads={items} />
    </section>
  );
}
