export type PolicyBlock =
  | { kind: "paragraph" | "heading"; text: string }
  | { kind: "list"; items: readonly string[]; ordered: boolean; start: number };

type PolicySection = { heading: string; blocks: readonly PolicyBlock[] };

type Head = { title: string; summary: string; updated: string };

export type Policy = Head & { sections: readonly PolicySection[] };

export type BuiltInPolicy = Head & {
  sections: readonly { heading: string; paragraphs: readonly string[]; points?: readonly string[] }[];
};

type PolicyValues = { site: string; email: string; cookie: string };

export function fillPolicy(policy: Policy, { site, email, cookie }: PolicyValues): Policy {
  const fill = (text: string) =>
    text.replaceAll("{site}", site).replaceAll("{email}", email).replaceAll("{cookie}", cookie);
  const fillBlock = (block: PolicyBlock): PolicyBlock =>
    block.kind === "list" ? { ...block, items: block.items.map(fill) } : { ...block, text: fill(block.text) };
  return {
    ...policy,
    summary: fill(policy.summary),
    sections: policy.sections.map(({ heading, blocks }) => ({
      heading: fill(heading),
      blocks: blocks.map(fillBlock),
    })),
  };
}
