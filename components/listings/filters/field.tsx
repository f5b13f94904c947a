import type { ListingAddress } from "@/lib/listings/catalog/address.rules";

/** What each group of filters is given: the address that the page shows. */
export type GroupProps = { address: ListingAddress };

/** A label above a control. */
export function Field({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}
