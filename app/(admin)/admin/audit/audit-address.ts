import type { AuditFilter } from "@/components/admin/audit/audit-filters";
import { isDay } from "@/lib/audit/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { writeQuery, type QueryParams } from "@/lib/shared/query-params";
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
  return adminHrefs.audit(writeQuery({ ...filter, cursor }));
}
