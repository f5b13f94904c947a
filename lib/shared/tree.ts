/** A group of a tree of two levels, and a part of it; `words` of a title say that it belongs there. */
export type TreePart = { slug: string; name: string; words?: string };
export type TreeGroup = { slug: string; name: string; parts: readonly TreePart[] };

/** Whose tree it is: that of listings, or that of jobs. */
export type Board = "listings" | "jobs";

/** A place in a tree: 'electronics', or 'electronics/laptops' below it. */
export type TreeNode = {
  path: string;
  name: string;
  parent: string | null;
  /** Words of titles that belong there: 'laptop|notebook computer'. */
  words: string;
  /** No longer offered; what is in it stays. */
  hidden: boolean;
  /** Where what was in it went. */
  movedTo: string | null;
  /** Among those of its parent. */
  position: number;
  /** Whether an admin changed or added it. */
  changed: boolean;
};

/** What an admin changed of a place in a tree, or added: null is as it was. */
export type TreeChange = Pick<TreeNode, "path" | "hidden" | "movedTo"> & {
  name: string | null;
  words: string | null;
  position: number | null;
};

/** As forms need it. */
export type FormNode = Pick<TreeNode, "path" | "name" | "parent" | "words" | "hidden"> & { category: string };

/** Of which a slug of an address is made. */
const slug = "[a-z-]{1,40}";
export const treePathPattern = new RegExp(`^${slug}(/${slug})?$`);

/** A part with the words of titles that belong there: 'laptop|notebook computer'. */
export function treePart(slug: string, name: string, words?: string): TreePart {
  return { slug, name, ...(words ? { words } : {}) };
}

const patterns = new Map<string, RegExp>();

/** Any of these words as one of a title, in the singular and the plural; made once, since every search asks all of them. */
function wordsPattern(words: string): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const plain = words.replace(/[.*+?^${}()[\]\\]/g, "\\$&");
  const pattern = new RegExp(`\\b(?:${plain})(?:e?s)?\\b`, "gi");
  patterns.set(words, pattern);
  return pattern;
}

/** The last of these words in a text. */
function lastOf(words: string, text: string): RegExpExecArray | undefined {
  const pattern = wordsPattern(words);
  return text.search(pattern) < 0 ? undefined : [...text.matchAll(pattern)].at(-1);
}

/** Each group with its parts behind it. */
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

/** The tree with what admins changed of it and added to its groups, in its order. */
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

/** What the tree offers: nothing that is hidden, nor what is below it. */
export function visibleNodes<Node extends Pick<TreeNode, "path" | "parent" | "hidden">>(
  nodes: readonly Node[],
): Node[] {
  const hidden = new Set(nodes.flatMap((one) => (one.hidden ? [one.path] : [])));
  return nodes.filter(({ path, parent }) => !hidden.has(path) && !hidden.has(parent ?? ""));
}

/** The whole tree for forms; what is hidden shows only where it was chosen. */
export function toFormNodes(nodes: readonly FormNode[]): FormNode[] {
  const shown = new Set(visibleNodes(nodes).map(({ path }) => path));
  return nodes.map(({ path, name, parent, words, category }) => {
    const hidden = !shown.has(path);
    return { path, name, parent, words: hidden ? "" : words, hidden, category };
  });
}

/** The position behind `after` among these, which are in order; null is the first place. */
export function positionAfter(
  siblings: readonly Pick<TreeNode, "path" | "position">[],
  after: string | null,
): number {
  const at = siblings.findIndex(({ path }) => path === after);
  const [before, next] = [siblings[at], siblings[at + 1]];
  if (!before) return (next?.position ?? 0) - 1;
  return next ? (before.position + next.position) / 2 : before.position + 1;
}

/** Where something that names this place belongs now: there, or where all of it was moved to; undefined where it is unknown. */
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

/** Of what is hidden, where to go instead: where it was moved to, or what it is a part of; undefined where neither is offered. */
export function findReplacement<Node extends Pick<TreeNode, "path" | "parent" | "hidden" | "movedTo">>(
  nodes: readonly Node[],
  hidden: Node,
): Node | undefined {
  const shown = visibleNodes(nodes);
  const candidates = [resolveMoves(nodes, hidden.path)?.path, hidden.parent];
  return candidates.map((path) => shown.find((one) => one.path === path)).find((one) => one !== undefined);
}

/** What stands at a path, with what it is a part of before it. */
export function nodeTrail<Node extends Pick<TreeNode, "path" | "parent">>(
  nodes: readonly Node[],
  path: string | undefined,
): Node[] {
  const found = nodes.find((one) => one.path === path);
  if (!found) return [];
  return [...nodes.filter((one) => one.path === found.parent), found];
}

/** Behind these words stands what a thing comes with or is for. */
const accessoryPattern =
  /(,\s|;|\(|–|—|\s-\s|\s(with|for|by|in|on|near|from|at|to|plus|including|without)\s).*$/i;

/** The part that a title speaks of: what the thing is, then what it comes with; null where nothing tells. */
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
