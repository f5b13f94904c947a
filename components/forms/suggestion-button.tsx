import { buttonVariants } from "@/components/ui/button-variants";

/** Takes what was suggested for the field above; nothing is chosen unasked. */
export function SuggestionButton({ name, onUse }: { name: string; onUse: () => void }) {
  return (
    <button type="button" className={buttonVariants({ variant: "secondary", size: "sm" })} onClick={onUse}>
      Use “{name}”
    </button>
  );
}
