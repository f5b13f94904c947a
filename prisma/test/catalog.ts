import type pg from "pg";

const objects = `
  SELECT 'extension ' || extname AS line FROM pg_extension
  UNION ALL
  SELECT 'enum ' || typname || ' ' || string_agg(enumlabel, ', ' ORDER BY enumsortorder)
  FROM pg_enum JOIN pg_type t ON t.oid = enumtypid GROUP BY typname
  UNION ALL
  SELECT concat_ws(' ', 'relation', relname, relkind::text, relpersistence::text, reloptions, relacl)
  FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT concat_ws(' ', 'column', c.relname, row_number() OVER (PARTITION BY c.oid ORDER BY attnum), attname,
    format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'NOT NULL' END, pg_get_expr(adbin, adrelid),
    (SELECT collname FROM pg_collation l WHERE l.oid = attcollation), attgenerated::text, attidentity::text,
    attstorage::text, attstattarget, attoptions, attacl)
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = attrelid AND relkind IN ('r', 'v') AND relnamespace = 'public'::regnamespace
  LEFT JOIN pg_attrdef d ON d.adrelid = attrelid AND d.adnum = attnum
  WHERE attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'index ' || pg_get_indexdef(indexrelid)
  FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT concat_ws(' ', 'function', p.oid::regprocedure, proacl, md5(pg_get_functiondef(p.oid)))
  FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT 'trigger ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'view ' || viewname || ' ' || definition FROM pg_views WHERE schemaname = 'public'
  UNION ALL
  SELECT concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax,
    seqcache, seqcycle, refobjid::regclass, refobjsubid)
  FROM pg_sequence LEFT JOIN pg_depend ON objid = seqrelid AND deptype = 'a'
  UNION ALL
  SELECT concat_ws(' ', 'text search', cfgname, maptokentype, mapseqno, mapdict::regdictionary)
  FROM pg_ts_config c JOIN pg_ts_config_map ON mapcfg = c.oid WHERE cfgnamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'statistics ' || pg_get_statisticsobjdef(oid) FROM pg_statistic_ext
  UNION ALL
  SELECT 'comment ' || pg_describe_object(classoid, objoid, objsubid) || ' ' || description FROM pg_description
  WHERE classoid = 'pg_class'::regclass AND objoid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`;

export async function describeSchema(client: Pick<pg.Client, "query">): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(objects);
  const lines = rows.map(({ line }) => line.replace(/\s+/g, " ").trim());
  return lines.filter((line) => !line.includes("_prisma_migrations")).sort();
}
