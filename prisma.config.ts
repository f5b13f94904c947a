import { defineConfig } from "prisma/config";

/** For `prisma generate`, `format`, `validate`, and for `prisma migrate deploy` where its engine can be downloaded. */
export default defineConfig({
  schema: "prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
