import { describeProblems, findProblems, parseEnv } from "@/lib/server/env-schema";
import { startFront } from "@/lib/server/front/server";

const settings = { ...process.env, NODE_ENV: "production" };
const problems = findProblems(settings, "serve");
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exit(1);
}

const env = parseEnv(settings);
await startFront({
  hostname: env.HOST,
  port: env.PORT,
  siteName: env.SITE_NAME,
  https: env.APP_URL?.startsWith("https://") ?? false,
  patience: env.DATABASE_PATIENCE,
});
