import "server-only";
import { sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { stepMailDelaySeconds } from "./rules";

const isUndo = sql`coalesce(from_status = lag(to_status) OVER line AND to_status = lag(from_status) OVER line
  AND created_at < lag(created_at) OVER line + make_interval(secs => ${constant(stepMailDelaySeconds)}), false)`;

/**
 * Events of one application; `takes_back` marks a step that quickly undoes the previous one, `taken_back` the undone
 * step. An undo can't be undone itself: of A→B, B→A, A→B, the last step counts.
 */
export function applicationEvents(applicationId: Sql): Sql {
  return sql`(SELECT p.*, coalesce(lead(takes_back) OVER (ORDER BY created_at, id), false) AS taken_back
    FROM (SELECT r.*, row_number() OVER (PARTITION BY run ORDER BY created_at, id) % 2 = 0 AS takes_back
      FROM (SELECT e.*, count(*) FILTER (WHERE NOT reverses) OVER (ORDER BY created_at, id) AS run
        FROM (SELECT id, from_status, to_status, created_at, ${isUndo} AS reverses
          FROM job_application_events WHERE application_id = ${applicationId}
          WINDOW line AS (ORDER BY created_at, id)) e) r) p)`;
}
