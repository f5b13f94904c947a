type PolicySection = { heading: string; paragraphs: readonly string[]; points?: readonly string[] };

export type Policy = { title: string; summary: string; updated: string; sections: readonly PolicySection[] };

/** Fills `{site}` and `{email}`, which come from configuration. */
export function fillPolicy(policy: Policy, { site, email }: { site: string; email: string }): Policy {
  const fill = (text: string) => text.replaceAll("{site}", site).replaceAll("{email}", email);
  return {
    ...policy,
    summary: fill(policy.summary),
    sections: policy.sections.map(({ heading, paragraphs, points }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
      ...(points ? { points: points.map(fill) } : {}),
    })),
  };
}
