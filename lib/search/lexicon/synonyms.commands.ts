import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { SynonymGroupDto, SynonymInput } from "./synonyms.contract";
import { synonymsTag } from "./synonyms.rules";

type Group = SynonymGroupDto;

const gone = "These words were removed. Please check the list again.";
const taken = "A group with these words already exists.";

async function lock(tx: Transaction, id: number): Promise<Group> {
  const [group] = await tx.rows<Group>(
    sql`SELECT id, words, finds FROM search_synonyms WHERE id = ${id}::int FOR UPDATE`,
  );
  if (!group) throw new AppError("not_found", gone);
  return group;
}

function stateOf({ words, finds }: Omit<Group, "id">) {
  return { words: words.join(", "), "also finds": finds.join(", ") };
}

type Change = { admin: Viewer; headers: Headers };
type Step = Change & { id: number; before: Group | null; after: SynonymInput | null; verb: string };

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

/** Adds or changes a group; 404 for one that is gone, 409 where the same words stand already. */
export function writeSynonymGroup({ input, ...change }: Change & { input: SynonymInput }): Promise<Group> {
  const { id, words, finds } = input;
  return transaction(async (tx) => {
    const before = id === null ? null : await lock(tx, id);
    const [same] = await tx.rows<object>(
      sql`SELECT 1 FROM search_synonyms WHERE words = ${words}::text[] AND id <> ${id ?? 0}::int`,
    );
    if (same) throw new AppError("conflict", taken);
    const [group] = before
      ? await tx.rows<Group>(sql`
          UPDATE search_synonyms SET words = ${words}::text[], finds = ${finds}::text[], updated_at = now()
          WHERE id = ${before.id}::int RETURNING id, words, finds`)
      : await tx.rows<Group>(sql`
          INSERT INTO search_synonyms (words, finds) VALUES (${words}::text[], ${finds}::text[])
          RETURNING id, words, finds`);
    const verb = before ? "changed" : "added";
    await record(tx, { ...change, id: group!.id, before, after: input, verb });
    return group!;
  });
}

/** Removes a group; 404 for one that is gone. */
export function removeSynonymGroup({ id, ...change }: Change & { id: number }): Promise<Group> {
  return transaction(async (tx) => {
    const before = await lock(tx, id);
    await tx.rows(sql`DELETE FROM search_synonyms WHERE id = ${id}::int`);
    await record(tx, { ...change, id, before, after: null, verb: "removed" });
    return before;
  });
}
