import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { purge } from "@/lib/server/cache";
import { raw, sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { SynonymGroupDto, SynonymInput } from "./synonyms.contract";
import { defaultWeights, kindOf, synonymsTag } from "./synonyms.rules";

type Group = SynonymGroupDto;

const columns = raw("id, words, finds, kind, weight, source");

const gone = "These words were removed. Please check the list again.";
const alreadyExists = "A group with these words already exists.";

async function lock(tx: Transaction, id: number): Promise<Group> {
  const [group] = await tx.rows<Group>(
    sql`SELECT ${columns} FROM search_synonyms WHERE id = ${id}::int FOR UPDATE`,
  );
  if (!group) throw new AppError("not_found", gone);
  return group;
}

function stateOf({ words, finds, kind, weight }: Group) {
  return { words: words.join(", "), "also finds": finds.join(", "), kind, weight };
}

type Change = { admin: Viewer; headers: Headers };
type Step = Change & { id: number; before: Group | null; after: Group | null; verb: string };

async function record(tx: Transaction, { admin, headers, id, before, after, verb }: Step): Promise<void> {
  const { words } = (after ?? before)!;
  await recordAudit(tx, {
    actor: admin,
    action: after ? "synonyms.write" : "synonyms.remove",
    subjectType: "synonyms",
    subjectId: String(id),
    summary: `Words with the same meaning as “${words[0]}” were ${verb}`,
    state: { before: before && stateOf(before), after: after && stateOf(after) },
    headers,
  });
  await purge([synonymsTag], tx);
}

async function assertUnique(tx: Transaction, words: readonly string[]): Promise<void> {
  const [same] = await tx.rows<object>(
    sql`SELECT 1 FROM search_synonyms WHERE words = ${[...words]}::text[]`,
  );
  if (same) throw new AppError("conflict", alreadyExists);
}

/**
 * Sets the source to admin. Throws not_found (404) for a removed group, conflict (409) if another group has the same
 * words.
 */
export function writeSynonymGroup({ input, ...change }: Change & { input: SynonymInput }): Promise<Group> {
  const { id, words, finds } = input;
  const kind = kindOf(input);
  const weight = input.weight ?? defaultWeights[kind];
  return transaction(async (tx) => {
    const before = id === null ? null : await lock(tx, id);
    if (before?.words.join() !== words.join()) await assertUnique(tx, words);
    const values = sql`${words}::text[], ${finds}::text[], ${kind}::synonym_kind, ${weight}::float8, 'admin'::synonym_source`;
    const [after] = before
      ? await tx.rows<Group>(sql`
          UPDATE search_synonyms SET (words, finds, kind, weight, source, updated_at) = (${values}, now())
          WHERE id = ${before.id}::int RETURNING ${columns}`)
      : await tx.rows<Group>(sql`
          INSERT INTO search_synonyms (words, finds, kind, weight, source) VALUES (${values}) RETURNING ${columns}`);
    const verb = before ? "changed" : "added";
    await record(tx, { ...change, id: after!.id, before, after: after!, verb });
    return after!;
  });
}

export function removeSynonymGroup({ id, ...change }: Change & { id: number }): Promise<Group> {
  return transaction(async (tx) => {
    const before = await lock(tx, id);
    await tx.rows(sql`DELETE FROM search_synonyms WHERE id = ${id}::int`);
    await record(tx, { ...change, id, before, after: null, verb: "removed" });
    return before;
  });
}
