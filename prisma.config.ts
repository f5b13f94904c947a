import { defineConfig } from "prisma/config";

/**
 * For `prisma generate`, `format`, and `validate`, and for `prisma migrate deploy` on systems that can download its
 * engine.
 */
export default defineConfig({
  schema: "prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
