/** A group of a tree of two levels, and a part of it; `words` of a title say that it belongs there. */
export type TreePart = { slug: string; name: string; words?: string };
export type TreeGroup = { slug: string; name: string; parts: readonly TreePart[] };

/** A place in a tree: 'electronics', or 'electronics/laptops' below it. */
export type TreeNode = { path: string; name: string; parent: string | null; words: RegExp | null };

/** A part with the words of titles that belong there: 'laptop|notebook computer'. */
export function treePart(slug: string, name: string, words?: string): TreePart {
  return { slug, name, ...(words ? { words } : {}) };
}

/** Any of these words as one of a title, in the singular and the plural. */
export function wordsPattern(words: string): RegExp {
  return new RegExp(`\\b(?:${words})(?:e?s)?\\b`, "i");
}

/** Each group with its parts behind it. */
export function treeNodes(groups: readonly TreeGroup[]): TreeNode[] {
  return groups.flatMap(({ slug, name, parts }) => [
    { path: slug, name, parent: null, words: null },
    ...parts.map((one) => ({
      path: `${slug}/${one.slug}`,
      name: one.name,
      parent: slug,
      words: one.words ? wordsPattern(one.words) : null,
    })),
  ]);
}

/** What stands at a path, with what it is a part of before it. */
export function trailIn<Node extends Omit<TreeNode, "words">>(
  nodes: readonly Node[],
  path: string | undefined,
): Node[] {
  const found = nodes.find((one) => one.path === path);
  if (!found) return [];
  return [...nodes.filter((one) => one.path === found.parent), found];
}

/** Behind these words stands what a thing comes with or is for. */
const linking = /(,\s|;|\(|–|—|\s-\s|\s(with|for|by|in|on|near|from|at|to|plus|including|without)\s).*$/i;

/** The part that a title speaks of: what the thing is, then what it comes with; null where nothing tells. */
export function suggestIn<Node extends TreeNode>(nodes: readonly Node[], title: string): Node | null {
  for (const text of [title.replace(linking, ""), title]) {
    const best = nodes
      .flatMap((one) => {
        const at = one.words && [...text.matchAll(new RegExp(one.words, "gi"))].at(-1);
        return at ? [{ one, length: at[0].length, end: at.index + at[0].length }] : [];
      })
      .sort((a, b) => b.end - a.end || b.length - a.length)[0];
    if (best) return best.one;
  }
  return null;
}
