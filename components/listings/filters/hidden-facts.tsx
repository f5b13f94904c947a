import { factNames } from "@/lib/listings/fact-names.rules";
import type { Category } from "@/lib/listings/rules";
import type { GroupProps } from "./field";
import { hasField } from "./sections";

/** Preserves facts from the URL that the panel has no field for when the form is submitted. */
export function HiddenFactFields({ address, category }: GroupProps & { category: Category | undefined }) {
  return factNames.map((name) =>
    address[name] === undefined || hasField(name, address, category) ? null : (
      <input key={`${name}=${address[name]}`} type="hidden" name={name} value={address[name]} />
    ),
  );
}
