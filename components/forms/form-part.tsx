import type { ReactNode } from "react";

type Props = { id?: string; title: string; description?: string; children: ReactNode };

export function FormPart({ id, title, description, children }: Props) {
  return (
    <section id={id} className="grid gap-4 border-t pt-6 first:border-0 first:pt-0">
      <header className="grid gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        {description ? <p className="text-muted-foreground text-sm">{description}</p> : null}
      </header>
      {children}
    </section>
  );
}
