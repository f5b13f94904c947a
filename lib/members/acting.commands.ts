import "server-only";
import { caseSubject } from "@/lib/cases/rows";
import type { DealDto } from "@/lib/messages/deal.contract";
import { withPermission } from "@/lib/server/acting-business";
import { rows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { permissionDenied, type Actor, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { isPermitted, isTeamMember, type Permission } from "@/lib/shared/permissions";
import { isUuid } from "@/lib/shared/uuid";

type Subject = {
  kind: "conversation" | "message" | "offer" | "viewing" | "case" | "job" | "application";
  id: string;
};

const sides: Record<Subject["kind"], (id: string) => Sql> = {
  conversation: (id) => sql`SELECT owner_id AS owner, starter_id AS guest, job_id IS NOT NULL AS "isJob"
    FROM conversations WHERE id = ${id}::uuid AND starter_messages + owner_messages > 0`,
  message: (id) => sql`SELECT c.owner_id AS owner, c.starter_id AS guest, c.job_id IS NOT NULL AS "isJob"
    FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = ${id}::uuid`,
  offer: (id) => sql`SELECT c.owner_id AS owner, c.starter_id AS guest, c.job_id IS NOT NULL AS "isJob"
    FROM offers o JOIN conversations c ON c.id = o.conversation_id WHERE o.id = ${id}::uuid`,
  viewing: (id) => sql`SELECT c.owner_id AS owner, c.starter_id AS guest, c.job_id IS NOT NULL AS "isJob"
    FROM viewings w JOIN conversations c ON c.id = w.conversation_id WHERE w.id = ${id}::uuid`,
  case: (id) => sql`SELECT c.owner_id AS owner, c.starter_id AS guest, c.job_id IS NOT NULL AS "isJob"
    FROM deal_cases k CROSS JOIN ${caseSubject} JOIN conversations c ON c.id = t.conversation_id
    WHERE k.id = ${id}::uuid`,
  job: (id) =>
    sql`SELECT poster_id AS owner, NULL::uuid AS guest, true AS "isJob" FROM jobs WHERE id = ${id}::uuid`,
  application: (id) => sql`SELECT j.poster_id AS owner, a.applicant_id AS guest, true AS "isJob"
    FROM job_applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = ${id}::uuid`,
};

type ThreadOwner = { id: string; username: string; isJob: boolean };

async function findOwner(
  { id: viewerId, vendorId }: Viewer,
  { kind, id }: Subject,
): Promise<ThreadOwner | null> {
  const [found] = await rows<ThreadOwner>(sql`
    SELECT u.id::text AS id, u.username::text AS username, s."isJob" FROM (${sides[kind](id)}) s
    JOIN vendors v ON v.user_id = s.owner AND v.id = ${vendorId}::uuid JOIN users u ON u.id = v.user_id
    WHERE s.guest IS DISTINCT FROM ${viewerId}::uuid`);
  return found ?? null;
}

type Attempt = { viewer: Viewer; subject: Subject; permission: Permission; headers?: Headers };

/**
 * The business's owner if the viewer is on the team and may act for them; otherwise the viewer. Without the permission
 * `hire`, a team member can't find a job; throws forbidden if another permission is missing.
 */
export async function findActor({ viewer, subject, permission, headers }: Attempt): Promise<Actor> {
  const { id, username, vendorId } = viewer;
  const isPossible = isTeamMember(viewer) && vendorId && isUuid(subject.id);
  const owner = isPossible ? await findOwner(viewer, subject) : null;
  if (!owner || !vendorId || (owner.isJob && !isPermitted(viewer, "hire"))) return viewer;
  if (!owner.isJob && !isPermitted(viewer, permission)) throw new AppError("forbidden", permissionDenied);
  const author = { id, username, vendorId, headers };
  return { ...viewer, id: owner.id, username: owner.username, businessRole: "owner", author };
}

type Scope = { kind: Subject["kind"]; permission: Permission };

type RequestContext = { viewer: Viewer; params: { id: string }; request: Request };

/** Handler that runs `act` for the actor of `params.id`, and checks the membership again in each transaction. */
export function withActor<C extends RequestContext, T>(
  { kind, permission }: Scope,
  act: (actor: Actor, context: C) => Promise<T>,
): (context: C) => Promise<T> {
  return async function handle(context) {
    const { viewer, params, request } = context;
    const subject = { kind, id: params.id };
    const actor = await findActor({ viewer, subject, permission, headers: request.headers });
    if (!actor.author) return act(actor, context);
    return withPermission(viewer, permission, () => act(actor, context));
  };
}

/** Offers need the permission `price`. */
function forTeam(deal: DealDto, viewer: Viewer): DealDto {
  if (isPermitted(viewer, "price")) return deal;
  const offer = deal.offer && { ...deal.offer, actions: [] };
  return { ...deal, offer, canOffer: false, canComplete: false };
}

/** Like `withActor`; hides what the viewer’s role may not do in the deal. */
export function withDealActor<C extends RequestContext>(
  scope: Scope,
  act: (actor: Actor, context: C) => Promise<DealDto>,
): (context: C) => Promise<DealDto> {
  return withActor(scope, async (actor, context: C) => {
    const deal = await act(actor, context);
    return actor.author ? forTeam(deal, context.viewer) : deal;
  });
}
