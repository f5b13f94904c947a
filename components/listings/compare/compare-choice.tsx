"use client";

import { Button } from "@/components/ui/button";
import { Check, Columns2 } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast-store";
import { maxCompared } from "@/lib/listings/catalog/compare.rules";
import { useCompared } from "./compare-store";

export function CompareChoice({ listing: { id, title } }: { listing: { id: string; title: string } }) {
  const { ids, isFull, toggle } = useCompared();
  const chosen = ids.includes(id);
  const Mark = chosen ? Check : Columns2;

  function press(): void {
    if (chosen || !isFull) toggle(id);
    else
      toast({
        title: `You’re already comparing ${maxCompared} properties. Remove one first.`,
        variant: "notice",
      });
  }

  return (
    <Button
      variant={chosen ? "soft" : "ghost"}
      size="sm"
      aria-pressed={chosen}
      aria-label={`Compare ${title}`}
      className={chosen ? "" : "text-muted-foreground -ml-3"}
      onClick={press}
    >
      <Mark className="size-4" />
      Compare
    </Button>
  );
}
