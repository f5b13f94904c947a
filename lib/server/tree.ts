import "server-only";
import { applyChanges, type Board, type TreeChange, type TreeNode } from "@/lib/shared/tree";
import { cachedRead } from "./cache";
import { rows, sql, type Reader } from "./db";

export const treesTag = "subcategories";

export async function readChangedTree<Node extends TreeNode>(
  reader: Reader,
  board: Board,
  builtIn: readonly Node[],
): Promise<Node[]> {
  const changes = await reader.rows<TreeChange>(sql`
    SELECT path, name, words, hidden, moved_to AS "movedTo", position FROM subcategory_changes
    WHERE board = ${board} ORDER BY path`);
  return applyChanges(builtIn, changes);
}

export function readTree<Node extends TreeNode>(
  board: Board,
  builtIn: readonly Node[],
): Promise<readonly Node[]> {
  return cachedRead({
    tags: [treesTag],
    key: `tree-${board}`,
    maxAgeSeconds: 600,
    load: () => readChangedTree({ rows }, board, builtIn),
  });
}
