import { IntentLink } from "@/components/ui/intent-link";
import { ArrowRight } from "@/components/ui/deferred-icons";
import { SearchForm } from "@/components/ui/search-form";
import { categoryNames } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { ReviewedVendorDto } from "@/lib/vendors/moderation/moderation.contract";

type Props = { vendors: readonly ReviewedVendorDto[]; search: string };

export function VendorChoice({ vendors, search }: Props) {
  return (
    <div className="page grid max-w-3xl gap-6 py-6 md:py-8">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">Create listing</h1>
        <p className="text-muted-foreground">Choose the vendor it’s for.</p>
      </header>
      <SearchForm
        action={hrefs.createListing()}
        label="Search vendors"
        placeholder="Business, username or email"
        value={search}
      />
      {vendors.length === 0 ? <p>No approved vendor matches that name.</p> : null}
      <ul className="grid gap-2">
        {vendors.map(({ id, businessName, category, owner }) => (
          <li key={id}>
            <IntentLink
              href={hrefs.createListing(`vendor=${id}`)}
              className="bg-card hover:bg-accent active:bg-accent flex min-h-14 items-center gap-3 rounded-xl border px-4 py-3 transition-colors"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{businessName}</span>
                <span className="text-muted-foreground block text-sm">
                  {categoryNames[category]} · {owner.username}
                </span>
              </span>
              <ArrowRight className="text-muted-foreground" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
