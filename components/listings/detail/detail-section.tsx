import { useId } from "react";
import { cn } from "@/lib/shared/cn";

type Props = { title: string; id?: string; className?: string; children: React.ReactNode };

export function DetailSection({ title, id, className, children }: Props) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={cn("border-t pt-6 md:pt-8", className)}>
      <h2 id={heading} className="mb-4 text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
