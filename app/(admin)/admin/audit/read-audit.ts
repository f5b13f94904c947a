import type { AuditFilter } from "@/components/admin/audit/audit-filters";
import { listAudit } from "@/lib/audit/queries";
import { isDay } from "@/lib/audit/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import type { QueryParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export function readAuditFilter(params: QueryParams): AuditFilter {
  return {
    person: cleanInput(params.person, 120),
    action: cleanInput(params.action, 80),
    thing: cleanInput(params.thing, 300),
    from: isDay(params.from) ? params.from : undefined,
    to: isDay(params.to) ? params.to : undefined,
  };
}

export function auditHref(filter: AuditFilter, cursor?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, cursor })) if (value) query.set(name, value);
  return adminHrefs.audit(String(query));
}

export function readAuditPage(filter: AuditFilter, from: string | undefined) {
  return readPageOrFirst(from, (cursor) => listAudit({ ...filter, limit: 50, cursor }));
}
