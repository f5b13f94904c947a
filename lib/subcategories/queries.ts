import "server-only";
import { rows, type Reader } from "@/lib/server/db";
import { visibleNodes } from "@/lib/shared/tree";
import type { SubcategoryDto } from "./contract";
import { countItems, isBuiltIn, readSection } from "./rows";
import type { TreeSection } from "./rules";

export async function readSubcategories(reader: Reader, section: TreeSection): Promise<SubcategoryDto[]> {
  const tree = await readSection(reader, section);
  const counts = await countItems(
    reader,
    section,
    tree.map(({ path }) => path),
  );
  const shown = new Set(visibleNodes(tree));
  return tree.map((node) => ({
    path: node.path,
    name: node.name,
    parent: node.parent,
    words: node.words ? node.words.split("|") : [],
    hidden: !shown.has(node),
    added: !isBuiltIn(section, node.path),
    fixed: section === "jobs" && node.parent === null,
    count: counts.get(node.path) ?? 0,
  }));
}

export function listSubcategoriesOf(section: TreeSection): Promise<SubcategoryDto[]> {
  return readSubcategories({ rows }, section);
}
