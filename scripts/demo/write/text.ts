export type Draft = {
  title: string;
  description: string;
  priceCents: number;
  details: Record<string, unknown>;
};

export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${template}"`);
    return value;
  });
}

export function dropRepeats(paragraphs: readonly string[]): string {
  const seen = new Set<string>();
  return paragraphs
    .map((paragraph) =>
      (paragraph.match(/[^.!?]+[.!?]+(?:\s|$)|[^.!?]+$/g) ?? [])
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence && !seen.has(sentence) && seen.add(sentence))
        .join(" "),
    )
    .filter(Boolean)
    .join("\n\n");
}
