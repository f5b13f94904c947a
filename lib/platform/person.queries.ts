import "server-only";
import { readAccountForReview } from "@/lib/account/moderation.queries";
import { accountModerationCopy } from "@/lib/account/moderation.copy";
import { describeDevice } from "@/lib/auth/sessions/devices.rules";
import { listCaseListings } from "@/lib/listings/moderation/case.rows";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { rememberedIdleSeconds, sessionIdleSeconds } from "@/lib/shared/session";
import type { PersonFileDto } from "./person.contract";

const shown = { listings: 8, jobs: 8, reports: 10, devices: 20, history: 30 } as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type PersonRow = { id: string; phone: string | null } & Pick<PersonFileDto, "business" | "counts">;

/** `id` is that of an account or its vendor. */
async function findPerson(id: string): Promise<PersonRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const [found] = await rows<PersonRow>(sql`
    SELECT u.id, u.phone,
      CASE WHEN v.id IS NOT NULL
        THEN json_build_object('id', v.id, 'name', v.business_name, 'status', v.status) END AS business,
      json_build_object(
        'listings', (SELECT count(*) FROM listings WHERE vendor_id = v.id AND status <> 'draft'),
        'jobs', (SELECT count(*) FROM jobs WHERE poster_id = u.id AND status <> 'draft'),
        'reviews', (SELECT count(*) FROM reviews WHERE author_id = u.id),
        'reportsMade', (SELECT count(*) FROM reports WHERE reporter_id = u.id),
        'casesOpened', (SELECT count(*) FROM deal_cases WHERE opener_id = u.id),
        'casesAbout', (SELECT count(*) FROM deal_cases WHERE other_id = u.id)) AS counts
    FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE (u.id = ${id}::uuid OR v.id = ${id}::uuid) AND u.status <> 'deleted'`);
  return found;
}

type JobRow = Omit<PersonFileDto["jobs"][number], "createdAt"> & { createdAt: Date };

function readJobs(userId: string): Promise<JobRow[]> {
  return rows<JobRow>(sql`
    SELECT id, title, company, status::text AS status, created_at AS "createdAt" FROM jobs
    WHERE poster_id = ${userId}::uuid AND status <> 'draft'
    ORDER BY created_at DESC, id DESC LIMIT ${shown.jobs}`);
}

type ReportRow = Omit<PersonFileDto["reports"][number], "at"> & { at: Date };

function readReports(userId: string, vendorId: string | null): Promise<ReportRow[]> {
  return rows<ReportRow>(sql`
    SELECT p.id, p.subject_type::text AS subject, p.reason, p.text, p.status::text AS status, p.created_at AS at,
      CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'title', l.title) END AS listing
    FROM reports p LEFT JOIN listings l ON p.subject_type = 'listing' AND l.id = p.subject_id
    WHERE (p.subject_type = 'vendor' AND p.subject_id = ${vendorId}::uuid)
      OR (p.subject_type = 'listing'
        AND p.subject_id IN (SELECT id FROM listings WHERE vendor_id = ${vendorId}::uuid))
      OR (p.subject_type = 'job' AND p.subject_id IN (SELECT id FROM jobs WHERE poster_id = ${userId}::uuid))
      OR (p.subject_type = 'review' AND p.subject_id IN (SELECT id FROM reviews WHERE author_id = ${userId}::uuid))
      OR (p.subject_type = 'message'
        AND EXISTS (SELECT 1 FROM messages m WHERE m.id = p.subject_id AND m.sender_id = ${userId}::uuid))
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${shown.reports}`);
}

type DeviceRow = { id: string; userAgent: string | null; createdAt: Date; lastUsedAt: Date };

function readSessions(userId: string): Promise<DeviceRow[]> {
  return rows<DeviceRow>(sql`
    SELECT id, user_agent AS "userAgent", created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM sessions
    WHERE user_id = ${userId}::uuid AND revoked_at IS NULL AND expires_at > now()
      AND last_used_at > now() - make_interval(secs =>
        CASE WHEN remember THEN ${rememberedIdleSeconds}::int ELSE ${sessionIdleSeconds}::int END)
    ORDER BY last_used_at DESC LIMIT ${shown.devices}`);
}

type EventRow = Omit<PersonFileDto["history"][number], "at"> & { at: Date };

function readHistory(userId: string, vendorId: string | null): Promise<EventRow[]> {
  return rows<EventRow>(sql`
    SELECT id, coalesce(nullif(summary, ''), action) AS summary, data->>'reason' AS reason,
      actor_name AS by, created_at AS at
    FROM audit_log
    WHERE (subject_type = 'user' AND subject_id = ${userId})
      OR (subject_type = 'vendor' AND subject_id = ${vendorId})
    ORDER BY created_at DESC, id DESC LIMIT ${shown.history}`);
}

/** `personId` is the id of an account or its vendor; throws 404 for others and for deleted accounts. */
export async function getPersonFile(personId: string): Promise<PersonFileDto> {
  const person = await findPerson(personId);
  if (!person) throw new AppError("not_found", accountModerationCopy.notFound);
  const { id, phone, business, counts } = person;
  const vendorId = business?.id ?? null;
  const [account, listings, jobs, reports, devices, history] = await Promise.all([
    readAccountForReview(id),
    vendorId ? listCaseListings({ vendorId, limit: shown.listings }) : [],
    readJobs(id),
    readReports(id, vendorId),
    readSessions(id),
    readHistory(id, vendorId),
  ]);
  return {
    account,
    phone,
    business,
    counts,
    listings,
    jobs: jobs.map((job) => ({ ...job, createdAt: job.createdAt.toISOString() })),
    reports: reports.map((report) => ({ ...report, at: report.at.toISOString() })),
    devices: devices.map(({ userAgent, createdAt, lastUsedAt, ...session }) => ({
      ...session,
      device: describeDevice(userAgent),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}
