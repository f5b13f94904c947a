import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { Pictures } from "./pictures";

type Change = NonNullable<OwnListingDto["revision"]>["changes"][number];

export function ChangedFields({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="grid gap-4">
      {changes.map((change) => (
        <div key={change.field} className="grid gap-1.5">
          <dt className="text-sm font-semibold">{change.label}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            <Version name="Live now" look="bg-muted" images={change.images?.before}>
              {change.before}
            </Version>
            <Version name="Changed to" look="bg-trust-soft" images={change.images?.after}>
              {change.after}
            </Version>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type VersionProps = { name: string; look: string; images?: readonly string[]; children: string };

function Version({ name, look, images, children }: VersionProps) {
  return (
    <div className={`min-w-0 rounded-md px-3 py-2 ${look}`}>
      <p className="text-xs font-semibold">{name}</p>
      {images ? <Pictures title={name} urls={images} /> : null}
      <p className="wrap-anywhere whitespace-pre-line">{children || "Empty"}</p>
    </div>
  );
}
