import "server-only";
import type { z } from "zod";
import { recordAudit } from "@/lib/audit/rows";
import { jobsTag } from "@/lib/jobs/rules";
import { subcategoryLexeme } from "@/lib/listings/catalog/fact-lexemes.rules";
import { listingsTag } from "@/lib/listings/rules";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { treesTag } from "@/lib/server/tree";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { positionAfter, visibleNodes } from "@/lib/shared/tree";
import type { MovedDto, MoveInput, SubcategoryDto } from "./contract";
import { subcategoriesCopy as copy } from "./copy";
import { readSubcategories } from "./queries";
import { countItems, moveItems, readSection, type Node } from "./rows";
import { boardOf, slugOf, type TreeSection } from "./rules";
import type { writeSubcategorySchema } from "./schema";

type Change = { admin: Viewer; headers: Headers };
type Input = z.output<typeof writeSubcategorySchema>;

/** Serializes admins, because names, paths and positions are checked against the whole tree. */
async function lockTrees(tx: Transaction): Promise<void> {
  await tx.rows(sql`LOCK TABLE subcategory_changes IN SHARE ROW EXCLUSIVE MODE`);
}

function failValidation(field: string, message: string): never {
  throw new AppError("rule_broken", message, { fields: { [field]: message } });
}

function find(tree: readonly Node[], path: string): Node {
  const found = tree.find((one) => one.path === path);
  if (!found) throw new AppError("not_found", copy.unknown);
  return found;
}

/** Group path plus a slug of the name; must be unique as a search lexeme. */
function newPath(tree: readonly Node[], { parent, name }: Input): string {
  const group = find(tree, parent ?? "");
  const slug = slugOf(name);
  if (group.parent !== null) throw new AppError("not_found", copy.unknown);
  if (!slug) failValidation("name", copy.noLetters);
  const path = `${group.path}/${slug}`;
  const isInUse = tree.some((one) => subcategoryLexeme(one.path) === subcategoryLexeme(path));
  if (isInUse) failValidation("name", copy.nameInUse);
  return path;
}

async function assertEmpty(tx: Transaction, section: TreeSection, own: readonly Node[]): Promise<void> {
  const counts = await countItems(
    tx,
    section,
    own.map(({ path }) => path),
  );
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (count > 0) failValidation("hidden", copy.notEmpty(section, count));
}

function auditState(tree: readonly Node[], node: Node) {
  const siblings = tree.filter((one) => one.parent === node.parent);
  const { name, words, hidden } = node;
  return { name, words: words.replaceAll("|", ", "), hidden, place: siblings.indexOf(node) + 1 };
}

/** Takes effect on all instances immediately; the path never changes. */
export function writeSubcategory({
  input,
  admin,
  headers,
}: Change & { input: Input }): Promise<SubcategoryDto> {
  const { section, name, hidden } = input;
  const board = boardOf(section);
  return transaction(async (tx) => {
    await lockTrees(tx);
    const tree = await readSection(tx, section);
    const before = input.path === null ? null : find(tree, input.path);
    const path = before?.path ?? newPath(tree, input);
    const parent = before ? before.parent : input.parent!;
    if (section === "jobs" && parent === null) throw new AppError("rule_broken", copy.fixed);
    const siblings = tree.filter((one) => one.parent === parent && one.path !== path);
    if (siblings.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      failValidation("name", copy.nameInUse);
    if (hidden && before && !before.hidden) {
      await assertEmpty(
        tx,
        section,
        tree.filter((one) => one.path === path || one.parent === path),
      );
    }
    const position =
      input.after === undefined ? (before?.position ?? null) : positionAfter(siblings, input.after);
    await tx.rows(sql`
      INSERT INTO subcategory_changes (board, path, name, words, hidden, position, moved_to)
      VALUES (${board}, ${path}, ${name}, ${input.words.join("|")}, ${hidden}, ${position}::float8, null)
      ON CONFLICT (board, path) DO UPDATE SET name = excluded.name, words = excluded.words, hidden = excluded.hidden,
        position = excluded.position, updated_at = now(),
        moved_to = CASE WHEN excluded.hidden THEN subcategory_changes.moved_to END`);
    const next = await readSection(tx, section);
    await recordAudit(tx, {
      actor: admin,
      action: "subcategories.write",
      subjectType: "subcategory",
      subjectId: path,
      summary: `The subcategory “${name}” was ${before ? "changed" : "added"}`,
      state: { before: before && auditState(tree, before), after: auditState(next, find(next, path)) },
      headers,
    });
    await purge([treesTag], tx);
    const written = await readSubcategories(tx, section);
    return written.find((one) => one.path === path)!;
  });
}

export function moveSubcategory({ input, admin, headers }: Change & { input: MoveInput }): Promise<MovedDto> {
  const { section, from, to } = input;
  const board = boardOf(section);
  return transaction(async (tx) => {
    await lockTrees(tx);
    const tree = await readSection(tx, section);
    const [source, target] = [find(tree, from), tree.find((one) => one.path === to)];
    if (!target) failValidation("to", copy.sameSection);
    if (!visibleNodes(tree).includes(target)) failValidation("to", copy.hiddenTarget);
    const moved = await moveItems(tx, { section, from, to: target });
    if (moved === 0) throw new AppError("conflict", copy.nothingToMove);
    // Creates rows for both: they are counted from now on, and a path that is hidden later redirects.
    await tx.rows(sql`
      INSERT INTO subcategory_changes (board, path, moved_to)
      VALUES (${board}, ${from}, ${to}), (${board}, ${to}, null)
      ON CONFLICT (board, path) DO UPDATE SET moved_to = coalesce(excluded.moved_to, subcategory_changes.moved_to),
        updated_at = now()`);
    const things = section === "jobs" ? "jobs" : "listings";
    await recordAudit(tx, {
      actor: admin,
      action: "subcategories.move",
      subjectType: "subcategory",
      subjectId: from,
      summary: `${moved} ${moved === 1 ? things.slice(0, -1) : things} moved from “${source.name}” to “${target.name}”`,
      state: {
        before: { subcategory: source.path, [things]: moved },
        after: { subcategory: target.path, [things]: moved },
      },
      headers,
    });
    await purge([treesTag, section === "jobs" ? jobsTag : listingsTag], tx);
    return { moved, left: (await countItems(tx, section, [from])).get(from) ?? 0 };
  });
}
