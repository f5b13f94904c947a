export type TreePart = { slug: string; name: string; words?: string };
export type TreeGroup = { slug: string; name: string; parts: readonly TreePart[] };

export type Board = "listings" | "jobs";

/** `path` is 'electronics' or 'electronics/laptops'. */
export type TreeNode = {
  path: string;
  name: string;
  parent: string | null;
  /** Title words that suggest this node: 'laptop|notebook computer'. */
  words: string;
  hidden: boolean;
  movedTo: string | null;
  position: number;
  changed: boolean;
};

export type TreeChange = Pick<TreeNode, "path" | "hidden" | "movedTo"> & {
  name: string | null;
  words: string | null;
  position: number | null;
};

export type FormNode = Pick<TreeNode, "path" | "name" | "parent" | "words" | "hidden"> & { category: string };

const slug = "[a-z-]{1,40}";
export const treePathPattern = new RegExp(`^${slug}(/${slug})?$`);

export function treePart(slug: string, name: string, words?: string): TreePart {
  return { slug, name, ...(words ? { words } : {}) };
}

const patterns = new Map<string, RegExp>();

function wordsPattern(words: string): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const plain = words.replace(/[.*+?^${}()[\]\\]/g, "\\$&");
  const pattern = new RegExp(`\\b(?:${plain})(?:e?s)?\\b`, "gi");
  patterns.set(words, pattern);
  return pattern;
}

function lastOf(words: string, text: string): RegExpExecArray | undefined {
  const pattern = wordsPattern(words);
  return text.search(pattern) < 0 ? undefined : [...text.matchAll(pattern)].at(-1);
}

export function treeNodes(groups: readonly TreeGroup[]): TreeNode[] {
  const asMade = { hidden: false, movedTo: null, changed: false };
  return groups.flatMap(({ slug, name, parts }, at) => [
    { path: slug, name, parent: null, words: "", position: at, ...asMade },
    ...parts.map((one, position) => ({
      path: `${slug}/${one.slug}`,
      name: one.name,
      parent: slug,
      words: one.words ?? "",
      position,
      ...asMade,
    })),
  ]);
}

export function applyChanges<Node extends TreeNode>(
  nodes: readonly Node[],
  changes: readonly TreeChange[],
): Node[] {
  const changed = new Map(changes.map((one) => [one.path, one]));
  const known = new Set(nodes.map(({ path }) => path));
  const added = changes.flatMap(({ path }) => {
    const group = nodes.find((one) => one.path === path.split("/")[0]);
    if (known.has(path) || !group || path === group.path) return [];
    return [{ ...group, path, name: path, parent: group.path, words: "", position: nodes.length }];
  });
  const all = [...nodes, ...added].map((node): Node => {
    const change = changed.get(node.path);
    if (!change) return node;
    const { hidden, movedTo } = change;
    const { name, words, position } = node;
    return {
      ...node,
      name: change.name ?? name,
      words: change.words ?? words,
      position: change.position ?? position,
      hidden,
      movedTo,
      changed: true,
    };
  });
  const inOrder = (parent: string | null) =>
    all.filter((one) => one.parent === parent).sort((a, b) => a.position - b.position);
  return inOrder(null).flatMap((group) => [group, ...inOrder(group.path)]);
}

export function visibleNodes<Node extends Pick<TreeNode, "path" | "parent" | "hidden">>(
  nodes: readonly Node[],
): Node[] {
  const hidden = new Set(nodes.flatMap((one) => (one.hidden ? [one.path] : [])));
  return nodes.filter(({ path, parent }) => !hidden.has(path) && !hidden.has(parent ?? ""));
}

export function toFormNodes(nodes: readonly FormNode[]): FormNode[] {
  const shown = new Set(visibleNodes(nodes).map(({ path }) => path));
  return nodes.map(({ path, name, parent, words, category }) => {
    const hidden = !shown.has(path);
    return { path, name, parent, words: hidden ? "" : words, hidden, category };
  });
}

export function positionAfter(
  siblings: readonly Pick<TreeNode, "path" | "position">[],
  after: string | null,
): number {
  const at = siblings.findIndex(({ path }) => path === after);
  const [before, next] = [siblings[at], siblings[at + 1]];
  if (!before) return (next?.position ?? 0) - 1;
  return next ? (before.position + next.position) / 2 : before.position + 1;
}

/** Follows moves of hidden nodes; undefined if the path is unknown. */
export function resolveMoves<Node extends Pick<TreeNode, "path" | "hidden" | "movedTo">>(
  nodes: readonly Node[],
  path: string,
): Node | undefined {
  const seen = new Set<string>();
  let found = nodes.find((one) => one.path === path);
  while (found?.hidden && found.movedTo && !seen.has(found.path)) {
    seen.add(found.path);
    const { movedTo } = found;
    found = nodes.find((one) => one.path === movedTo) ?? found;
  }
  return found;
}

export function findReplacement<Node extends Pick<TreeNode, "path" | "parent" | "hidden" | "movedTo">>(
  nodes: readonly Node[],
  hidden: Node,
): Node | undefined {
  const shown = visibleNodes(nodes);
  const candidates = [resolveMoves(nodes, hidden.path)?.path, hidden.parent];
  return candidates.map((path) => shown.find((one) => one.path === path)).find((one) => one !== undefined);
}

export function nodeTrail<Node extends Pick<TreeNode, "path" | "parent">>(
  nodes: readonly Node[],
  path: string | undefined,
): Node[] {
  const found = nodes.find((one) => one.path === path);
  if (!found) return [];
  return [...nodes.filter((one) => one.path === found.parent), found];
}

const accessoryPattern =
  /(,\s|;|\(|–|—|\s-\s|\s(with|for|by|in|on|near|from|at|to|plus|including|without)\s).*$/i;

/** The main subject of a title decides, then the accessories; null without a match. */
export function suggestNode<Node extends Pick<TreeNode, "words">>(
  nodes: readonly Node[],
  title: string,
): Node | null {
  for (const text of [title.replace(accessoryPattern, ""), title]) {
    const best = nodes
      .flatMap((one) => {
        const at = one.words && lastOf(one.words, text);
        return at ? [{ one, length: at[0].length, end: at.index + at[0].length }] : [];
      })
      .sort((a, b) => b.end - a.end || b.length - a.length)[0];
    if (best) return best.one;
  }
  return null;
}
