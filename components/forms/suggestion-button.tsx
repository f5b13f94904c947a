import { buttonVariants } from "@/components/ui/button-variants";

export function SuggestionButton({ name, onUse }: { name: string; onUse: () => void }) {
  return (
    <button type="button" className={buttonVariants({ variant: "secondary", size: "sm" })} onClick={onUse}>
      Use “{name}”
    </button>
  );
}
