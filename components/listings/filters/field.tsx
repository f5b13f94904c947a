import type { ListingAddress } from "@/lib/listings/catalog/address.rules";

export type GroupProps = { address: ListingAddress };

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
